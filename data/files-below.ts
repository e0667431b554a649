import { readdirSync, statSync } from "node:fs";
import { join, posix } from "node:path";

/** Hidden files of tools, such as an editor's lock (a dangling link). `.json` is not hidden: it is a page without a name. */
const TOOL_FILE = /^\.(?!json$)/;

/**
 * Returns the paths of all files in a folder of the project and its subfolders, including links, and folders in place of a
 * JSON file, whose reading reports the fault. Files of tools are left out.
 *
 * @param folder relative to the root; "." for the root itself
 * @returns paths relative to the root, with forward slashes, in alphabetical order; none if the folder does not exist
 */
export function filesBelow(root: string, folder: string): string[] {
  if (!statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory()) return [];
  // Not `recursive`: from Node 22 on, it follows links.
  const below = (path: string): string[] =>
    readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
      const child = posix.join(path, entry.name);
      if (entry.isDirectory() && !child.endsWith(".json")) return below(child);
      return TOOL_FILE.test(entry.name) ? [] : [child];
    });
  return below(folder).sort();
}
