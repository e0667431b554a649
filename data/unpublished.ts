import { filesBelow } from "./files-below";
import { activeDraftFile } from "./read-document";
import { isUnpublished, unpublishedFile } from "./unpublished-name";

/** Returns the paths of all unpublished files, relative to the project's root. */
export const unpublishedFiles = (root: string): string[] =>
  ["pages", "data"].flatMap((folder) => filesBelow(root, folder)).filter(isUnpublished);

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
