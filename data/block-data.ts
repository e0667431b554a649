import { isJsonObject, type JsonObject, type JsonValue } from "../schema/json-document";
import type { SchemaSet } from "../schema/schema-set";
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

/** What gives a block its data; undefined where the page has no item to give it from. */
type DataSource = (place: DataPlace) => unknown;

const ofItem = (
  collection: string,
  give: (item: CollectionItem, place: DataPlace) => unknown,
): DataSource => {
  return (place) =>
    place.item?.isValid && place.item.document.file.startsWith(`data/${collection}/`)
      ? give(place.item, place)
      : undefined;
};

/** Sources that give what the item of the page's template has, with the collection that the item is of. */
const OF_ITEM: Readonly<Record<string, string>> = {
  post: "posts",
  "related-posts": "posts",
  competitor: "comparisons",
};

/** The collection of which a page needs an item to show this; undefined for what every page can show. */
export const collectionOf = ({ source }: DataProperty): string | undefined => OF_ITEM[source];

/** What a block's schema may ask for with `x-data`, by name. */
const SOURCES: Readonly<Record<string, DataSource>> = {
  posts: ({ collections }) => postSummaries(collections),
  post: ofItem("posts", postArticle),
  "related-posts": ofItem("posts", (item, { collections }) => relatedPosts(collections, item)),
  carriers: ({ collections, constants }) => defaultCarriers(collections, constants),
  competitors: ({ collections }) => competitorSummaries(collections),
  competitor: ofItem("comparisons", competitorOf),
  "plan-rates": ({ constants }) => planRates(constants),
  "rival-rates": ({ collections }) => rivalRates(collections),
  "comparison-index": ({ collections }) => comparisonIndex(collections),
};

/** A property that the site fills in. */
export interface DataProperty {
  name: string;
  /** Name of its source. */
  source: string;
}

/** The properties of a schema that the site fills in: those that say `x-data`. */
export function dataProperties(schemas: SchemaSet, path: string): DataProperty[] {
  const { properties } = schemas.schema(path);
  return Object.entries(isJsonObject(properties) ? properties : {}).flatMap(([name, property]) => {
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
    const give = SOURCES[source];
    if (!give)
      throw new Error(`${schema}: "x-data" names "${source}"; known are ${Object.keys(SOURCES).join(", ")}.`);
    const value = give(place);
    if (value !== undefined) data[name] = structuredClone(value) as JsonValue;
  }
  return data;
}
