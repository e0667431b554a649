import { type Dirent, lstatSync, readdirSync, type Stats } from "node:fs";
import { join } from "node:path";

/** A file or folder in public/ that must not be published. */
interface RefusedFile {
  path: string;
  /** What is wrong with it, as the end of a sentence: `is a symbolic link`. */
  reason: string;
  fix: string;
}

/** Configuration files of hosts. */
const MADE_BY_THE_BUILD = new Set(["/_headers", "/_redirects"]);

/** Returns why a file or folder must not be published; undefined if it may be. */
function refusal(path: string, entry: Dirent | Stats): Omit<RefusedFile, "path"> | undefined {
  if (entry.isSymbolicLink())
    return { reason: "is a symbolic link", fix: "Put the file itself here, or remove the link." };
  if (!entry.isFile() && !entry.isDirectory())
    return { reason: "is neither a file nor a folder", fix: "Remove it." };
  if (/\/\.[^/]*$/.test(path) && path !== "/.well-known")
    return { reason: "is hidden", fix: "Move it out of public/: such files often hold passwords." };
  if (!MADE_BY_THE_BUILD.has(path)) return undefined;
  const fix = "Remove it; change scripts/hosting/headers.ts or data/redirects.json.";
  return { reason: "is made by the build", fix };
}

/**
 * Lists the content of public/, as addresses (`/share/default.png`): the files that the build copies to the site, and what
 * is refused. Names are compared exactly, as hosts do.
 */
export function publicFiles(root: string) {
  const files: string[] = [];
  const refused: RefusedFile[] = [];
  const visit = (path: string, entry: Dirent | Stats) => {
    const fault = refusal(path, entry);
    if (fault) refused.push({ path, ...fault });
    else if (entry.isFile()) files.push(path);
    else
      for (const child of readdirSync(join(root, "public", path), { withFileTypes: true }))
        visit(`${path}/${child.name}`, child);
  };
  const folder = lstatSync(join(root, "public"), { throwIfNoEntry: false });
  // Without the folder there are no files, and every asset is reported as missing.
  if (folder) visit("", folder);
  return { files, refused };
}
