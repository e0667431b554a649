import type { CollectionItem } from "../data/collections";
import { memoize } from "../data/memoize";
import { lookupOf, type Site } from "../data/site";
import { resolveValue } from "../data/tokens";
import { type CheckedTexts, fieldsOfData } from "./checked-page";

/** Returns the files of the collections that belong to no page. */
function collectionFiles({ collections, pages }: Site): CollectionItem[] {
  const filesWithPage = new Set(pages.flatMap(({ itemFile }) => itemFile ?? []));
  return [...collections.values()]
    .flat()
    .filter(({ file, canBeShown }) => canBeShown && !filesWithPage.has(file));
}

/**
 * Returns the texts of the data files that belong to no page, so that no page's check reads them: the header and the
 * footer, authors, redirects, carriers, indexes. Memoized by site.
 */
export const dataFiles = memoize((site: Site): CheckedTexts[] => {
  const { documents } = site;
  const lookup = lookupOf(site);
  const siteFiles = [documents.site, documents.authors, documents.navigation, documents.redirects]
    .filter(({ diagnostics }) => diagnostics.length === 0)
    .map((document) => ({ document, value: resolveValue(document.value, lookup).value }));
  return [...collectionFiles(site), ...siteFiles].map(({ document, value }) => ({
    ...fieldsOfData(site, document, value),
    documents: [document],
    lookup,
    citedFigures: [],
  }));
});
