import type { Found, Reader } from "./found";
import { isPart, readNumberWords } from "./number-words";
import { NO_PLURAL } from "./words";

const SIGN = /[ \u00a0]?%|[ -](?:per ?cent|pct)(?![A-Za-z])/iy;
const OF_PRICE = /[ -]price\b|[ -]off\b| the (?:usual |full |list )?(?:price|cost)\b/iy;
const SAVED = /\bsav(?:e|es|ed|ing) (?:you )?$/i;
/** Nine out of ten, four in five callers; out of five is a rating, and "three in ten minutes" a pace. */
const OUT_OF =
  / (?:out of|in(?! (?:10|100|a hundred|[a-z]+) (?:sec|min|hour|day|week|month|year))) (10|100|1,?000|(?<= in )(?:three|four|five|six|eight)|ten|(?:a|one) hundred|(?:a|one) thousand)(?![\w%]|[.,]\d)/iy;
/** One name in twelve, nine tickets in ten; what several of something are in is another thing (one page in five languages). */
const OF_THEM_IN = new RegExp(
  String.raw` [a-z]+ in (three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?![\w-]| (?!${NO_PLURAL}\b)[a-z]+s\b| (?:sec|min|hour|day|week|month|year))`,
  "iy",
);
/** How many "ten", "a hundred" or "1,000" are. */
const amountOf = (total: string): number =>
  /\d/.test(total)
    ? Number(total.replace(",", ""))
    : readNumberWords(total, 0, total.split(" ")[0] ?? "").value;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** A share: 60%, sixty percent, 60 per cent; half price, half off and saving half are 50%, and so with a third and a quarter. */
export const readPercent: Reader = (text, { start, end }): Found | undefined => {
  const found = (length: number, factor: number): Found => {
    const span = { start, end: end + length };
    return { kind: "percent", units: ["percent"], factor, ...span, numberStart: start, numberEnd: span.end };
  };
  const sign = matchAt(SIGN, text, end);
  if (sign) return found(sign[0].length, 1);
  const total = matchAt(OUT_OF, text, end) ?? matchAt(OF_THEM_IN, text, end);
  if (total) return found(total[0].length, 100 / amountOf((total[1] ?? "").toLowerCase()));
  const written = text.slice(start, end).toLowerCase();
  if (written !== "half" && !isPart(written)) return undefined;
  const price = matchAt(OF_PRICE, text, end);
  if (price) return found(price[0].length, 100);
  // Other parts than a half have been read only where they are saved.
  const isSaved = written !== "half" || SAVED.test(text.slice(Math.max(0, start - 12), start));
  return isSaved ? found(0, 100) : undefined;
};
