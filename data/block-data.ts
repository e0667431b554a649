import { isJsonObject, type JsonObject, type JsonValue } from "../schema/json-document";
import { propertiesOf } from "../schema/schema-parts";
import type { SchemaSet } from "../schema/schema-set";
import { defaultCarriers } from "./carriers";
import type { CollectionItem, Collections } from "./collections";
import { comparisonIndex, competitorOf, competitorSummaries, rivalRates } from "./comparisons";
import type { Constants } from "./constants";
import { planRates } from "./plans";
import { postArticle, postSummaries, relatedPosts } from "./posts";

/** Where a block stands, as far as its data depends on it. */
export interface DataPlace {
  collections: Collections;
  constants: Constants;
  /** The item that fills the page's template. */
  item?: CollectionItem | undefined;
}

/** Where a block's data comes from: what every page can show, or what only a page about an item of a collection can. */
interface DataSource {
  /** The collection whose items it reads. */
  collection?: string;
  ofAll?: (place: DataPlace) => unknown;
  ofItem?: (item: CollectionItem, place: DataPlace) => unknown;
}

/** What a block's schema may ask for with `x-data`, by name. */
const SOURCES: Readonly<Record<string, DataSource>> = {
  posts: { collection: "posts", ofAll: ({ collections }) => postSummaries(collections) },
  post: { collection: "posts", ofItem: postArticle },
  "related-posts": {
    collection: "posts",
    ofItem: (item, { collections }) => relatedPosts(collections, item),
  },
  carriers: {
    collection: "carriers",
    ofAll: ({ collections, constants }) => defaultCarriers(collections, constants),
  },
  competitors: { collection: "comparisons", ofAll: ({ collections }) => competitorSummaries(collections) },
  competitor: { collection: "comparisons", ofItem: competitorOf },
  "plan-rates": { ofAll: ({ constants }) => planRates(constants) },
  "rival-rates": { collection: "comparisons", ofAll: ({ collections }) => rivalRates(collections) },
  "comparison-index": { collection: "comparisons", ofAll: ({ collections }) => comparisonIndex(collections) },
};

/** The collection of which a page needs an item to show this; undefined for what every page can show. */
export function collectionOf({ source }: DataProperty): string | undefined {
  const { collection, ofItem } = SOURCES[source] ?? {};
  return ofItem && collection;
}

/** The collections whose items some properties of a block are filled in from. */
export function collectionsShown(schemas: SchemaSet, schema: string, filled: readonly string[]): string[] {
  return dataProperties(schemas, schema)
    .filter(({ name }) => filled.includes(name))
    .flatMap(({ source }) => SOURCES[source]?.collection ?? []);
}

/** True for a block that shows items of a collection, whatever its author writes. */
export const showsCollection = (schemas: SchemaSet, schema: string, collection: string): boolean =>
  dataProperties(schemas, schema).some(({ source }) => SOURCES[source]?.collection === collection);

/** A property that the site fills in. */
export interface DataProperty {
  name: string;
  /** Name of its source. */
  source: string;
}

/** The properties of a schema that the site fills in: those that say `x-data`. */
export function dataProperties(schemas: SchemaSet, path: string): DataProperty[] {
  return Object.entries(propertiesOf(schemas.schema(path))).flatMap(([name, property]) => {
    const source = isJsonObject(property) ? property["x-data"] : undefined;
    return typeof source === "string" ? [{ name, source }] : [];
  });
}

/**
 * The data that a block's schema asks for and its author has not written: prices of carriers, the list of articles.
 *
 * @returns a new object with those properties only; one that the page cannot give is left out
 * @throws when a schema names a source that there is not: a fault of the code
 */
export function blockData(
  schemas: SchemaSet,
  schema: string,
  written: JsonObject,
  place: DataPlace,
): JsonObject {
  const { item } = place;
  const data: JsonObject = {};
  for (const { name, source } of dataProperties(schemas, schema)) {
    if (Object.hasOwn(written, name)) continue;
    const known = SOURCES[source];
    if (!known)
      throw new Error(`${schema}: "x-data" names "${source}"; known are ${Object.keys(SOURCES).join(", ")}.`);
    const { collection, ofAll, ofItem } = known;
    const own = item?.canBeShown && item.document.file.startsWith(`data/${collection}/`) ? item : undefined;
    const value = own && ofItem ? ofItem(own, place) : ofAll?.(place);
    if (value !== undefined) data[name] = structuredClone(value) as JsonValue;
  }
  return data;
}
