import { dateInWords } from "../../renderer/ui/date-in-words";
import { formatMoney } from "../../renderer/ui/format-amounts";
import type { Carrier, Country } from "../../schema/shapes.gen";

type Plan = Carrier["plans"][number];

const dollarFormat = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Formats a monthly price: dollar sign, two decimals (spec, section 2). */
export const formatPrice = (amount: number): string => dollarFormat.format(amount);

/** Returns the carrier's own price, such as `₹299 for 28 days`; undefined if it is the monthly price in dollars. */
export function formatLocalPrice({ local }: Plan): string | undefined {
  if (local.currency === "USD" && !local.cycleDays) return undefined;
  const amount = formatMoney(local.price, local.currency);
  return local.cycleDays ? `${amount} for ${local.cycleDays} days` : amount;
}

const monthFormat = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" });

/** Formats a date: `2026-08` → as of Aug 2026; a year alone stays as it is. */
export const formatAsOf = (date: string): string =>
  `as of ${date.length > 4 ? monthFormat.format(new Date(date)) : date}`;

/** Returns a sentence with the exchange rate of a country's prices; undefined if they are in dollars. */
export function rateOf({ currency }: Country): string | undefined {
  const { code, usdPerUnit, asOf: date } = currency;
  if (code === "USD") return undefined;
  const dateSuffix = date ? `, the rate of ${dateInWords(date)}` : "";
  return `Converted at ${code} 1 = US$${usdPerUnit}${dateSuffix}.`;
}

/** Returns a text with a capital first letter. */
export const capitalize = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

/** Returns the notes on a price, except that it is approximate, which is shown beside the price. */
export function noteOf({ note = "" }: Plan): string {
  const points = note.split("; ").filter((point) => !/\bapproximate\b/.test(point));
  return capitalize(points.join("; "));
}

/** Returns the name of a country with its article, if it has one: the United States. */
export const withArticle = (country: string): string =>
  country.startsWith("United ") ? `the ${country}` : country;
