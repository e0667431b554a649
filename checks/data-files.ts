import { COLLECTION_INDEX, type CollectionItem, INDEX_SCHEMAS, ITEM_SCHEMAS } from "../data/collections";
import type { Site } from "../data/site";
import type { JsonDocument, JsonValue } from "../schema/json-document";

/** A data file that no page is about, so that no page's check reads it. */
export interface DataFile {
  document: JsonDocument;
  /** What stands in it, tokens resolved. */
  value: JsonValue;
  /** Path of its schema, which says what each text is for. */
  schema: string;
}

/** The data files that visitors read a part of and no page is about: the header and the footer, carriers, indexes. */
export function dataFiles({ collections, pages, siteDocument, navigationDocument }: Site): DataFile[] {
  const paged = new Set(pages.flatMap(({ itemFile }) => itemFile ?? []));
  const toFile = (items: readonly CollectionItem[], schema: string | undefined): DataFile[] =>
    items.flatMap(({ document, value, isValid }) =>
      isValid && schema && !paged.has(document.file) ? { document, value, schema } : [],
    );
  const ofSite = [
    { document: siteDocument, schema: "schema/site.schema.json" },
    { document: navigationDocument, schema: "schema/navigation.schema.json" },
  ];
  return [
    ...[...collections].flatMap(([name, items]) => {
      const [collection = "", file] = name.split("/");
      return toFile(items, (file === COLLECTION_INDEX ? INDEX_SCHEMAS : ITEM_SCHEMAS)[collection]);
    }),
    ...ofSite
      .filter(({ document }) => document.diagnostics.length === 0)
      .map((file) => ({ ...file, value: file.document.value })),
  ];
}
