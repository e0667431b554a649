import type { ComparisonIndex, Competitor } from "../../schema/shapes.gen";

/*
 * How a comparison's JSON is shown. Nothing here but plain values in and out: pages are built with it, and the browser
 * shows a competitor with it whose JSON it has fetched itself.
 */

/** Words of a key that a capital letter alone does not set right. */
const WORDS: Readonly<Record<string, string>> = {
  ai: "AI",
  api: "API",
  crm: "CRM",
  mms: "MMS",
  of: "of",
  sms: "SMS",
};

/** `call_recording` → `Call Recording`: underscores become spaces, each word gets a capital (spec, section 2). */
export function wordsOfKey(key: string): string {
  const capital = (word: string) => WORDS[word] ?? word.charAt(0).toUpperCase() + word.slice(1);
  return key.split("_").filter(Boolean).map(capital).join(" ");
}

/** The price without its most common unit, which the page says in words (spec, section 2). */
export function startingPrice(starting: string): string {
  return starting.replace("/user/month", "").trim();
}

/** An amount, and what is written small beside it: `$14/month` → `$14` and `/month`. */
export function priceParts(price: string): { amount: string; unit: string } {
  const amount = /^[^\s/(]+/.exec(price)?.[0] ?? "";
  return { amount, unit: price.slice(amount.length).trim() };
}

/** Whether a product has a feature, as far as anybody has found out. */
export type Availability = "available" | "unavailable" | "unknown";

/** One side of a row of the feature table. */
export interface FeatureCell {
  availability: Availability;
  notes: string;
}

/** A feature with what both products make of it. */
export interface FeatureRow {
  key: string;
  name: string;
  ours: FeatureCell;
  theirs: FeatureCell;
}

/** What a file says of a feature, which may be nothing. */
function cellOf(feature: Partial<Competitor["features"][string]> = {}): FeatureCell {
  const { available, notes = "" } = feature;
  if (available === undefined) return { availability: "unknown", notes };
  return { availability: available ? "available" : "unavailable", notes };
}

/** The feature table: every feature of the index in its category, also those that a file says nothing of. */
export function featureTable(
  competitor: Pick<Competitor, "features">,
  index: Pick<ComparisonIndex, "feature_categories" | "pingo_features">,
): { name: string; rows: FeatureRow[] }[] {
  return index.feature_categories.map(({ name, features }) => ({
    name,
    rows: features.map((key) => ({
      key,
      name: wordsOfKey(key),
      ours: cellOf(index.pingo_features[key]),
      theirs: cellOf(competitor.features[key]),
    })),
  }));
}

const MONTH = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** `2026-08` → `August 2026`, `2026-11-20` → `November 20, 2026`; a year stays as it is. */
export function dateInWords(date: string): string {
  if (/^\d{4}$/.test(date)) return date;
  return (date.length > "2026-08".length ? DAY : MONTH).format(new Date(date));
}

/** A source as it is shown: an address, where it begins with one, and the words beside it. */
export function sourceParts(source: string): { url?: string; words: string } {
  const [, url, words = ""] = /^(https?:\/\/\S+)\s*(.*)$/.exec(source) ?? [];
  return url === undefined ? { words: source } : { url, words };
}

/** An address as people say it: `www.quo.com/pricing`. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//, "").replace(/\/$/, "");
}
