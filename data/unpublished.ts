import { existsSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "./files-below";
import { fileOfDraft } from "./read-document";

/** A page or an item whose file's name begins with an underscore. Names in brackets are those of templates. */
const UNPUBLISHED = /^(?:pages(?:\/[^_/][^/]*)*|data\/[^/]+)\/_[^/[]+\.json$/;

/** True for a page or an article that is not finished: it is on no site, and no check judges it, until it loses its underscore. */
export const isUnpublished = (file: string): boolean => UNPUBLISHED.test(file);

/** The file's name once it is published: `pages/features/_fax.json` → `pages/features/fax.json`. */
export const publishedFile = (file: string): string =>
  isUnpublished(file) ? file.replace(/\/_(?=[^/]+$)/, "/") : file;

/** Its name until then, the opposite of `publishedFile`. */
export const unpublishedFile = (file: string): string =>
  isUnpublished(file) ? file : file.replace(/\/(?=[^/]+$)/, "/_");

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
