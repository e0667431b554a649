import { readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/**
 * Paths of the files below a folder of the project, links included.
 *
 * @param folder from the root; "." for the root itself
 * @returns from the root, with slashes, in alphabetical order; none where there is no such folder
 */
export function filesBelow(root: string, folder: string): string[] {
  if (!statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory()) return [];
  // Without their types, Node asks the system of each name whether it is a folder.
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}
