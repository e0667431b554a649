import { amountOf, SMALL_NUMBER } from "./number-words";
import type { Reader } from "./quantity";

const PERCENT_SIGN = /^[ \u00a0]?%|^[ -](?:per ?cent|pct)(?![A-Za-z])/i;
const OF_PRICE = /^[ -](?:price|off)\b|^ the (?:usual |full |list )?(?:price|cost)\b/i;
/** Words after a fraction that is saved; "a third of the calls" is prose. */
const SAVING_AFTER = /^ (?:cheaper|as (?:many|much)|less than)\b/i;
const SAVING_BEFORE = /\b(?:sav(?:e|es|ed|ing)(?: you)?|by) $/i;
const FEW = `${SMALL_NUMBER}|twenty`;
const MANY = `10|20|100|1,?000|${FEW}|(?:a|one) (?:hundred|thousand)`;
/** Nine out of ten, one name in twelve; but not "three in ten minutes" or "one page in five languages". */
const OUT_OF = new RegExp(
  String.raw`^(?: (?:out of|in) (?<many>${MANY})| [a-z]+ in (?<few>${FEW})(?! [a-z]+s\b))` +
    String.raw`(?![\w%]|[.,]\d| (?:sec|min|hour|day|week|month|year))`,
  "i",
);

/** Reads a share: 60%, sixty percent, nine out of ten; half price, half off and saving half are 50%, other fractions likewise. */
export const readPercent: Reader = ({ value, isInWords }, before, after) => {
  const found = (factor: number, length = 0) =>
    ({ kind: "percent", units: ["percent"], factor, after: length }) as const;
  const sign = PERCENT_SIGN.exec(after)?.[0];
  if (sign !== undefined) return found(1, sign.length);
  const outOf = OUT_OF.exec(after);
  const written = outOf?.groups?.many ?? outOf?.groups?.few ?? "";
  const total = /\d/.test(written) ? Number(written.replace(",", "")) : amountOf(written);
  if (outOf && value < total) return found(100 / total, outOf[0].length);
  if (!isInWords || value >= 1 || value === 0) return undefined;
  const price = OF_PRICE.exec(after)?.[0];
  const isSaved = price !== undefined || SAVING_AFTER.test(after) || SAVING_BEFORE.test(before);
  return isSaved ? found(100, price?.length) : undefined;
};

const RATING_SCALE =
  /^ ?\/ ?5(?![\d/]|\.\d)|^ (?:out )?of (?:5|five)(?: stars?)?(?![\w%]|\.\d)|^[ -]stars?(?![A-Za-z])|^ ?★/i;

/** Reads a rating out of five: 4.9/5, 4.9 out of 5, 4.9 stars, five-star. */
export const readRating: Reader = ({ value }, _before, after) => {
  const scale = value > 5 ? undefined : RATING_SCALE.exec(after)?.[0];
  // "two of five calls" is not a rating.
  if (scale === undefined || (/^ of/i.test(scale) && Number.isInteger(value))) return undefined;
  return { kind: "rating", units: ["rating"], factor: 1, after: scale.length };
};
