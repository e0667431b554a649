import { endOf, type Found, type Item, startOf } from "./found";

/** Stands between the ends of a range. */
export const TO = /^ ?[–—-] ?$|^ (?:to|through|up to) $|^-to-$/;
const BETWEEN = /\bbetween $/i;

/**
 * At most one end says what both are ($5–10, 3–7 days), save for shares (60%–70%). Amounts with a sign each ($4–$12) are
 * two prices.
 */
function agree(first: Found | undefined, second: Found | undefined): boolean {
  if (!first) return true;
  if (!second) return first.kind === "money";
  return first.kind === "percent" && second.kind === "percent";
}

function range(text: string, first: Item, second: Item): Item | undefined {
  const between = text.slice(endOf(first), startOf(second));
  const before = text.slice(Math.max(0, startOf(first) - 10), startOf(first));
  const opening = BETWEEN.exec(before)?.[0].length ?? 0;
  if (!(TO.test(between) || (opening > 0 && between === " and "))) return undefined;
  // 5-10K are thousands both.
  const shares = second.number.scale > 1 && first.number.scale === 1 && !first.found;
  const value = first.number.value * (shares ? second.number.scale : 1);
  if (!agree(first.found, second.found) || value >= second.number.value) return undefined;
  // "$12 – 200 free somethings" is a price and a count.
  if (!second.found && / [–—-] /.test(between) && /^ [a-z]{4}/i.test(text.slice(second.number.end)))
    return undefined;
  const number = { ...first.number, value, isOpen: second.number.isOpen };
  const known = second.found ?? first.found;
  if (!known) return { number, last: second.number };
  const start = startOf(first) - opening;
  return {
    number,
    last: second.number,
    found: {
      ...known,
      start,
      end: endOf(second),
      numberStart: start,
      numberEnd: second.found?.numberEnd ?? second.number.end,
    },
  };
}

/** Hours from which to which, which are no range since the second is smaller: 9–5. */
function isTimeOfDay(text: string, first: Item, { number, found }: Item): boolean {
  if (first.found || first.number.isInWords || found?.kind !== "count") return false;
  const { value, end } = first.number;
  return value > number.value && value <= 24 && TO.test(text.slice(end, number.start));
}

/** Joins the ends of ranges: 3–7 business days, between 3 and 7, $5–10, sixty to seventy percent. */
export function joinRanges(text: string, items: readonly Item[]): Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const first = joined.at(-1);
    if (first && isTimeOfDay(text, first, item)) {
      joined.push({ number: item.number });
      continue;
    }
    const whole = first && !first.last ? range(text, first, item) : undefined;
    if (whole) joined.pop();
    joined.push(whole ?? item);
  }
  return joined;
}
