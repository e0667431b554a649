/** Matches the file of a page or an item with an underscore before its name, except templates (names in brackets). */
const UNPUBLISHED = /^(?:pages(?:\/[^_/][^/]*)*|data\/[^/]+)\/_[^/[]+\.json$/;

/** Whether a file is an unpublished page or item: it is not built or checked until its underscore is removed. */
export const isUnpublished = (file: string): boolean => UNPUBLISHED.test(file);

/** Returns the published name of a file: `pages/features/_fax.json` → `pages/features/fax.json`. */
export const publishedFile = (file: string): string =>
  isUnpublished(file) ? file.replace(/\/_(?=[^/]+$)/, "/") : file;

/** Returns the unpublished name of a file; the inverse of `publishedFile`. */
export const unpublishedFile = (file: string): string =>
  isUnpublished(file) ? file : file.replace(/\/(?=[^/]+$)/, "/_");

/** Returns the published name of an unpublished file, and the reverse. */
export const togglePublished = (file: string): string =>
  isUnpublished(file) ? publishedFile(file) : unpublishedFile(file);
