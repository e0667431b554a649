import { createRequire } from "node:module";
import type { Format } from "ajv/dist/2020.js";
import type * as usualFormats from "ajv-formats/dist/formats.js";

/** How the format `numeral` is written. */
export const NUMERAL = /^[0-9]+(\.[0-9]+)?$/;

const A_YEAR = 366 * 24 * 60 * 60 * 1000;

/** True for a day of the calendar as year-month-day. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** True for a day that is not so far away that its year must be a slip. */
const isPublicationDate = (text: string): boolean =>
  isDay(text) && text >= "2015" && Date.parse(text) < Date.now() + A_YEAR;

/** Names of countries by their two letters. */
export const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const currencies = new Set(Intl.supportedValuesOf("currency"));

// By its file: the package itself loads ajv.
const { fullFormats } = createRequire(import.meta.url)("ajv-formats/dist/formats.js") as typeof usualFormats;

/** Every format that schemas may name, the usual ones and ours. */
export const FORMATS: Readonly<Record<string, Format>> = {
  ...fullFormats,
  // Texts that hold Markdown or a numeral; editors ignore formats they do not know, ajv wants them declared.
  markdown: true,
  numeral: NUMERAL,
  // Words about somebody else's product: figures in them come from its sources and are none of our constants.
  sourced: true,
  // No sentence of ours: a line of a program, or a misspelling that is shown as one.
  verbatim: true,
  country: (code: string) => /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined,
  currency: (code: string) => currencies.has(code),
  "minutes-and-seconds": /^[0-9]{1,2}:[0-5][0-9]$/,
  // A component prints it as 7:40 pm.
  "time-of-day": /^(?:[01]?[0-9]|2[0-3]):[0-5][0-9]$/,
  "publication-date": isPublicationDate,
};

/** True for a text that has a format, as far as there is a test for it. */
export function hasFormat(name: string, text: string): boolean {
  const format = FORMATS[name];
  const test = typeof format === "object" && "validate" in format ? format.validate : format;
  if (test instanceof RegExp) return test.test(text);
  return typeof test === "function" && Boolean((test as (text: string) => unknown)(text));
}
