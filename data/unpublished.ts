import { existsSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "./files-below";
import { activeDraftFile } from "./read-document";
import { isUnpublished, unpublishedFile } from "./unpublished-name";

/** Returns the paths of all unpublished files, relative to the project's root. */
export const unpublishedFiles = (root: string): string[] =>
  ["pages", "data"].flatMap((folder) => filesBelow(root, folder)).filter(isUnpublished);

/**
 * Adds to a folder's file names that of an unpublished file whose draft is currently treated as published.
 *
 * @param folder relative to the project's root
 */
export function withDraft(root: string, folder: string, names: readonly string[]): string[] {
  const draft = activeDraftFile() ?? "";
  const name = draft.slice(folder.length + 1);
  const isHere = draft === `${folder}/${name}` && !name.includes("/") && !names.includes(name);
  return isHere && existsSync(join(root, unpublishedFile(draft))) ? [...names, name] : [...names];
}
