/**
 * Finds the quantities of a text. It is made plain (normalise.ts), what has a number and is no quantity is taken out
 * (not-quantities.ts), the numbers that are left are read (numbers.ts, number-words.ts), and each is asked what it
 * measures: money, a share, a mark out of five, a count. Names (24/7, TLS 1.3) are found beside that. A form that is
 * rare may be left out: a person reads the sentence (checks/ledger).
 *
 * What was decided where a form can be read in two ways:
 *
 * - "one" and a noun is prose ("one call"), and so is "one or two calls"; "one dollar", "one percent", a day or longer
 *   ("one month") and a shorter time behind a limit or a hyphen ("under one second") are quantities.
 * - Weeks, fortnights and decades become days and years, hours become minutes: "two weeks" is 14 `days`, "half an hour"
 *   30 `minutes`. Months stay months.
 * - People, seats, colleagues and employees count as `members`; a user may be a `users` or a `members`.
 * - Of a range ("3–7 days") the end with the unit is the quantity, and "$4–12" are two prices.
 * - Of the numbers of a list ("5, 10 or 20 calls") the last is one of calls; the others are none.
 * - Any words may stand between a number and its noun but those that end a group (counts.ts), and any plural is a noun:
 *   "300 area codes" are counted, though no constant counts area codes.
 * - "half price" and "a third off" are shares, and so is "nine out of ten"; 4.9 out of five is a rating. Other parts of
 *   prose ("half of them", "a couple of calls", "hundreds") are none.
 * - Years from 1950 to 2039 are none unless a sign of money or a fraction makes them amounts; 2000 is an amount.
 * - A number in digits without a noun is `bare` where the text is nothing else, or where only its time is said (12/mo);
 *   it may be in any unit.
 * - A tag within a number joins its digits, two part them; behind a word it parts.
 */

import { NUMBER_UNITS } from "../../data/reading";
import { onceAText } from "../once-a-text";
import { blanked, UNKNOWN } from "../text";
import { readCount, readEntry } from "./counts";
import { readMoney, readNamedPrice } from "./money";
import { NAME, namesIn } from "./names";
import { normalise, type Plain } from "./normalise";
import { MAY_HAVE_WORDS } from "./number-words";
import { numbersIn } from "./numbers";
import { perAfter } from "./per";
import type { FoundNumber, Measure, Quantity, Reader } from "./quantity";
import { readPercent, readRating } from "./shares";

/** A number with what it measures, if anything. */
interface Item extends FoundNumber {
  measure?: Measure;
}

/** Where the words of a number begin and end, with its sign or noun. */
const startOf = ({ start, measure }: Item): number => start - (measure?.before ?? 0);
const endOf = ({ end, measure }: Item): number => end + (measure?.after ?? 0);

const READERS: readonly Reader[] = [readMoney, readRating, readPercent, readCount, readNamedPrice, readEntry];
/** Stands between the ends of a range. */
const TO = /^(?:[–—-]| (?:[–—-]|to|up to) )$/;
/** How much of a text on either side of a number its readers look at. */
const REACH = 80;

/** The numbers of a text, each with what the first reader that knows it says. */
function itemsIn(text: string, numbers: readonly FoundNumber[]): Item[] {
  const items: Item[] = [];
  let from = 0;
  for (const number of numbers) {
    const { start, end } = number;
    if (start < from) continue;
    const before = text.slice(Math.max(from, start - REACH), start);
    const after = text.slice(end, end + REACH);
    let measure: Measure | undefined;
    for (const read of READERS) measure ??= read(number, before, after);
    // Both ends of a range are prices where the first one is: $5–10.
    const price = items.at(-1)?.measure;
    if (price?.kind === "money" && TO.test(before)) measure ??= { ...price, before: 0, after: 0 };
    const item = { ...number, ...(measure && { measure }) };
    from = endOf(item);
    items.push(item);
  }
  return items;
}

const ALONE_BEFORE =
  /^ ?(?:(?:[~<>≈≤≥±-]|up to|under|over|about|around|from|at least|less than|more than|only|just|nearly|\d+ ?(?:[–—-]|to)) ?)?$/i;

/** A number whose unit stands elsewhere: a text that is nothing else, or an amount of which only the time is said. */
function bare(text: string, item: Item): Measure | undefined {
  const isPer = perAfter(text, endOf(item)).some((one) => ["month", "year", "user"].includes(one));
  const isAlone =
    !item.isInWords &&
    ALONE_BEFORE.test(text.slice(0, startOf(item))) &&
    /^ ?\.? ?$/.test(text.slice(endOf(item)));
  return isPer || isAlone ? { kind: "bare", units: NUMBER_UNITS, factor: 1 } : undefined;
}

/** Sums of fractions come out: 0.29 dollars are 29 cents. */
const exact = (value: number): number => Number(value.toPrecision(12));

function toQuantity({ given }: Plain, item: Item, measure: Measure): Quantity {
  const { kind, units, factor, noun } = measure;
  const { start, end, value } = item;
  const whole = given(startOf(item), endOf(item));
  const hasSign = kind === "money" || kind === "percent";
  const part = hasSign ? whole : given(start, end);
  return {
    ...{ kind, ...whole, number: part.text, numberOffset: part.offset, value: exact(value * factor) },
    units,
    ...(noun !== undefined && { noun }),
  };
}

const readText = onceAText((source): readonly Quantity[] => {
  const plain = normalise(source);
  const { text } = plain;
  const names = namesIn(plain);
  const numbers = numbersIn(names.length > 0 ? blanked(text, NAME, UNKNOWN) : text);
  const quantities = itemsIn(text, numbers).flatMap((item) => {
    const measure = item.measure ?? bare(text, item);
    return measure ? [toQuantity(plain, item, measure)] : [];
  });
  return [...quantities, ...names].sort((a, b) => a.offset - b.offset);
});

/** Digits, also full-width ones, and the one name without a number (around the clock). */
const MAY_HAVE_QUANTITY = /[\d\uff10-\uff19]|clock/i;

/** Every quantity of a text, in order, with its place in the text as given. No text makes it throw. */
export const quantitiesIn = (text: string): readonly Quantity[] =>
  MAY_HAVE_QUANTITY.test(text) || MAY_HAVE_WORDS.test(text) ? readText(text) : [];
