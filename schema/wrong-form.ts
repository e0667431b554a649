import type { ErrorObject } from "ajv/dist/2020.js";
import { nearForm } from "./near-form";
import { descriptionOf, quote, type Words } from "./value-words";

const ISO_DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

const isDay = (text: string): boolean =>
  ISO_DAY.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** Why a text of the form year-month-day is no day, or not one of ours. */
function dayFault(text: string): string | undefined {
  const [, year, month, day] = (ISO_DAY.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (month < 1 || month > 12) return `There is no month ${month}.`;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const name = new Date(Date.UTC(year, month - 1)).toLocaleString("en", { month: "long", timeZone: "UTC" });
  if (day < 1 || day > days) return `${name} ${year} has ${days} days, not ${day}.`;
  return `${name} ${day}, ${year} is ${year < 2020 ? "long ago" : "too far away"}.`;
}

/** What a code of a list stands for. */
const CODES: Readonly<Record<string, string>> = { country: "country", currency: "currency" };

/** Tells whether a text has the form that a pattern or a format asks for; undefined for a format without a test here. */
function formOf({ keyword, schema }: ErrorObject): ((text: string) => boolean) | undefined {
  if (schema === "currency") return (text) => Intl.supportedValuesOf("currency").includes(text);
  if (keyword === "format") return /date$/.test(String(schema)) ? isDay : undefined;
  const pattern = new RegExp(String(schema), "u");
  return (text) => pattern.test(text);
}

/** What is wrong with a text that has another form than it should. */
function causeOf({ data, schema }: ErrorObject, label: string): string {
  const text = String(data);
  const code = CODES[String(schema)];
  if (code !== undefined) return `${quote(data)} stands for no ${code}.`;
  if (schema === "email" && !text.includes("@")) return `${quote(data)} has no @, as an email address does.`;
  return (/date$/.test(String(schema)) ? dayFault(text) : undefined) ?? `${label} cannot be ${quote(data)}.`;
}

/** Words for a text that has another form than a pattern or a format asks for. */
export const wrongForm: Words = ({ error, label }) => {
  const { data, parentSchema } = error;
  if (typeof data === "string" && parentSchema?.title === "Address")
    return { message: `${quote(data)} is not an address.`, address: data };
  const file =
    typeof data === "string"
      ? /^(?:https?:|file:|[A-Za-z]:\\).*?([\w-]+\.(?:png|jpe?g|webp))$/i.exec(data)?.[1]
      : undefined;
  if (file !== undefined && String(error.schema).includes("png")) {
    const fix = `Put the picture into public/share/ as a .png or .jpg, and write "/share/${file.toLowerCase()}".`;
    return { message: `${quote(data)} is not a file of this site.`, fix };
  }
  const fits = formOf(error);
  const meant = typeof data === "string" && fits ? nearForm(data, fits) : undefined;
  const expected = descriptionOf(error);
  const fix = meant === undefined ? expected && `Expected: ${expected}` : `Did you mean "${meant}"?`;
  return { message: causeOf(error, label), fix };
};
