/**
 * Finds the quantities of a text. The text is normalized (normalize.ts), numbers that are not quantities are blanked out
 * (not-quantities.ts), the other numbers are read (numbers.ts, number-words.ts), and readers determine what each one
 * measures: money, a share, a rating out of five, a count. Names (24/7, TLS 1.3) are found separately. Rare forms may be
 * missed: a person reads the sentence (checks/ledger).
 *
 * Decisions about ambiguous forms:
 *
 * - "one" with a noun is prose ("one call"), and so is "one or two calls"; "one dollar", "one percent", a day or longer
 *   ("one month") and a shorter time after a limit or a hyphen ("under one second") are quantities.
 * - Weeks, fortnights and decades become days and years, hours become minutes: "two weeks" is 14 `days`, "half an hour"
 *   30 `minutes`. Months stay months.
 * - People, seats, colleagues and employees count as `members`; a user may be in `users` or in `members`.
 * - In a range ("3–7 days") the end with the unit is the quantity, and "$4–12" is two prices.
 * - In a list ("5, 10 or 20 calls") only the last number is a quantity.
 * - Any words may be between a number and its noun except those that end a group (counts.ts), and any plural is a noun:
 *   "300 area codes" is a count, though no constant counts area codes.
 * - "half price" and "a third off" are shares, and so is "nine out of ten"; 4.9 out of five is a rating. Other fractions
 *   and vague amounts in prose ("half of them", "a couple of calls", "hundreds") are not quantities.
 * - Years from 1950 to 2039 are not quantities unless a currency sign or a fraction makes them amounts; 2000 is an amount.
 * - A number in digits without a noun is `bare` if it is the whole text, or if only its period follows (12/mo); it may be
 *   in any unit.
 * - A single tag inside a number joins its digits, two tags separate them; a tag after a word separates it from the next.
 */

import { memoizeByText } from "../../data/memoize";
import { NUMBER_UNITS } from "../../data/reading";
import { blankOut, UNKNOWN } from "../text";
import { readCount, readEntry } from "./counts";
import { readMoney, readNamedPrice } from "./money";
import { NAME, namesIn } from "./names";
import { type NormalizedText, normalize } from "./normalize";
import { MAY_HAVE_WORDS } from "./number-words";
import { numbersIn } from "./numbers";
import { perAfter } from "./per";
import type { FoundNumber, Measure, Quantity, Reader } from "./quantity";
import { readPercent, readRating } from "./shares";

/** A number with what it measures, if anything. */
interface Item extends FoundNumber {
  measure?: Measure;
}

/** Start and end of a number, including its sign or noun. */
const startOf = ({ start, measure }: Item): number => start - (measure?.before ?? 0);
const endOf = ({ end, measure }: Item): number => end + (measure?.after ?? 0);

const READERS: readonly Reader[] = [readMoney, readRating, readPercent, readCount, readNamedPrice, readEntry];
/** Separator between the ends of a range. */
const SEPARATOR = /^(?:[–—-]| (?:[–—-]|to|up to) )$/;
/** Number of characters on either side of a number that its readers receive. */
const CONTEXT_LENGTH = 80;

/** Returns the numbers of a text, each with the measure of the first reader that recognizes it. */
function itemsIn(text: string, numbers: readonly FoundNumber[]): Item[] {
  const items: Item[] = [];
  let from = 0;
  for (const number of numbers) {
    const { start, end } = number;
    if (start < from) continue;
    const before = text.slice(Math.max(from, start - CONTEXT_LENGTH), start);
    const after = text.slice(end, end + CONTEXT_LENGTH);
    let measure: Measure | undefined;
    for (const read of READERS) measure ??= read(number, before, after);
    // If the first end of a range is a price, both are: $5–10.
    const price = items.at(-1)?.measure;
    if (price?.kind === "money" && SEPARATOR.test(before)) measure ??= { ...price, before: 0, after: 0 };
    const item = { ...number, ...(measure && { measure }) };
    from = endOf(item);
    items.push(item);
  }
  return items;
}

const ALONE_BEFORE =
  /^ ?(?:(?:[~<>≈≤≥±-]|up to|under|over|about|around|from|at least|less than|more than|only|just|nearly|\d+ ?(?:[–—-]|to)) ?)?$/i;

/** Returns the measure of a number without a unit: one that is the whole text, or an amount with only its period. */
function bareMeasure(text: string, item: Item): Measure | undefined {
  const isPer = perAfter(text, endOf(item)).some((one) => ["month", "year", "user"].includes(one));
  const isAlone =
    !item.isInWords &&
    ALONE_BEFORE.test(text.slice(0, startOf(item))) &&
    /^ ?\.? ?$/.test(text.slice(endOf(item)));
  return isPer || isAlone ? { kind: "bare", units: NUMBER_UNITS, factor: 1 } : undefined;
}

/** Removes floating-point errors: 0.29 dollars are 29 cents. */
const round = (value: number): number => Number(value.toPrecision(12));

function toQuantity({ toOriginal }: NormalizedText, item: Item, measure: Measure): Quantity {
  const { kind, units, factor, noun } = measure;
  const { start, end, value } = item;
  const whole = toOriginal(startOf(item), endOf(item));
  const hasSign = kind === "money" || kind === "percent";
  const part = hasSign ? whole : toOriginal(start, end);
  return {
    ...{ kind, ...whole, number: part.text, numberOffset: part.offset, value: round(value * factor) },
    units,
    ...(noun !== undefined && { noun }),
  };
}

const parseQuantities = memoizeByText((source): readonly Quantity[] => {
  const plain = normalize(source);
  const { text } = plain;
  const names = namesIn(plain);
  const numbers = numbersIn(names.length > 0 ? blankOut(text, NAME, UNKNOWN) : text);
  const quantities = itemsIn(text, numbers).flatMap((item) => {
    const measure = item.measure ?? bareMeasure(text, item);
    return measure ? [toQuantity(plain, item, measure)] : [];
  });
  return [...quantities, ...names].sort((a, b) => a.offset - b.offset);
});

/** Digits, including full-width ones, and the only name without a number (around the clock). */
const MAY_HAVE_QUANTITY = /[\d\uff10-\uff19]|clock/i;

/** Returns every quantity of a text in order, with its position in the original text. Never throws. */
export const quantitiesIn = (text: string): readonly Quantity[] =>
  MAY_HAVE_QUANTITY.test(text) || MAY_HAVE_WORDS.test(text) ? parseQuantities(text) : [];
