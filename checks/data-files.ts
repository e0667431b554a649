import { COLLECTION_INDEX, INDEX_SCHEMAS, ITEM_SCHEMAS } from "../data/collections";
import { once } from "../data/once";
import { lookupOf, type Site } from "../data/site";
import type { JsonDocument, JsonValue } from "../schema/json-document";
import { type CheckedTexts, fieldsOfData } from "./checked-page";

interface DataFile {
  document: JsonDocument;
  /** What stands in it, tokens resolved. */
  value: JsonValue;
  /** Path of its schema. */
  schema: string;
}

/** The files of the collections that no page is about. */
function collectionFiles({ collections, pages }: Site): DataFile[] {
  const paged = new Set(pages.flatMap(({ itemFile }) => itemFile ?? []));
  return [...collections].flatMap(([name, items]) => {
    const [collection = "", file] = name.split("/");
    const schema = (file === COLLECTION_INDEX ? INDEX_SCHEMAS : ITEM_SCHEMAS)[collection];
    return items.flatMap(({ document, value, canBeShown }) =>
      canBeShown && schema && !paged.has(document.file) ? { document, value, schema } : [],
    );
  });
}

/**
 * The data files that no page is about, so that no page's check reads them: the header and the footer, redirects,
 * carriers, indexes.
 */
export const dataFiles = once((site: Site): CheckedTexts[] => {
  const { siteDocument, navigationDocument, redirectsDocument } = site;
  const ofSite = [
    { document: siteDocument, schema: "schema/site.schema.json" },
    { document: navigationDocument, schema: "schema/navigation.schema.json" },
    { document: redirectsDocument, schema: "schema/redirects.schema.json" },
  ]
    .filter(({ document }) => document.diagnostics.length === 0)
    .map((file) => ({ ...file, value: file.document.value }));
  return [...collectionFiles(site), ...ofSite].map(({ document, value, schema }) => ({
    ...fieldsOfData(site, document, value, schema),
    documents: [document],
    lookup: lookupOf(site),
    citedFigures: [],
  }));
});
