import type { JsonObject, JsonValue } from "../schema/json-document";
import { objectAt, propertiesOf } from "../schema/schema-parts";
import type { SchemaSet } from "../schema/schema-set";
import { defaultCarriers } from "./carriers";
import type { CollectionItem, Collections, ITEM_SCHEMAS } from "./collections";
import { comparisonIndex, competitorOf, competitorSummaries, rivalRates } from "./comparisons";
import type { Constants } from "./constants";
import { memoize } from "./memoize";
import { planRates } from "./plans";
import { postArticle, postSummaries, relatedPosts } from "./posts";

/** The context that a block's data depends on. */
interface DataPlace {
  collections: Collections;
  constants: Constants;
  /** The collection item that fills the page's template. */
  item?: CollectionItem | undefined;
}

/** A source of a block's data: for every page, or only for a page about a collection item. */
type DataSource =
  | {
      /** Collection that the source reads: the pages that show it are made again when an item changes. */
      collection: keyof typeof ITEM_SCHEMAS;
      ofAll?: (place: DataPlace) => unknown;
      ofItem?: (item: CollectionItem, place: DataPlace) => unknown;
    }
  | { collection?: undefined; ofItem?: undefined; ofAll: (place: Pick<DataPlace, "constants">) => unknown };

/** Data sources by name, as a block's schema names them in `x-data`. */
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

/** Names of the data sources. */
export const DATA_SOURCES: readonly string[] = Object.keys(SOURCES);

/** A property that the site fills in. */
type DataProperty = DataSource & { name: string };

const propertiesIn = memoize((schema: JsonObject): readonly DataProperty[] =>
  Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const source = SOURCES[String(objectAt(property)["x-data"])];
    return source ? [{ name, ...source }] : [];
  }),
);

/** Returns the properties of a schema that the site fills in: those with `x-data`. */
export const dataProperties = (schemas: SchemaSet, path: string): readonly DataProperty[] =>
  propertiesIn(schemas.schema(path));

/**
 * Returns the data that a block's schema requests and its author has not written, such as the list of articles.
 *
 * @returns a new object with only those properties; a property that the page has no data for is left out
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
