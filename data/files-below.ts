import { readdirSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { activeDraftFile } from "./read-document";
import { unpublishedFile } from "./unpublished-name";

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

/**
 * Returns the paths of the published JSON files in a folder and its subfolders, relative to the project's root and sorted:
 * those without an underscore or a dot before a name, and an unpublished file whose draft is currently treated as
 * published.
 */
export function publishedFiles(root: string, folder: string): string[] {
  const files = filesBelow(root, folder);
  const draft = activeDraftFile();
  const isDraftHere = draft !== undefined && files.includes(unpublishedFile(draft));
  const all = isDraftHere ? new Set([...files, draft]) : files;
  return [...all].filter((file) => /\.json$/.test(file) && !/\/[_.]/.test(file)).sort();
}
