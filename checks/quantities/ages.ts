import type { Reader } from "./found";

const BEFORE =
  /\b(?:minimum|(?:minimum|legal) age)(?: is|:| of) $|\b(?:must|have to|has to|need to|needs to|should) be (?:at least |over |older than )?$/i;
const OLDER = /^ (?:or|and) (?:older|over|above)\b/i;
const END = /^(?: to\b| and\b| when\b|[.,;]|$)/;

/** An age that is asked for, of which nobody writes the years: "must be 18 to sign up", "18 or older". */
export const readAge: Reader = (text, { start, end, value }, from) => {
  if (!Number.isInteger(value) || value < 10 || value > 30) return undefined;
  const behind = text.slice(end, end + 20);
  const isAskedFor = BEFORE.test(text.slice(Math.max(from, start - 40), start)) && END.test(behind);
  if (!isAskedFor && !OLDER.test(behind)) return undefined;
  const place = { start, end, numberStart: start, numberEnd: end };
  return { kind: "count", units: ["years"], factor: 1, noun: "years", ...place };
};
