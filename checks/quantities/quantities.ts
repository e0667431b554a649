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
 * - A range is one quantity with `to`, unless each end has its own sign of money: "$4–$12" are two prices.
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
  /** The end of a range. */
  last?: FoundNumber;
}

/** Where the words of a number begin and end, with its sign or noun. */
const startOf = ({ start, measure }: Item): number => start - (measure?.before ?? 0);
const endOf = ({ end, last, measure }: Item): number => (last?.end ?? end) + (measure?.after ?? 0);

/** Stands between the ends of a range. */
const TO = /^[–—-]$|^ (?:[–—-]|to|through|up to) $|^-to-$/;

/**
 * One quantity of two numbers that are the ends of a range. At most one end says what both are ($5–10, 3–7 days), save
 * for shares (60%–70%); amounts with a sign each ($4–$12) are two prices.
 */
function rangeOf(text: string, first: Item, second: Item): Item | undefined {
  const start = startOf(first);
  const between = text.slice(endOf(first), startOf(second));
  const isBetween = between === " and " && /\bbetween $/i.test(text.slice(Math.max(0, start - 9), start));
  const isRange = TO.test(between) || isBetween;
  if (!isRange || first.last || first.value >= second.value) return undefined;
  const [one, other] = [first.measure, second.measure];
  const agree = !one || (other ? one.kind === "percent" && other.kind === "percent" : one.kind === "money");
  // "$12 – 200 free somethings" is a price and a count.
  if (!agree || (one && !other && / [–—-] /.test(between))) return undefined;
  const known = other ?? one;
  const measure = known && { measure: { ...known, before: one?.before ?? 0, after: other?.after ?? 0 } };
  return { ...first, last: second, ...measure };
}

/** Joins the ends of ranges: 3–7 business days, between 3 and 7, $5–10, sixty to seventy percent. */
function joinRanges(text: string, items: readonly Item[]): Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const first = joined.at(-1);
    const whole = first && rangeOf(text, first, item);
    if (whole) joined.pop();
    joined.push(whole ?? item);
  }
  return joined;
}

const READERS: readonly Reader[] = [readMoney, readRating, readPercent, readCount, readNamedPrice, readEntry];
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
    const item = { ...number, ...(measure && { measure }) };
    from = endOf(item);
    items.push(item);
  }
  return items;
}

const ALONE_BEFORE =
  /^ ?(?:(?:[~<>≈≤≥±-]|up to|under|over|about|around|from|at least|less than|more than|only|just|nearly) ?)?$/i;

/** A number whose unit stands elsewhere: a text that is nothing else, or an amount of which only the time is said. */
function bare(text: string, item: Item, isOnly: boolean): Measure | undefined {
  const isPer = perAfter(text, endOf(item)).some((one) => ["month", "year", "user"].includes(one));
  const isAlone =
    isOnly &&
    !item.isInWords &&
    ALONE_BEFORE.test(text.slice(0, startOf(item))) &&
    /^ ?\.? ?$/.test(text.slice(endOf(item)));
  return isPer || isAlone ? { kind: "bare", units: NUMBER_UNITS, factor: 1 } : undefined;
}

/** Sums of fractions come out: 0.29 dollars are 29 cents. */
const exact = (value: number): number => Number(value.toPrecision(12));

function toQuantity({ given }: Plain, item: Item, measure: Measure): Quantity {
  const { kind, units, factor, noun } = measure;
  const { start, value, last } = item;
  const whole = given(startOf(item), endOf(item));
  const hasSign = kind === "money" || kind === "percent";
  const part = hasSign ? whole : given(start, (last ?? item).end);
  return {
    ...{ kind, ...whole, number: part.text, numberOffset: part.offset, value: exact(value * factor) },
    ...(last && { to: exact(last.value * factor) }),
    units,
    ...(noun !== undefined && { noun }),
  };
}

const readText = onceAText((source): readonly Quantity[] => {
  const plain = normalise(source);
  const { text } = plain;
  const names = namesIn(plain);
  const numbers = numbersIn(names.length > 0 ? blanked(text, NAME, UNKNOWN) : text);
  const items = joinRanges(text, itemsIn(text, numbers));
  const quantities = items.flatMap((item) => {
    const measure = item.measure ?? bare(text, item, items.length === 1);
    return measure ? [toQuantity(plain, item, measure)] : [];
  });
  return [...quantities, ...names].sort((a, b) => a.offset - b.offset);
});

/** Digits, also full-width ones, and the one name without a number (around the clock). */
const MAY_HAVE_QUANTITY = /[\d\uff10-\uff19]|clock/i;

/** Every quantity of a text, in order, with its place in the text as given. No text makes it throw. */
export const quantitiesIn = (text: string): readonly Quantity[] =>
  MAY_HAVE_QUANTITY.test(text) || MAY_HAVE_WORDS.test(text) ? readText(text) : [];
