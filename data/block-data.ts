import type { JsonObject } from "../schema/json-document";
import { objectAt, propertiesOf } from "../schema/schema-parts";
import type { SchemaSet } from "../schema/schema-set";
import type { PlanRates } from "../schema/shapes.gen";
import { defaultCarriers } from "./carriers";
import type { CollectionItem } from "./collections";
import { comparisonIndex, competitorOf, competitorSummaries, rivalRates } from "./comparisons";
import type { Constants } from "./constants";
import type { ITEM_SCHEMAS } from "./known-files";
import { memoize } from "./memoize";
import { plansOf } from "./plans";
import { listedPosts, postArticle, postSummaries, relatedPosts } from "./posts";
import type { Site } from "./site";

/** The facts that the sources read. */
type Facts = Pick<Site, "authors" | "collections" | "constants">;

/** Returns the rates of a plan; undefined for a plan with a negotiated price or extras. */
function ratesOf(id: string, name: string, constants: Constants): PlanRates | undefined {
  const numberOf = (key: string): number | undefined => {
    const value = constants.get(key)?.value;
    return typeof value === "number" ? value : undefined;
  };
  const ofPlan = (fact: string) => numberOf(`plans.${id}.${fact}`);
  const minutes = ofPlan("voiceMinutes");
  const extraMinute = ofPlan("minuteOverage");
  const annualPrice = ofPlan("annualPrice");
  const rates = {
    price: ofPlan("price"),
    people: ofPlan("freeMembers"),
    extraPerson: numberOf("addOns.extraUser"),
    numbers: ofPlan("numbers"),
    extraNumber: numberOf("addOns.localNumber"),
    texts: ofPlan("outboundSms"),
    extraText: ofPlan("smsOverage"),
    answering:
      constants.get(`plans.${id}.aiAnswering`)?.value === "Included" ? 0 : numberOf("addOns.aiAnswering"),
  };
  if (Object.values(rates).includes(undefined)) return undefined;
  return {
    id,
    name,
    ...(rates as Record<keyof typeof rates, number>),
    ...(annualPrice === undefined ? {} : { annualPrice }),
    ...(minutes === undefined || extraMinute === undefined ? {} : { minutes, extraMinute }),
  };
}

/** Returns the rates of the plans with a price (spec 9 Plans, Add-ons and numbers), in the order of the constants. */
export const planRates = (constants: Constants): PlanRates[] =>
  plansOf(constants).flatMap(({ id, name }) => ratesOf(id, name, constants) ?? []);

/** A source of a block's data: for every page, or only for a page about a collection item. */
interface DataSource {
  /** Collection that the source reads. */
  collection?: keyof typeof ITEM_SCHEMAS;
  ofAll?: (facts: Facts) => unknown;
  ofItem?: (item: CollectionItem, facts: Facts) => unknown;
  /** What `ofItem` reads besides the item. */
  others?: (facts: Facts) => unknown;
}

/** Data sources by name, as a block's schema names them in `x-data`. */
const SOURCES: Readonly<Record<string, DataSource>> = {
  posts: { collection: "posts", ofAll: ({ collections }) => postSummaries(collections) },
  post: { collection: "posts", ofItem: (item, { authors }) => postArticle(item, authors) },
  "related-posts": {
    collection: "posts",
    ofItem: (item, { collections }) => relatedPosts(collections, item),
    others: ({ collections }) => listedPosts(collections),
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

/** Returns what each source reads besides the item that a page is about, with the source's name. */
export const dataInputs = (site: Facts): (readonly [name: string, input: unknown])[] =>
  Object.entries(SOURCES).map(([name, { others, ofAll }]) => [name, (others ?? ofAll)?.(site)]);

/** A property that the site fills in. */
export type DataProperty = DataSource & { name: string; source: string };

const propertiesIn = memoize((schema: JsonObject): readonly DataProperty[] =>
  Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const source = String(objectAt(property)["x-data"]);
    return SOURCES[source] ? [{ name, source, ...SOURCES[source] }] : [];
  }),
);

/** Returns the properties of a schema that the site fills in: those with `x-data`. */
export const dataProperties = (schemas: SchemaSet, path: string): readonly DataProperty[] =>
  propertiesIn(schemas.schema(path));
