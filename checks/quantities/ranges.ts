import type { FoundNumber, Measure } from "./quantity";

/** A number with what it measures, if anything. */
export interface Item extends FoundNumber {
  measure?: Measure;
  /** The end of a range. */
  last?: FoundNumber;
}

/** Where the words of a number begin and end, with its sign or noun. */
export const startOf = ({ start, measure }: Item): number => start - (measure?.before ?? 0);
export const endOf = ({ end, last, measure }: Item): number => (last?.end ?? end) + (measure?.after ?? 0);

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
  return { ...first, isOpen: second.isOpen, last: second, ...measure };
}

/** Joins the ends of ranges: 3–7 business days, between 3 and 7, $5–10, sixty to seventy percent. */
export function joinRanges(text: string, items: readonly Item[]): Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const first = joined.at(-1);
    const whole = first && rangeOf(text, first, item);
    if (whole) joined.pop();
    joined.push(whole ?? item);
  }
  return joined;
}
