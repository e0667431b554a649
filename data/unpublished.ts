import { existsSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "./files-below";
import { fileOfDraft } from "./read-document";
import { isUnpublished, unpublishedFile } from "./unpublished-name";

/** What is not published yet, from the project's root. */
export const unpublishedFiles = (root: string): string[] =>
  ["pages", "data"].flatMap((folder) => filesBelow(root, folder)).filter(isUnpublished);

/**
 * The names in a folder, and that of the unpublished file whose draft is just now taken for published.
 *
 * @param folder from the project's root
 */
export function withDraft(root: string, folder: string, names: readonly string[]): string[] {
  const draft = fileOfDraft() ?? "";
  const name = draft.slice(folder.length + 1);
  const isHere = draft === `${folder}/${name}` && !name.includes("/") && !names.includes(name);
  return isHere && existsSync(join(root, unpublishedFile(draft))) ? [...names, name] : [...names];
}
