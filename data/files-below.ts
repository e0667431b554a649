import { readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/** Hidden files of tools, such as an editor's lock (a dangling link). `.json` is not hidden: it is a page without a name. */
const TOOL_FILE = /^\.(?!json$)/;

/**
 * Returns the paths of all files in a folder of the project and its subfolders, including links, without files of tools.
 *
 * @param folder relative to the root; "." for the root itself
 * @returns paths relative to the root, with forward slashes, in alphabetical order; none if the folder does not exist
 */
export function filesBelow(root: string, folder: string): string[] {
  if (!statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory()) return [];
  // Without withFileTypes, Node calls stat on every entry.
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !TOOL_FILE.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}
