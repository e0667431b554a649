import type { Constant, Constants } from "../../data/constants";
import { formatConstant, formsOf } from "../../data/format";
import type { Reading } from "../../data/reading";
import type { Quantity } from "../quantities/quantity";

/** True when a reading says the same as a quantity. */
export function says(reading: Reading, { kind, units, value, to }: Quantity): boolean {
  if (kind === "name") return reading.unit === "text" && reading.value === value;
  return units.includes(reading.unit) && reading.value === value && reading.to === to;
}

/** Words of a text or of a name in camelCase, in small letters and without the s of a plural. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/[A-Z]/g, " $&")
    .toLowerCase()
    .match(/[a-z]{2,}/g)
    ?.map((word) => word.replace(/(?<=..)s$/, "")) ?? [];

/** How many words of a constant's name stand in a text; it tells $10 of Lite from $10 of Standard. */
function closeness({ key, note = "" }: Constant, words: ReadonlySet<string>): number {
  const named = new Set(wordsOf(key).filter((word) => words.has(word))).size;
  const isAnnual =
    /annual/i.test(note) && (words.has("annual") || words.has("annually") || words.has("year"));
  return named + (isAnnual ? 1 : 0);
}

/** Constants that a report may name; another name for a fact would only repeat it. */
const facts = (constants: Constants): Constant[] =>
  [...constants.values()].filter((constant) => !constant.sameAs);

/** The constants that say what a quantity says, the one that its surroundings name most first. */
export function matchesOf(quantity: Quantity, constants: Constants, text: string): Constant[] {
  const words = new Set(wordsOf(text));
  return facts(constants)
    .filter((constant) => says(constant, quantity))
    .map((constant) => ({ constant, rank: closeness(constant, words) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ constant }) => constant);
}

/** How far a constant's value is from a quantity's; a name has only the same kind of name beside it. */
function distance({ value }: Constant, quantity: Quantity): number {
  if (quantity.kind !== "name") return Math.abs(Number(value) - Number(quantity.value));
  const family = String(quantity.value).match(/^[A-Za-z]+/)?.[0];
  return family && String(value).startsWith(family) ? 0 : Number.POSITIVE_INFINITY;
}

/** Words by which people speak of any price. */
const PRICED = ["price", "cost", "pay", "charge", "month", "year"];

/** True when a text speaks of a constant: by a word of its name beside that of its group, or of a price as people do. */
export function isNamedIn({ key, unit, per }: Constant, text: string): boolean {
  const words = new Set(wordsOf(text));
  const ofUnit = wordsOf(unit);
  const own = wordsOf(key.slice(key.indexOf(".") + 1)).filter((word) => !ofUnit.includes(word));
  return [...own, ...(per === undefined ? [] : PRICED)].some((word) => words.has(word));
}

/** The constant nearest to a quantity of its unit, among those that the text names where it names any. */
export function nearestConstant(
  quantity: Quantity,
  constants: Constants,
  text: string,
  isMeant: (constant: Constant) => boolean = () => true,
): Constant | undefined {
  const isName = quantity.kind === "name";
  const words = new Set(wordsOf(text));
  const candidates = facts(constants)
    .filter(isMeant)
    .filter(({ unit }) => (isName ? unit === "text" : quantity.units.includes(unit)))
    .map((constant) => ({ constant, away: distance(constant, quantity), named: closeness(constant, words) }))
    .filter(({ away }) => Number.isFinite(away));
  const byName = Math.max(0, ...candidates.map(({ named }) => named));
  return candidates.filter(({ named }) => named === byName).sort((a, b) => a.away - b.away)[0]?.constant;
}

/** A token that says what stands in a text, and the stretch that it says. */
export interface Replacement {
  token: string;
  offset: number;
  length: number;
}

/** Forms that an author may write into a sentence. */
const FORMS_OF_PROSE = [undefined, "count", "adjective"];

const tokenOf = ({ key }: Constant, form?: string): string => (form ? `{{${key}|${form}}}` : `{{${key}}}`);

/** The token for a quantity: the adjective where it is one (14-day), and otherwise the whole fact. */
export function tokenFor(constant: Constant, { text, noun }: Quantity): string {
  const isAdjective = noun !== undefined && text.endsWith(`-${noun}`);
  return tokenOf(constant, isAdjective && formsOf(constant).includes("adjective") ? "adjective" : undefined);
}

/** What a program may put in for a quantity: the token that writes, letter by letter, what stands there. */
export function exactToken(constant: Constant, quantity: Quantity, text: string): Replacement | undefined {
  const { numberOffset, number } = quantity;
  const end = numberOffset + number.length;
  for (const form of FORMS_OF_PROSE) {
    if (form && !formsOf(constant).includes(form)) continue;
    const words = formatConstant(constant, form);
    const offset = text.lastIndexOf(words, numberOffset);
    const isThere = offset >= 0 && offset + words.length >= end;
    if (isThere && !/^[\w%$+]/.test(text.slice(offset + words.length)))
      return { token: tokenOf(constant, form), offset, length: words.length };
  }
  return undefined;
}
