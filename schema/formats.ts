import { createRequire } from "node:module";
import type { Format } from "ajv/dist/2020.js";
import type * as usualFormats from "ajv-formats/dist/formats.js";

/** How the format `numeral` is written. */
export const NUMERAL = /^[0-9]+(\.[0-9]+)?$/;

const A_YEAR = 366 * 24 * 60 * 60 * 1000;

/** True for a day that is in the calendar, and not so far away that its year must be a slip. */
function isPublicationDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && day.toJSON()?.slice(0, 10) === text;
  return isDay && text >= "2015" && day.getTime() < Date.now() + A_YEAR;
}

const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
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
  "publication-date": isPublicationDate,
};
