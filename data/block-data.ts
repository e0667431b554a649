import type { JsonObject, JsonValue } from "../schema/json-document";
import { objectAt, propertiesOf } from "../schema/schema-parts";
import type { SchemaSet } from "../schema/schema-set";
import { defaultCarriers } from "./carriers";
import type { CollectionItem, Collections } from "./collections";
import { comparisonIndex, competitorOf, competitorSummaries, rivalRates } from "./comparisons";
import type { Constants } from "./constants";
import { once } from "./once";
import { planRates } from "./plans";
import { postArticle, postSummaries, relatedPosts } from "./posts";

/** Where a block stands, as far as its data depends on it. */
interface DataPlace {
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

/** A property that the site fills in. */
interface DataProperty extends DataSource {
  name: string;
}

const propertiesIn = once((schema: JsonObject, path: string): readonly DataProperty[] =>
  Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const source = objectAt(property)["x-data"];
    if (source === undefined) return [];
    const known = SOURCES[String(source)];
    if (!known)
      throw new Error(`${path}: "x-data" names "${source}"; known are ${Object.keys(SOURCES).join(", ")}.`);
    return [{ name, ...known }];
  }),
);

/**
 * The properties of a schema that the site fills in: those that say `x-data`.
 *
 * @throws when a schema names a source that there is not: a fault of the code
 */
export const dataProperties = (schemas: SchemaSet, path: string): readonly DataProperty[] =>
  propertiesIn(schemas.schema(path), path);

/**
 * The data that a block's schema asks for and its author has not written: prices of carriers, the list of articles.
 *
 * @returns a new object with those properties only; one that the page cannot give is left out
 */
export function blockData(
  schemas: SchemaSet,
  schema: string,
  written: JsonObject,
  place: DataPlace,
): JsonObject {
  const { item } = place;
  const data: JsonObject = {};
  for (const { name, collection, ofAll, ofItem } of dataProperties(schemas, schema)) {
    if (Object.hasOwn(written, name)) continue;
    const own = item?.canBeShown && item.document.file.startsWith(`data/${collection}/`) ? item : undefined;
    const value = own && ofItem ? ofItem(own, place) : ofAll?.(place);
    if (value !== undefined) data[name] = structuredClone(value) as JsonValue;
  }
  return data;
}
