/**
 * Finds the quantities of a text, in every form in which people write them. A text is made plain (normalise.ts), its
 * numbers are read (numbers.ts) and each is asked what it measures: money, a share, a mark out of five, a count. Names
 * (24/7, TLS 1.3) are found beside that.
 *
 * What was decided where a form can be read in two ways:
 *
 * - "one" and a noun is prose ("one call"), and so is "one or two calls"; "one dollar", "one percent", a day or longer ("one
 *   month") and a shorter time behind a limit or a hyphen ("under one second") are quantities.
 * - Weeks, fortnights and decades become days and years, hours become minutes: "two weeks" is 14 `days`, "half an hour" 30
 *   `minutes`, "half a minute" 0.5 `minutes`. Months stay months.
 * - People, seats, colleagues and employees count as `members`; a user may be a `users` or a `members`.
 * - A range is one quantity with `to`, unless each end has its own sign of money: "$4–$12" are two prices.
 * - Of the numbers of a list ("5, 10 or 20 calls") the last is one of calls; the others are none.
 * - Any words may stand between a number and its noun but those that end a group (words.ts), and any plural is a noun: "300
 *   area codes" are counted, though no constant counts area codes.
 * - "half price" is 50 percent, "nine out of ten" 90 percent; out of five is a rating. Other halves, couples and dozens of
 *   prose ("half of them", "a couple of calls", "hundreds") are none.
 * - Ordinals are none but in "from the 6th user on". Years from 1950 to 2039 are none unless a sign of money, a comma or
 *   a fraction makes them amounts; 2000 is an amount.
 * - A number in digits without a noun is `bare` where the text is nothing else, or where only its time is said (12/mo); it
 *   may be in any unit.
 * - A tag between letters may join or part them, so both readings are tried; two tags between digits part them.
 */

import { onceAText } from "../once-a-text";
import { readAge } from "./ages";
import { readBare } from "./bare";
import { readCount, readEntry } from "./counts";
import { endOf, type Found, type Item, type Reader } from "./found";
import { readMoney, readNamedPrice } from "./money";
import { namesIn } from "./names";
import { normalise, type Plain } from "./normalise";
import { MAY_HAVE_WORDS } from "./number-words";
import { numbersIn } from "./numbers";
import { MAY_HAVE_ORDINAL, ordinalsIn } from "./ordinals";
import { perAfter } from "./per";
import { readPercent } from "./percent";
import type { Per, Quantity } from "./quantity";
import { joinRanges } from "./ranges";
import { readRating } from "./rating";

const READERS: readonly Reader[] = [
  readMoney,
  readPercent,
  readRating,
  readCount,
  readAge,
  readNamedPrice,
  readEntry,
];

function itemsIn(text: string, names: readonly { start: number; end: number }[]): Item[] {
  const items: Item[] = [];
  let from = 0;
  for (const number of numbersIn(text)) {
    if (number.start < from || names.some(({ start, end }) => number.start < end && number.end > start))
      continue;
    let found: Found | undefined;
    for (const read of READERS) {
      found = read(text, number, from);
      if (found) break;
    }
    from = found?.end ?? number.end;
    items.push(found ? { number, found } : { number });
  }
  return items;
}

/** Sums of fractions come out: 0.29 dollars are 29 cents. */
const exact = (value: number): number => Number(value.toPrecision(12));

function toQuantity(
  source: string,
  plain: Plain,
  { number, last }: Item,
  found: Found,
  per: Per[],
): Quantity {
  const { kind, units, factor, noun } = found;
  const offset = plain.offsets.startOf(found.start);
  const numberOffset = plain.offsets.startOf(found.numberStart);
  return {
    kind,
    offset,
    text: source.slice(offset, plain.offsets.endOf(found.end)),
    number: source.slice(numberOffset, plain.offsets.endOf(found.numberEnd)),
    numberOffset,
    value: exact(number.value * factor),
    ...(last === undefined ? {} : { to: exact(last.value * factor) }),
    units,
    ...(noun === undefined ? {} : { noun }),
    ...(number.isOpen ? { isOpen: true } : {}),
    ...(per.length > 0 ? { per } : {}),
  };
}

function readPlain(source: string, plain: Plain): Quantity[] {
  const { text } = plain;
  const names = namesIn(text);
  const ordinals = ordinalsIn(text);
  const items = itemsIn(text, names);
  if (items.length + names.length + ordinals.length === 0) return [];
  const joined = [...joinRanges(text, items), ...ordinals];
  const isOnly = joined.length === 1;
  const quantities = joined.flatMap((item) => {
    const found = item.found ?? readBare(text, item, isOnly);
    return found ? [toQuantity(source, plain, item, found, perAfter(text, endOf(item)))] : [];
  });
  for (const { start, end, value } of names) {
    const offset = plain.offsets.startOf(start);
    const written = source.slice(offset, plain.offsets.endOf(end));
    quantities.push({
      kind: "name",
      offset,
      text: written,
      number: written,
      numberOffset: offset,
      value,
      units: ["text"],
    });
  }
  return quantities.sort((a, b) => a.offset - b.offset);
}

/** What is found when marks part words, where joining them found nothing. */
function added(quantities: readonly Quantity[], others: readonly Quantity[]): Quantity[] {
  const isFree = ({ offset, text }: Quantity) =>
    quantities.every(
      (known) => offset + text.length <= known.offset || known.offset + known.text.length <= offset,
    );
  return [...quantities, ...others.filter(isFree)].sort((a, b) => a.offset - b.offset);
}

/** Digits, marks that may part words and digits, and the one name without a number (around the clock). */
const MAY_HAVE_QUANTITY = /[\d\u0080-\uffff*_~`&]|clock/i;

const readText = onceAText((text): readonly Quantity[] => {
  const plain = normalise(text);
  const quantities = readPlain(text, plain);
  return plain.isAmbiguous ? added(quantities, readPlain(text, normalise(text, true))) : quantities;
});

/** Every quantity of a text, in order, with its place in the text as given. No text makes it throw. */
export function quantitiesIn(text: string): readonly Quantity[] {
  const mayHave = [MAY_HAVE_QUANTITY, MAY_HAVE_WORDS, MAY_HAVE_ORDINAL].some((quick) => quick.test(text));
  return mayHave ? readText(text) : [];
}
