import type { ErrorObject } from "ajv/dist/2020.js";
import { descriptionOf, type Explainer, quote } from "./explain-value";
import { hasFormat } from "./formats";
import { didYouMean } from "./nearest";

const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b.*\b\d{4}\b/i;

/** Converts a date with the month in words to YYYY-MM-DD; returns any other text unchanged. */
function parseSpelledDate(text: string): string {
  const time = MONTH.test(text) ? Date.parse(`${text} UTC`) : Number.NaN;
  return Number.isNaN(time) ? text : new Date(time).toISOString().slice(0, 10);
}

/** Converts a time with am or pm to 24 hours. */
const to24Hours = (text: string): string =>
  text.replace(/^(\d\d?)(?::(\d\d))? ?([ap])\.?m\.?$/i, (_, hour: string, minutes = "00", half = "") => {
    const hours = (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
    return `${String(hours).padStart(2, "0")}:${minutes}`;
  });

/** Corrections of common mistakes in the form of a text. */
const CORRECTIONS: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.replace(/^#+/, ""),
  (text) => text.replace(/^[A-Z]/, (letter) => letter.toLowerCase()),
  (text) => text.toLowerCase(),
  (text) => text.replace(/\s+|_/g, "-"),
  (text) => text.replace(/\.json$/, ""),
  (text) => text.replace(/^.*\/(?=[^/])/, ""),
  (text) => text.replace(/\/+$/, ""),
  (text) => text.replace(/^http:\/\//, "https://"),
  (text) => text.replace(/^(?=(?:[\w-]+\.)+[a-z]{2,}(?:\/|$))/i, "https://"),
  (text) => text.replace(/^(?=[a-z0-9-]+(?:\/|$))/, "/"),
  (text) => text.replace(/^\/?public(?=\/)/, ""),
  // The number above twelve is the day.
  (text) => text.replace(/^(1[3-9]|2\d|3[01])[./-](\d\d?)[./-](\d{4})$/, "$3-$2-$1"),
  (text) => text.replace(/^(\d\d?)[./-](1[3-9]|2\d|3[01])[./-](\d{4})$/, "$3-$1-$2"),
  // If both could be the month, it comes first between slashes, and second between periods.
  (text) => text.replace(/^(\d\d?)\/(\d\d?)\/(\d{4})$/, "$3-$1-$2"),
  (text) => text.replace(/^(\d\d?)\.(\d\d?)\.(\d{4})$/, "$3-$2-$1"),
  parseSpelledDate,
  (text) => text.replace(/^(\d{4}-\d\d)-\d\d$/, "$1"),
  (text) => text.replace(/^(\d{4})[./](\d\d?)[./](\d\d?)$/, "$1-$2-$3"),
  (text) => text.replace(/(?<=-)\d(?!\d)|^\d(?=:)/g, "0$&"),
  to24Hours,
  (text) => text.replace(/(?<=[a-z0-9])[ ._-]+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase()),
];

/**
 * Returns a text in the required form, if one or two corrections produce it.
 *
 * @param fits whether a text has the form
 */
export function findNearForm(text: string, fits: (candidate: string) => boolean): string | undefined {
  const corrected = CORRECTIONS.map((way) => way(text)).filter((other) => other !== text && other !== "");
  const correctedTwice = corrected.flatMap((other) => CORRECTIONS.map((way) => way(other)));
  return [...corrected, ...correctedTwice].find((other) => other !== text && fits(other));
}

const ISO_DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Explains why a text in the form YYYY-MM-DD is not a valid or plausible date; undefined for any other text. */
function describeDateFault(text: string): string | undefined {
  const [, year, month, day] = (ISO_DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (month < 1 || month > 12) return `There is no month ${month}.`;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const name = new Date(Date.UTC(year, month - 1)).toLocaleString("en", { month: "long", timeZone: "UTC" });
  if (day < 1 || day > days) return `${name} ${year} has ${days} days, not ${day}.`;
  return `${name} ${day}, ${year} is ${year < 2020 ? "long ago" : "too far away"}.`;
}

/** Whether a text has the form that a pattern or a format requires. */
const hasForm = ({ keyword, schema }: ErrorObject, text: string): boolean =>
  keyword === "format" ? hasFormat(String(schema), text) : new RegExp(String(schema), "u").test(text);

/** Describes the fault of a text in the wrong form. */
function describeFault({ data, schema }: ErrorObject, label: string): string {
  const text = String(data);
  if (schema === "country" || schema === "currency") return `${quote(data)} is not the code of a ${schema}.`;
  if (schema === "email" && !text.includes("@"))
    return `An email address has an @, and ${quote(data)} has none.`;
  return (
    (/date$/.test(String(schema)) ? describeDateFault(text) : undefined) ??
    `${label} cannot be ${quote(data)}.`
  );
}

/** Explains a text without the form that a pattern or a format requires. */
export const explainWrongForm: Explainer = ({ error, label }) => {
  const text = String(error.data);
  if (error.parentSchema?.title === "Address")
    return { message: `${quote(text)} is not an address.`, address: text };
  const meant = findNearForm(text, (other) => hasForm(error, other));
  const fix = meant === undefined ? descriptionOf(error) : didYouMean(meant);
  return { message: describeFault(error, label), fix };
};
