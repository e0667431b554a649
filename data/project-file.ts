import { readFileSync, realpathSync, type Stats, statSync } from "node:fs";
import { join, sep } from "node:path";

/**
 * Why something cannot be read as a file of the project, found without reading it: what a link leads to elsewhere on
 * the machine would stand in a message or on a page, and a pipe would be waited for.
 *
 * @param file path from the project's root; a folder at its top may be a link to one that is kept elsewhere
 * @returns undefined for a file that can be read
 * @throws as `realpath` does, for a file that does not exist
 */
export function refusal(root: string, file: string): string | undefined {
  const top = file.includes("/") ? file.slice(0, file.indexOf("/")) : ".";
  const path = realpathSync.native(join(root, file));
  if (!path.startsWith(realpathSync.native(join(root, top)) + sep))
    return `This is a link that leads out of ${top}/. It was not read; put the file itself here.`;
  const stats = statSync(path);
  if (stats.isDirectory()) return "This is a folder; a file is expected.";
  return stats.isFile() ? undefined : "This is a pipe or a device; a file is expected.";
}

/** Tells a file from what it was before somebody changed it. */
export const versionOf = ({ dev, ino, size, mtimeMs }: Stats): string => `${dev} ${ino} ${size} ${mtimeMs}`;

/** The version of what stands at a path; empty where there is nothing. */
export function fileVersion(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? versionOf(stats) : "";
}

/** Bytes of what stands at a path, to tell whether it has changed; none of a pipe or a device, which would be waited for. */
export const bytesOf = (path: string): Buffer =>
  statSync(path).isFile() ? readFileSync(path) : Buffer.alloc(0);

/** Bytes of a file of the project; undefined where there is none that can be read. */
function projectBytes(root: string, file: string): Buffer | undefined {
  try {
    return refusal(root, file) ? undefined : readFileSync(join(root, file));
  } catch {
    return undefined;
  }
}

/** Text of a file of the project, without a byte order mark; undefined where there is none that can be read. */
export const projectText = (root: string, file: string): string | undefined =>
  projectBytes(root, file)
    ?.toString("utf8")
    .replace(/^\ufeff/, "");
