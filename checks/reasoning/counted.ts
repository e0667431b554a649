import type { Site } from "../../data/site";
import { isJsonObject, type JsonObject, type JsonValue } from "../../schema/json-document";
import type { CheckedPage, Field } from "../checked-page";
import { numbersIn } from "../quantities/numbers";
import type { Quantity } from "../quantities/quantity";
import { sentencesOf } from "../sentence";
import type { Span } from "../span";
import { proseOf } from "./placed-text";
import { waysTo } from "./plan-structure";
import { blocksOf, PAGE_NOUNS, pageTally, SITE_NOUNS, siteTally, type Tally } from "./site-counts";
import { mayTypeNumber } from "./texts";

/** A number of things that data counts, as a text states it. */
export interface CountStatement extends Span {
  value: number;
  /** As written: `ten other services`. */
  written: string;
  tally: Tally;
}

/** Nouns that any list may be of. */
const LIST_NOUNS =
  "things|points|ways|reasons|steps|tips|habits|faults|problems|answers|stories|roles|rules|examples|parts|mistakes|signs|benefits|features|moments|cards|abilities|situations|scenes|questions|checks|guides|facts|promises|cases|categories|topics|people|events|workflows|integrations";
const NOUNS = [
  ...new Set([...SITE_NOUNS.split("|"), ...PAGE_NOUNS.split("|"), ...LIST_NOUNS.split("|")]),
].join("|");
/** Words that end a noun's group: behind them stands another one. */
const NO_ADJECTIVE =
  "and|or|in|on|at|to|for|with|by|per|a|an|the|is|are|was|were|that|who|which|from|as|into|of|days?|weeks?|months?|years?|hours?|minutes?|seconds?|times?|more|percent";
const NOUN_BEHIND = new RegExp(
  `(?: of (?:the|our|these|those))?(?:[ -](?!(?:${NO_ADJECTIVE})\\b)[a-z-]+){0,2}?[ -](${NOUNS})\\b`,
  "iy",
);
const TOKEN = /\{\{[^{}\n]*\}\}/g;
const MAY_COUNT = new RegExp(`\\b(?:${NOUNS})\\b|\\bmore\\b`, "i");
/** Texts that speak of a list as a whole. */
const HEADING_KEYS = /^(?:heading|intro|summary|caption|title|description|name|\w+Heading|\w+Intro)$/;
/** Lists of a block that no text counts. */
const NOT_COUNTED = /^(?:buttons|links|proof|meta|rotatingWords|keywords|columns)$/;

const singular = (noun: string): string => noun.toLowerCase().replace(/ies$/, "y").replace(/s$/, "");

/** The list that a text of the same object counts: by its name, by the name of its items, or as the only one. */
function listBeside(
  noun: string,
  key: string,
  beside: JsonObject,
  titleOf: (list: string) => string,
): Tally | undefined {
  const lists = Object.entries(beside).flatMap(([name, value]): [string, readonly JsonValue[]][] =>
    Array.isArray(value) && value.length > 1 && !NOT_COUNTED.test(name) ? [[name, value]] : [],
  );
  const word = singular(noun);
  const ownName = key.replace(/(?:Heading|Intro)$/, "");
  const meant =
    lists.find(([name]) => name === ownName) ??
    lists.find(([name]) => singular(name) === word) ??
    lists.find(([name]) => titleOf(name).toLowerCase() === word) ??
    (lists.length === 1 && LIST_NOUNS.split("|").includes(noun) ? lists[0] : undefined);
  if (!meant) return undefined;
  const count = meant[1].length;
  return { count, source: `the list below has ${count}` };
}

/** The name that a block's schema gives to the items of a list. */
function itemTitle(site: Site, type: JsonValue | undefined, list: string): string {
  if (typeof type !== "string") return "";
  const lists = site.schemas.schema(`blocks/${type}/schema.json`).properties;
  const schema = isJsonObject(lists) ? lists[list] : undefined;
  const items = isJsonObject(schema) ? schema.items : undefined;
  return isJsonObject(items) && typeof items.title === "string" ? items.title : "";
}

/** The list of the block, or of the card in it, that a heading stands above. */
function ownTally(noun: string, { path, document }: Field, site: Site): Tally | undefined {
  const key = String(path.at(-1));
  if (!HEADING_KEYS.test(key) || !path.includes("props")) return undefined;
  const way = waysTo(document.value, path);
  const beside = way.at(-1);
  if (!isJsonObject(beside)) return undefined;
  const block = path.at(-2) === "props" ? way.at(-2) : undefined;
  const type = isJsonObject(block) ? block.type : undefined;
  return listBeside(noun, key, beside, (list) => itemTitle(site, type, list));
}

/** "Dialpad, Quo and eight more": the named ones and the others are all that are compared. */
function moreTally(sentence: string, before: string, site: Site): Tally | undefined {
  const competitors = site.collections.get("comparisons") ?? [];
  const named = competitors.filter(
    ({ value }) => typeof value.name === "string" && sentence.includes(value.name),
  );
  if (named.length < 2 || !/\band\W*$/.test(before)) return undefined;
  const count = competitors.length - named.length;
  const source = `data/comparisons has ${competitors.length}, so ${count} besides those named`;
  return { count, source };
}

interface Place {
  field?: Field;
  /** The blocks of the page that a text is about. */
  blocks: readonly JsonObject[];
  isHeading: boolean;
  /** The text may count what a block of the page lists. */
  isOfPage: boolean;
}

function tallyOf(
  noun: string,
  value: number,
  words: { sentence: string; before: string },
  place: Place,
  site: Site,
) {
  const { field, blocks, isHeading, isOfPage } = place;
  const own = field && ownTally(noun, field, site);
  if (own) return own;
  const types = blocks.map(({ type }) => String(type));
  const ofSite = siteTally({ noun, value, ...words, isHeading, blocks: types }, site);
  return ofSite ?? (isOfPage ? pageTally(noun, blocks) : undefined);
}

function statementsIn(source: string, place: Place, site: Site): CountStatement[] {
  const text = proseOf(source.replace(TOKEN, (token) => "\ufffc".repeat(token.length)));
  const numbers = numbersIn(text).filter(({ value, isOpen }) => value > 1 && !isOpen);
  if (numbers.length === 0) return [];
  const sentences = sentencesOf(text);
  return numbers.flatMap(({ start, end, value }): CountStatement[] => {
    const sentence = sentences.find((span) => span.start <= start && span.end >= end);
    if (!sentence) return [];
    const words = {
      sentence: text.slice(sentence.start, sentence.end),
      before: text.slice(sentence.start, start),
    };
    NOUN_BEHIND.lastIndex = end;
    const found = NOUN_BEHIND.exec(text);
    const isMore = /^ (?:more|others)\b/.test(text.slice(end));
    const tally =
      (isMore ? moreTally(words.sentence, words.before, site) : undefined) ??
      (found ? tallyOf((found[1] ?? "").toLowerCase(), value, words, place, site) : undefined);
    if (!tally) return [];
    const last = found ? end + found[0].length : end + " more".length;
    return [{ start, end: last, value, written: source.slice(start, last), tally }];
  });
}

/** A text of the page itself, or of its first block, may count what the page lists further down. */
function isOfPage({ document, path }: Field, page: CheckedPage): boolean {
  if (document !== page.page.document) return false;
  return path[0] !== "blocks" || path[1] === 0;
}

const blocks = new WeakMap<CheckedPage, readonly JsonObject[]>();

function blocksOfPage(page: CheckedPage, site: Site): readonly JsonObject[] {
  const known = blocks.get(page) ?? blocksOf(site, page.page.document.value);
  blocks.set(page, known);
  return known;
}

/** The counts that a text of a page states of things that data counts, right or wrong. */
export function countStatements(page: CheckedPage, field: Field, site: Site): CountStatement[] {
  const { source, role, isExample } = field;
  if (source === undefined || isExample || (role !== "prose" && role !== "markdown")) return [];
  if (!mayTypeNumber(field) || !MAY_COUNT.test(source)) return [];
  const isHeading = HEADING_KEYS.test(String(field.path.at(-1)));
  const place = {
    field,
    blocks: blocksOfPage(page, site),
    isHeading,
    isOfPage: isHeading && isOfPage(field, page),
  };
  return statementsIn(source, place, site);
}

/**
 * The counts that a text states which belongs to no page: of the whole site, and of the page that it leads to.
 *
 * @param target reads that page's file; called only where there is a number of something
 */
export function countsInData(
  source: string,
  target: () => JsonValue | undefined,
  site: Site,
): CountStatement[] {
  if (!MAY_COUNT.test(source)) return [];
  const place = { blocks: blocksOf(site, target()), isHeading: true, isOfPage: true };
  return statementsIn(source, place, site);
}

/**
 * What data says of a number of things: how many there really are.
 *
 * @param quantity as found in the field's source
 * @returns undefined where no data counts these things, or where the number is of some of them only
 */
export function dataCountOf(
  page: CheckedPage,
  field: Field,
  quantity: Quantity,
  site: Site,
): number | undefined {
  const { numberOffset, number } = quantity;
  const found = countStatements(page, field, site).find(
    ({ start, end }) => start < numberOffset + number.length && end > numberOffset,
  );
  return found?.tally.count;
}
