import { isJsonObject, type JsonObject, type JsonValue } from "../schema/json-document";
import { propertiesOf, type SchemaSet } from "../schema/schema-set";
import { defaultCarriers } from "./carriers";
import type { CollectionItem, Collections } from "./collections";
import { comparisonIndex, competitorOf, competitorSummaries, rivalRates } from "./comparisons";
import type { Constants } from "./constants";
import { planRates } from "./plan-rates";
import { postArticle, postSummaries, relatedPosts } from "./posts";

/** Where a block stands, as far as its data depends on it. */
export interface DataPlace {
  collections: Collections;
  constants: Constants;
  /** The item that fills the page's template. */
  item?: CollectionItem | undefined;
}

/** Where a block's data comes from. */
interface DataSource {
  /** The collection whose items it reads. */
  collection?: string;
  /** Only a page about an item of the collection can show it. */
  isOfItem?: true;
  /** Gives the data; undefined where the page has no item to give it from. */
  give: (place: DataPlace) => unknown;
}

const ofItem = (
  collection: string,
  give: (item: CollectionItem, place: DataPlace) => unknown,
): DataSource => ({
  collection,
  isOfItem: true,
  give: (place) =>
    place.item?.isValid && place.item.document.file.startsWith(`data/${collection}/`)
      ? give(place.item, place)
      : undefined,
});

const ofAll = (collection: string, give: DataSource["give"]): DataSource => ({ collection, give });

/** What a block's schema may ask for with `x-data`, by name. */
const SOURCES: Readonly<Record<string, DataSource>> = {
  posts: ofAll("posts", ({ collections }) => postSummaries(collections)),
  post: ofItem("posts", postArticle),
  "related-posts": ofItem("posts", (item, { collections }) => relatedPosts(collections, item)),
  carriers: ofAll("carriers", ({ collections, constants }) => defaultCarriers(collections, constants)),
  competitors: ofAll("comparisons", ({ collections }) => competitorSummaries(collections)),
  competitor: ofItem("comparisons", competitorOf),
  "plan-rates": { give: ({ constants }) => planRates(constants) },
  "rival-rates": ofAll("comparisons", ({ collections }) => rivalRates(collections)),
  "comparison-index": ofAll("comparisons", ({ collections }) => comparisonIndex(collections)),
};

/** The collection of which a page needs an item to show this; undefined for what every page can show. */
export function collectionOf({ source }: DataProperty): string | undefined {
  const { collection, isOfItem } = SOURCES[source] ?? {};
  return isOfItem && collection;
}

/** The collections whose items some properties of a block are filled in from. */
export function collectionsShown(schemas: SchemaSet, schema: string, filled: readonly string[]): string[] {
  return dataProperties(schemas, schema)
    .filter(({ name }) => filled.includes(name))
    .flatMap(({ source }) => SOURCES[source]?.collection ?? []);
}

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
  const data: JsonObject = {};
  for (const { name, source } of dataProperties(schemas, schema)) {
    if (Object.hasOwn(written, name)) continue;
    const known = SOURCES[source];
    if (!known)
      throw new Error(`${schema}: "x-data" names "${source}"; known are ${Object.keys(SOURCES).join(", ")}.`);
    const value = known.give(place);
    if (value !== undefined) data[name] = structuredClone(value) as JsonValue;
  }
  return data;
}
