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

/** The name that a file had before it was published, or taken back. */
export const otherName = (file: string): string =>
  isUnpublished(file) ? publishedFile(file) : unpublishedFile(file);
