import { NUMBER_UNITS } from "../../data/reading";
import type { Found, Item } from "./found";
import { isDialled, isLabelled, isYear } from "./not-quantities";

const QUALIFIER =
  "(?:[~<>≈≤≥±-]|up to|under|over|about|around|from|at least|less than|more than|only|just|nearly|almost) ?";
const BEFORE = new RegExp(`^ ?(?:${QUALIFIER})?$`, "i");
const PER_TIME_OR_USER =
  / ?\/ ?(?:mo|month|user|yr|year)\b|,? (?:per|an?|each|every) (?:month|year|user)\b/iy;

/**
 * A number whose unit stands elsewhere: digits in a text that is nothing else (a table's cell), or an amount of which
 * only the time is said (12/mo, twelve a month).
 *
 * @param isOnly no other number is in the text
 */
export function readBare(text: string, { number, last }: Item, isOnly: boolean): Found | undefined {
  const { start, isInWords } = number;
  const { end } = last ?? number;
  PER_TIME_OR_USER.lastIndex = end;
  const isPer = PER_TIME_OR_USER.test(text);
  if (isInWords && !isPer) return undefined;
  const rest = text.slice(isPer ? PER_TIME_OR_USER.lastIndex : end);
  const isWhole = isOnly && BEFORE.test(text.slice(0, start)) && /^ ?\.? ?$/.test(rest);
  const written = text.slice(start, end);
  if (!(isPer || isWhole) || isLabelled(text, start, end)) return undefined;
  if (isDialled(written, "calls") || written.split(/[–-]/).some(isYear)) return undefined;
  return { kind: "bare", units: NUMBER_UNITS, factor: 1, start, end, numberStart: start, numberEnd: end };
}
