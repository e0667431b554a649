/** Formats a number in American English. */
export type NumberFormatter = (value: number) => string;

const LOCALE = "en-US";
/** Numbers below ten in words, as in the Associated Press style. */
const NUMBER_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const ORDINAL_ENDINGS: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };

const createFormatter = (options: Intl.NumberFormatOptions): NumberFormatter => {
  const format = new Intl.NumberFormat(LOCALE, options);
  return (value) => format.format(value);
};
const currency: Intl.NumberFormatOptions = { style: "currency", currency: "USD" };
const ordinals = new Intl.PluralRules(LOCALE, { type: "ordinal" });
const longDate = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: "UTC" });

/** Pattern of abbreviations inside a sentence, with their final period. */
export const ABBREVIATION = String.raw`\b(?:Mr|Mrs|Ms|Dr|vs|e\.g|i\.e)\.`;

/** 10,000 */
export const formatGrouped = createFormatter({ maximumFractionDigits: 20 });
/** 10000 */
export const formatDigits = createFormatter({ maximumFractionDigits: 20, useGrouping: false });
/** $12, $0.05 */
export const formatDollars = createFormatter({
  ...currency,
  maximumFractionDigits: 20,
  trailingZeroDisplay: "stripIfInteger",
});
/** Smallest number that is abbreviated in thousands; smaller numbers would lose precision. */
const MIN_ABBREVIATED = 1000;
const thousands = createFormatter({ notation: "compact", maximumFractionDigits: 1 });
const thousandsOfDollars = createFormatter({ ...currency, notation: "compact", maximumFractionDigits: 1 });
/** 10K, 250 */
export const formatCompact: NumberFormatter = (value) =>
  value < MIN_ABBREVIATED ? formatGrouped(value) : thousands(value);
/** $10K, $12 */
export const formatCompactDollars: NumberFormatter = (value) =>
  value < MIN_ABBREVIATED ? formatDollars(value) : thousandsOfDollars(value);
/** 6th */
export const formatOrdinal: NumberFormatter = (value) =>
  `${formatGrouped(value)}${ORDINAL_ENDINGS[ordinals.select(value)] ?? "th"}`;
/** five, 14 */
export const formatInWords: NumberFormatter = (value) => NUMBER_WORDS[value] ?? formatGrouped(value);
/** October 12, 2025 */
export const formatLongDate = (date: string): string => longDate.format(new Date(`${date}T00:00:00Z`));
