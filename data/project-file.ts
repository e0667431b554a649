import { readFileSync, realpathSync, type Stats, statSync } from "node:fs";
import { join, sep } from "node:path";

/**
 * Explains why a path cannot be read as a file of the project, without reading it: the target of a link outside of the
 * project could end up in a message or on a page, and reading a pipe would block.
 *
 * @param file path relative to the project's root; its top-level folder may be a link to a folder elsewhere
 * @returns undefined for a file that can be read
 * @throws for a file that does not exist, as `realpath` does
 */
export function unreadableReason(root: string, file: string): string | undefined {
  const top = file.includes("/") ? file.slice(0, file.indexOf("/")) : ".";
  const path = realpathSync.native(join(root, file));
  // Most paths have no links, so the real top-level folder need not be found.
  const isLinked = path !== `${root}${sep}${file}`;
  if (isLinked && !path.startsWith(realpathSync.native(join(root, top)) + sep))
    return `This is a symbolic link that points outside ${top}/. It was not read; put the file itself here.`;
  const stats = statSync(path);
  if (stats.isDirectory()) return "This is a folder; a file is expected.";
  return stats.isFile() ? undefined : "This is a pipe or a device; a file is expected.";
}

/** Returns a string that changes whenever a file does. */
export const versionOf = ({ dev, ino, size, mtimeMs }: Stats): string => `${dev} ${ino} ${size} ${mtimeMs}`;

/** Returns the version of the file at a path; empty if there is none. */
export function fileVersion(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? versionOf(stats) : "";
}

/** Reads a file of the project as text, without a byte order mark; undefined if it cannot be read. */
export function projectText(root: string, file: string): string | undefined {
  try {
    if (unreadableReason(root, file)) return undefined;
    return readFileSync(join(root, file), "utf8").replace(/^\ufeff/, "");
  } catch {
    return undefined;
  }
}
