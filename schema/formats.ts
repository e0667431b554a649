import { createRequire } from "node:module";
import type { Format } from "ajv/dist/2020.js";
import type * as ajvFormats from "ajv-formats/dist/formats.js";

/** Formats of our own that are a pattern, which editors apply as well. */
export const PATTERN_FORMATS = {
  numeral: /^[0-9]+(\.[0-9]+)?$/,
  "minutes-and-seconds": /^[0-9]{1,2}:[0-5][0-9]$/,
  // A component renders it as 7:40 pm.
  "time-of-day": /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/,
} as const;

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** Whether a date is plausible for a publication: from 2015 to a year from now. */
const isPublicationDate = (text: string): boolean =>
  hasFormat("date", text) && text >= "2015" && Date.parse(text) < Date.now() + YEAR_MS;

/** Names of countries by two-letter code. */
export const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const currencies = new Set(Intl.supportedValuesOf("currency"));

// Required by file, because the package's entry point loads Ajv.
const { fullFormats } = createRequire(import.meta.url)("ajv-formats/dist/formats.js") as typeof ajvFormats;

/** Every format that schemas may use: those of ajv-formats and the project's own. */
export const FORMATS: Readonly<Record<string, Format>> = {
  ...fullFormats,
  ...PATTERN_FORMATS,
  // Text with Markdown. Editors ignore unknown formats; Ajv requires a declaration.
  markdown: true,
  // Text in which **two asterisks** mark a phrase, and nothing else is markup.
  emphasis: true,
  // Text about another company's product: its figures come from that company's sources, not from the constants.
  sourced: true,
  // Text that is not the site's own prose: a line of code, or a misspelling shown on purpose.
  verbatim: true,
  country: (code: string) => /^[A-Z]{2}$/.test(code) && countryNames.of(code) !== undefined,
  currency: (code: string) => currencies.has(code),
  "publication-date": isPublicationDate,
};

/** Whether a text has a format; false for a format without a test. */
export function hasFormat(name: string, text: string): boolean {
  const format = FORMATS[name];
  const test = typeof format === "object" && "validate" in format ? format.validate : format;
  if (test instanceof RegExp) return test.test(text);
  return typeof test === "function" && Boolean((test as (text: string) => unknown)(text));
}
