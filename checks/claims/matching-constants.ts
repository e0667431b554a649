import type { Constant, Constants } from "../../data/constants";
import { formatConstant, formsOf } from "../../data/format";
import { plansOf } from "../../data/plans";
import type { Reading } from "../../data/reading";
import type { Edit } from "../../schema/diagnostic";
import { namesPattern } from "../../schema/words";
import type { Quantity } from "../quantities/quantity";
import { mentions, namesSubject } from "../reasoning/phrases";

/** Whether a reading has the value of a quantity. For a range, its end is compared. */
export function equals(reading: Reading, { kind, units, value }: Quantity): boolean {
  if (kind === "name") return reading.unit === "text" && reading.value === value;
  return units.includes(reading.unit) && (reading.to ?? reading.value) === value;
}

/** Splits a text or a camelCase name into lowercase words without the s of a plural. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/[A-Z]/g, " $&")
    .toLowerCase()
    .match(/[a-z]{2,}/g)
    ?.map((word) => word.replace(/(?<=..)s$/, "")) ?? [];

/** Words for any price. */
export const PRICE_WORDS = ["price", "cost", "pay", "charge", "month", "year"];

/** Whether a sentence has a word of a constant's own name, apart from its group and its unit. */
function hasWordOf({ key, unit, per }: Constant, sentence: string): boolean {
  const words = wordsOf(sentence);
  const ofUnit = wordsOf(unit);
  const own = wordsOf(key.slice(key.indexOf(".") + 1)).filter((word) => !ofUnit.includes(word));
  return [...own, ...(per === undefined ? [] : PRICE_WORDS)].some((word) => words.includes(word));
}

/** Whether a sentence may be about a constant. A sentence that names a plan is about no other plan. */
function mayBeAbout(sentence: string, constant: Constant, constants: Constants): boolean {
  const [group, id] = constant.key.split(".");
  const named = plansOf(constants).filter(({ name }) => new RegExp(namesPattern([name])).test(sentence));
  if (group === "plans" && named.length > 0 && !named.some((plan) => plan.id === id)) return false;
  if (!constant.subject) return group !== "plans" || hasWordOf(constant, sentence);
  return mentions(sentence, constant);
}

const withoutSpaces = (text: string): string => text.toLowerCase().replace(/[\s-]+/g, "");

/** Whether a sentence names the subject of a constant, in one word or in two: "set up" is "setup". */
export function isNamed(sentence: string, constant: Constant): boolean {
  const subjectNames = constant.subject?.names;
  if (!subjectNames) return hasWordOf(constant, sentence);
  const isWhole = subjectNames.some((name) => withoutSpaces(sentence).includes(withoutSpaces(name)));
  return isWhole || namesSubject(sentence, constant);
}

/** Returns the constants that a sentence may be about, in the unit of a quantity. Leaves out aliases. */
export const constantsAbout = (sentence: string, quantity: Quantity, constants: Constants): Constant[] =>
  [...constants.values()].filter(
    (constant) =>
      !constant.sameAs && quantity.units.includes(constant.unit) && mayBeAbout(sentence, constant, constants),
  );

/** Returns how far a constant's value is from a quantity: for a name, 0 or infinity, depending on whether both begin alike. */
function distance({ value }: Constant, quantity: Quantity): number {
  if (quantity.kind !== "name") return Math.abs(Number(value) - Number(quantity.value));
  const family = String(quantity.value).match(/^[A-Za-z]+/)?.[0];
  return family && String(value).startsWith(family) ? 0 : Number.POSITIVE_INFINITY;
}

/** Returns the constant that has the most words in common with a sentence; of several, the one with the nearest value. */
export function nearestOf(
  constants: readonly Constant[],
  quantity: Quantity,
  sentence: string,
): Constant | undefined {
  const words = wordsOf(sentence);
  const score = ({ key }: Constant): number =>
    new Set(wordsOf(key).filter((word) => words.includes(word))).size;
  return constants
    .filter((constant) => Number.isFinite(distance(constant, quantity)))
    .sort((a, b) => score(b) - score(a) || distance(a, quantity) - distance(b, quantity))[0];
}

/** Forms of a token that an author may write into a sentence. */
const PROSE_FORMS = [undefined, "count", "adjective"];

const tokenOf = ({ key }: Constant, form?: string): string => (form ? `{{${key}|${form}}}` : `{{${key}}}`);

/** Returns the token for a quantity: the adjective for an adjective (14-day), otherwise the whole fact. */
export function tokenFor(constant: Constant, { text, noun }: Quantity): string {
  const isAdjective = noun !== undefined && text.endsWith(`-${noun}`);
  return tokenOf(constant, isAdjective && formsOf(constant).includes("adjective") ? "adjective" : undefined);
}

/** Returns the token that produces exactly the characters in the text, so that it can be inserted automatically. */
export function exactToken(constant: Constant, quantity: Quantity, text: string): Edit | undefined {
  const { numberOffset, number } = quantity;
  const end = numberOffset + number.length;
  for (const form of PROSE_FORMS) {
    if (form && !formsOf(constant).includes(form)) continue;
    const words = formatConstant(constant, form);
    const offset = text.lastIndexOf(words, numberOffset);
    const isThere = offset >= 0 && offset + words.length >= end;
    if (isThere && !/^[\w%$+]/.test(text.slice(offset + words.length)))
      return { text: tokenOf(constant, form), offset, length: words.length };
  }
  return undefined;
}
