import { collectionIndex } from "../../data/collections";
import { plansOf } from "../../data/plans";
import type { Site } from "../../data/site";
import { isJsonObject, type JsonObject, type JsonValue } from "../../schema/json-document";
import type { CheckedTexts, Field } from "../checked-page";
import { waysTo } from "../json-path";
import { once } from "../once";
import { proseOf, withoutTokens } from "../prose";
import { numbersIn } from "../quantities/numbers";
import type { Quantity } from "../quantities/quantity";
import { sentencesOf } from "../sentence";
import type { Span } from "../span";

/** How many there are of something, and where that is decided. */
interface Tally {
  count: number;
  /** `data/comparisons has 10`. */
  source: string;
}

/** A number of listed things, as a text states it. */
export interface CountStatement extends Span {
  value: number;
  /** As written: `ten other services`. */
  written: string;
  tally: Tally;
}

/** What stands behind a number, up to a word that ends a noun's group. */
const GROUP =
  /(?: of (?:the|our|these|those))?((?:[ -](?!(?:and|or|in|on|at|to|for|with|by|per|an?|the|is|are|was|were|that|who|which|from|as|into|of|more|percent)\b)[a-z-]+){1,3})/iy;
/** Nouns by which a text may speak of the items of any list. */
const ANYTHING =
  /^(?:things|points|ways|reasons|tips|habits|faults|problems|answers|rules|examples|parts|mistakes|signs|benefits|features|moments|cards|situations|scenes|checks|facts|promises|cases|topics)$/;
/** Texts that speak of a list as a whole. */
const HEADING = /^(?:heading|intro|summary|caption|title|description|name|\w+Heading|\w+Intro)$/;

/** A list with what its items are called in a block's schema: `steps`, `jobs`. */
interface List {
  name: string;
  title: string;
  length: number;
}

/** The lists of an object, such as a block's content. */
function listsOf(site: Site, object: JsonObject, type: JsonValue | undefined): List[] {
  const fields = typeof type === "string" ? site.schemas.schema(`blocks/${type}/schema.json`).properties : {};
  return Object.entries(object).flatMap(([name, value]): List[] => {
    if (!Array.isArray(value) || value.length < 2 || name === "buttons") return [];
    const field = isJsonObject(fields) ? fields[name] : undefined;
    const title = isJsonObject(field) ? String(field.title).toLowerCase() : name;
    return [{ name, title, length: value.length }];
  });
}

/** The list that a heading stands above: by its name, by what its items are called, or as the only one. */
function listBelow(noun: string, { document, path }: Field, site: Site): Tally | undefined {
  const way = waysTo(document.value, path);
  const beside = way.at(-1);
  const block = way.at(-2);
  if (!path.includes("props") || !isJsonObject(beside)) return undefined;
  const lists = listsOf(site, beside, isJsonObject(block) ? block.type : undefined);
  const key = String(path.at(-1)).replace(/(?:Heading|Intro)$/, "");
  const meant =
    lists.find(({ name }) => name === key) ??
    lists.find(({ name, title }) => name === noun || title === noun) ??
    (lists.length === 1 && ANYTHING.test(noun) ? lists[0] : undefined);
  return meant && { count: meant.length, source: `the list below has ${meant.length}` };
}

/** The one list of the page that has such items, for the page's own texts and its first block. */
function listOnPage(noun: string, { document, path }: Field, { page }: CheckedTexts, site: Site) {
  if (document !== page?.document || (path[0] === "blocks" && path[1] !== 0)) return undefined;
  const lists = page.blocks.flatMap(({ type, props }) =>
    listsOf(site, props, type).map((list) => ({ ...list, type })),
  );
  const [list, second] = lists.filter(({ title }) => title === noun);
  if (!list || second) return undefined;
  return { count: list.length, source: `the block ${list.type} of this page lists ${list.length}` };
}

const COMPARES = /\bcompar\w+|\bbeside\b|\bnext to\b|\bagainst\b|\balongside\b/i;
const OFFERS =
  /\b(?:there are|our|all|has|have|offers?|choose (?:from|between|among)|comes? in|the)\b[^.]{0,12}$/i;
/** Of some of the plans, or of somebody else's. */
const SOME = /(?<!\bchoose )\bbetween\W*$|\b(?:of|other|these|those)\W*$/i;

/** The countries whose carriers are compared, as their index lists them. */
export function countryTally({ collections }: Site): Tally | undefined {
  const countries = collectionIndex(collections, "carriers")?.value.countries;
  if (!Array.isArray(countries) || countries.length === 0) return undefined;
  return { count: countries.length, source: `data/carriers/index.json lists ${countries.length}` };
}

/** Our plans, the services that we compare and the countries of the carriers, where a number is of all of them. */
function onSite(noun: string, sentence: string, before: string, isLarge: boolean, site: Site) {
  if (/^(?:plans|tiers)$/.test(noun) && (isLarge || OFFERS.test(before)) && !SOME.test(before)) {
    const count = /\bcarriers?\b/i.test(sentence) ? 0 : plansOf(site.constants).length;
    return count > 0 ? { count, source: `data/constants.json has ${count}` } : undefined;
  }
  if (
    /^(?:competitors|rivals|alternatives|services|systems|providers)$/.test(noun) &&
    COMPARES.test(sentence)
  ) {
    const count = site.collections.get("comparisons")?.length ?? 0;
    return count > 0 ? { count, source: `data/comparisons has ${count}` } : undefined;
  }
  return noun === "countries" && /\bcarriers?\b/i.test(sentence) ? countryTally(site) : undefined;
}

/** The counts that a text states of things that are listed, right or wrong. */
export const countStatements = once((field: Field, texts: CheckedTexts, site: Site): CountStatement[] => {
  const { source, role, isExample, path } = field;
  if (source === undefined || isExample || (role !== "prose" && role !== "markdown")) return [];
  const isHeading = HEADING.test(String(path.at(-1)));
  const text = proseOf(withoutTokens(source));
  const sentences = sentencesOf(text);
  return numbersIn(text).flatMap(({ start, end, value, isOpen }): CountStatement[] => {
    GROUP.lastIndex = end;
    const [group, words = ""] = (value > 1 && !isOpen && GROUP.exec(text)) || [];
    const span = sentences.find((one) => one.start <= start && one.end >= end);
    if (group === undefined || !span) return [];
    const sentence = text.slice(span.start, span.end);
    const before = text.slice(span.start, start);
    for (const { 0: noun, index } of words.matchAll(/[a-z-]+/gi)) {
      const name = noun.toLowerCase();
      const tally =
        (isHeading ? listBelow(name, field, site) : undefined) ??
        onSite(name, sentence, before, isHeading || value > 2, site) ??
        (isHeading ? listOnPage(name, field, texts, site) : undefined);
      const last = end + group.length - words.length + index + noun.length;
      if (tally) return [{ start, end: last, value, written: source.slice(start, last), tally }];
    }
    return [];
  });
});

/** True for a number of things that are listed: how many they are is for the rule data-count to compare. */
export const isCounted = (
  texts: CheckedTexts,
  field: Field,
  { numberOffset, number }: Quantity,
  site: Site,
): boolean =>
  countStatements(field, texts, site).some(
    ({ start, end }) => start < numberOffset + number.length && end > numberOffset,
  );
