import type { ErrorObject } from "ajv/dist/2020.js";
import { hasFormat } from "./formats";
import { nearForm } from "./near-form";
import { didYouMean } from "./nearest";
import { descriptionOf, quote, type Words } from "./value-words";

const ISO_DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

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

/** True for a text that has the form which a pattern or a format asks for. */
const hasForm = ({ keyword, schema }: ErrorObject, text: string): boolean =>
  keyword === "format" ? hasFormat(String(schema), text) : new RegExp(String(schema), "u").test(text);

/** What is wrong with a text that has another form than it should. */
function causeOf({ data, schema }: ErrorObject, label: string): string {
  const text = String(data);
  if (schema === "country" || schema === "currency") return `${quote(data)} stands for no ${schema}.`;
  if (schema === "email" && !text.includes("@")) return `${quote(data)} has no @, as an email address does.`;
  return (/date$/.test(String(schema)) ? dayFault(text) : undefined) ?? `${label} cannot be ${quote(data)}.`;
}

/** A picture on somebody's disk or another site, where one of ours is expected. */
function pictureElsewhere({ data, schema }: ErrorObject): ReturnType<Words> {
  const [, name] = /^(?:https?:|file:|[A-Za-z]:\\).*?([\w-]+\.(?:png|jpe?g|webp))$/i.exec(String(data)) ?? [];
  if (name === undefined || !String(schema).includes("png")) return undefined;
  const fix = `Put the picture into public/share/ as a .png or .jpg, and write "/share/${name.toLowerCase()}".`;
  return { message: `${quote(data)} is not a file of this site.`, fix };
}

/** Words for a text that has another form than a pattern or a format asks for. */
export const wrongForm: Words = ({ error, label }) => {
  const { data, parentSchema } = error;
  if (typeof data === "string" && parentSchema?.title === "Address")
    return { message: `${quote(data)} is not an address.`, address: data };
  const picture = pictureElsewhere(error);
  if (picture) return picture;
  const meant = typeof data === "string" ? nearForm(data, (text) => hasForm(error, text)) : undefined;
  const expected = descriptionOf(error);
  const fix = meant === undefined ? expected && `Expected: ${expected}` : didYouMean(meant);
  return { message: causeOf(error, label), fix };
};
