import { collectionIndex } from "../../data/collections";
import { plansOf } from "../../data/plans";
import type { Site } from "../../data/site";
import { isJsonObject, type JsonObject, type JsonValue } from "../../schema/json-document";

/** How many there are of something, and where that is decided. */
export interface Tally {
  count: number;
  /** `data/comparisons has 10`. */
  source: string;
}

/** What the words around a number say. */
export interface CountContext {
  /** The noun in small letters, as written: `other services`. */
  noun: string;
  sentence: string;
  /** Words before the number in its sentence. */
  before: string;
  value: number;
  /** In a heading, an introduction, or the title of a page, where a number is of the whole. */
  isHeading: boolean;
  /** Types of the page's blocks. */
  blocks: readonly string[];
}

const listAt = (value: JsonObject, key: string): readonly JsonValue[] => {
  const list = value[key];
  return Array.isArray(list) ? list : [];
};

/** The countries whose carriers are compared, as their index lists them. */
export function countryTally(site: Site): Tally | undefined {
  const index = collectionIndex(site.collections, "carriers");
  const count = index ? listAt(index.value, "countries").length : 0;
  return count > 0 ? { count, source: `data/carriers/index.json lists ${count}` } : undefined;
}

/** The items of a collection. */
export function collectionTally(site: Site, collection: string): Tally | undefined {
  const count = site.collections.get(collection)?.length ?? 0;
  return count > 0 ? { count, source: `data/${collection} has ${count}` } : undefined;
}

function planTally({ constants }: Site): Tally | undefined {
  const count = plansOf(constants).length;
  return count > 0 ? { count, source: `data/constants.json has ${count}` } : undefined;
}

const textOf = (value: JsonValue | undefined): string => (typeof value === "string" ? value : "");

/** Carriers or cities: those of the country that the sentence names, else all. */
function ofCountries(site: Site, key: "carriers" | "cities", sentence: string): Tally | undefined {
  const countries = site.collections.get("carriers") ?? [];
  const named = countries.find(({ value }) => {
    const name = textOf(value.name);
    return name !== "" && new RegExp(`\\b${name.replace(/\W/g, "\\$&")}\\b`).test(sentence);
  });
  if (named) {
    const count = listAt(named.value, key).length;
    return { count, source: `${named.document.file} lists ${count}` };
  }
  const count = countries.reduce((sum, { value }) => sum + listAt(value, key).length, 0);
  return count > 0 && key === "carriers"
    ? { count, source: `data/carriers lists ${count} in all` }
    : undefined;
}

const COMPARES = /\bcompar\w+|\bbeside\b|\bnext to\b|\bagainst\b|\balongside\b/i;
const OFFERS =
  /\b(?:there are|our|all|has|have|offers?|choose (?:from|between|among)|comes? in|the)\b[^.]{0,12}$/i;

type Kind = (context: CountContext, site: Site) => Tally | undefined;

/** Nouns that data counts, wherever they stand, and when a number before them is of all and not of some. */
const KINDS: readonly { nouns: RegExp; tally: Kind }[] = [
  {
    nouns: /^(?:plans|tiers)$/,
    tally: ({ blocks, before, value, isHeading }, site) => {
      const isOthers =
        blocks.includes("carrier-prices") ||
        /(?<!\bchoose )\bbetween\W*$|\b(?:of|other|these|those)\W*$/i.test(before);
      const isAll = value > 2 || isHeading || OFFERS.test(before);
      return isAll && !isOthers ? planTally(site) : undefined;
    },
  },
  {
    nouns: /^(?:competitors|rivals|alternatives|others|services|systems|providers|products)$/,
    tally: ({ sentence, blocks, isHeading }, site) => {
      const isAll = COMPARES.test(sentence) || (isHeading && blocks.includes("comparison-index"));
      return isAll ? collectionTally(site, "comparisons") : undefined;
    },
  },
  {
    nouns: /^countries$/,
    tally: ({ sentence, blocks, isHeading }, site) => {
      const isOfPage =
        isHeading && blocks.includes("carrier-prices") && !/\bnumbers?\b|\bcall/i.test(sentence);
      return isOfPage || /\bcarriers?\b/i.test(sentence) ? countryTally(site) : undefined;
    },
  },
  {
    nouns: /^(?:carriers|cities)$/,
    tally: ({ noun, sentence, before, blocks, isHeading }, site) => {
      const isOfPage = blocks.includes("carrier-prices") && (isHeading || COMPARES.test(before));
      const key = noun === "cities" ? "cities" : "carriers";
      return isOfPage ? ofCountries(site, key, sentence) : undefined;
    },
  },
  {
    nouns: /^(?:articles|posts)$/,
    tally: ({ sentence, blocks, isHeading }, site) => {
      const isAll = isHeading ? blocks.includes("blog-index") : /\bblog has\b/i.test(sentence);
      return isAll ? collectionTally(site, "posts") : undefined;
    },
  },
];

/** Nouns of `siteTally`, for a pattern. */
export const SITE_NOUNS =
  "plans|tiers|competitors|rivals|alternatives|others|services|systems|providers|products|countries|carriers|cities|articles|posts";

/** How many there are of something that the data of the site counts; undefined where the number is not of all of them. */
export function siteTally(context: CountContext, site: Site): Tally | undefined {
  const found = KINDS.find(({ nouns }) => nouns.test(context.noun));
  return found?.tally(context, site);
}

/** A block's list that a page counts in its title or elsewhere. */
const LISTS: readonly { nouns: RegExp; type: string; list: string }[] = [
  { nouns: /^steps$/, type: "steps", list: "items" },
  { nouns: /^guides$/, type: "guide-cards", list: "items" },
  { nouns: /^(?:positions|openings|vacancies|jobs|roles)$/, type: "job-list", list: "items" },
  { nouns: /^people$/, type: "team-cards", list: "items" },
  { nouns: /^(?:teams|stories|case studies)$/, type: "case-studies", list: "items" },
  { nouns: /^(?:categories|topics)$/, type: "faq-search", list: "categories" },
  { nouns: /^(?:points|items|things)$/, type: "checklist", list: "items" },
  { nouns: /^(?:faults|problems|issues)$/, type: "troubleshooting", list: "items" },
  { nouns: /^(?:integrations|connections)$/, type: "integration-grid", list: "items" },
  { nouns: /^workflows$/, type: "workflow-cards", list: "items" },
  { nouns: /^events$/, type: "webhook-events", list: "events" },
  { nouns: /^(?:plans|tiers)$/, type: "pricing-plans", list: "plans" },
];

/** Nouns of `pageTally`, for a pattern. */
export const PAGE_NOUNS =
  "steps|guides|positions|openings|vacancies|jobs|roles|people|teams|stories|case studies|categories|topics|questions|points|items|things|faults|problems|issues|integrations|connections|workflows|events|plans|tiers";

/** A block as it stands in a page's file, or in the file of a shared block. */
export function blocksOf(site: Site, page: JsonValue | undefined): JsonObject[] {
  const entries = isJsonObject(page) ? listAt(page, "blocks") : [];
  return entries.flatMap((entry) => {
    if (!isJsonObject(entry)) return [];
    if (typeof entry.use !== "string") return [entry];
    const shared = site.shared.get(entry.use)?.value;
    return isJsonObject(shared) ? [shared] : [];
  });
}

/** All questions of a page, in all its categories. */
function questionTally(blocks: readonly JsonObject[]): Tally | undefined {
  const counts = blocks.flatMap(({ type, props }) => {
    if (!isJsonObject(props)) return [];
    if (type === "faq") return [listAt(props, "items").length];
    if (type !== "faq-search") return [];
    const categories = listAt(props, "categories").filter(isJsonObject);
    return [categories.reduce((sum, category) => sum + listAt(category, "items").length, 0)];
  });
  const [count, second] = counts;
  if (count === undefined || second !== undefined) return undefined;
  return { count, source: `this page answers ${count}` };
}

/** How many there are of something on a page, by the one block of it that lists such things. */
export function pageTally(noun: string, blocks: readonly JsonObject[]): Tally | undefined {
  if (noun === "questions") return questionTally(blocks);
  const list = LISTS.find((one) => one.nouns.test(noun) && blocks.some(({ type }) => type === one.type));
  if (!list) return undefined;
  const [block, second] = blocks.filter(({ type }) => type === list.type);
  const props = block?.props;
  if (second || !isJsonObject(props)) return undefined;
  const count = listAt(props, list.list).length;
  return count > 0 ? { count, source: `the block ${list.type} of this page lists ${count}` } : undefined;
}
