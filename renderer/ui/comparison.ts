import type { ComparisonIndex, Competitor } from "../../schema/shapes.gen";

/*
 * Formatting of a comparison's JSON. All functions are pure: the build uses them for pages, and the browser for a
 * competitor whose JSON it fetches itself.
 */

/** Words of a key whose spelling needs more than a capital first letter. */
const IRREGULAR_WORDS: Readonly<Record<string, string>> = {
  ai: "AI",
  api: "API",
  crm: "CRM",
  mms: "MMS",
  of: "of",
  sms: "SMS",
};

/** Formats a key, `call_recording` → `Call Recording`: underscores become spaces, each word gets a capital (spec, section 2). */
export function wordsOfKey(key: string): string {
  const capitalize = (word: string) => IRREGULAR_WORDS[word] ?? word.charAt(0).toUpperCase() + word.slice(1);
  return key.split("_").filter(Boolean).map(capitalize).join(" ");
}

/** Returns the price without its most common unit, which the page states in words (spec, section 2). */
export function startingPrice(starting: string): string {
  return starting.replace("/user/month", "").trim();
}

/** Splits a price into its amount and the unit in small type beside it: `$14/month` → `$14` and `/month`. */
export function priceParts(price: string): { amount: string; unit: string } {
  const amount = /^[^\s/(]+/.exec(price)?.[0] ?? "";
  return { amount, unit: price.slice(amount.length).trim() };
}

/** Whether a product has a feature, as far as is known. */
export type Availability = "available" | "unavailable" | "unknown";

/** One product's cell in a row of the feature table. */
export interface FeatureCell {
  availability: Availability;
  notes: string;
}

/** Returns the cell for a feature of a file, which may lack it. */
function cellOf(feature: Partial<Competitor["features"][string]> = {}): FeatureCell {
  const { available, notes = "" } = feature;
  if (available === undefined) return { availability: "unknown", notes };
  return { availability: available ? "available" : "unavailable", notes };
}

/** Returns the feature table: every feature of the index in its category, including those that a file lacks, with both cells. */
export function featureTable(
  competitor: Pick<Competitor, "features">,
  index: Pick<ComparisonIndex, "feature_categories" | "pingo_features">,
) {
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
