import type { Collections } from "../../data/collections";
import { once } from "../../data/once";
import { isJsonObject, type JsonValue } from "../../schema/json-document";
import { MAY_HAVE_WORDS } from "../quantities/number-words";
import { quantitiesIn } from "../quantities/quantities";
import type { Quantity } from "../quantities/quantity";
import { sentenceAt, withoutTokens } from "../text";
import { keysOf, quantityKeys } from "./keys";

/** What the data says of carriers and competitors: keys (`quantityKeys`) by the name of each. */
export type FactsOfOthers = ReadonlyMap<string, ReadonlySet<string>>;

/** What a value of the data says: the figures of its texts, and the prices among its numbers, which are in dollars. */
function keysIn(value: JsonValue, name = ""): string[] {
  if (typeof value === "string") return keysOf(quantitiesIn(withoutTokens(value)));
  if (typeof value === "number") return /price/i.test(name) ? keysOf(quantitiesIn(`$${value}`)) : [];
  if (Array.isArray(value)) return value.flatMap((child) => keysIn(child, name));
  return isJsonObject(value) ? Object.entries(value).flatMap(([key, child]) => keysIn(child, key)) : [];
}

/** The facts of the collections `comparisons` and `carriers`. A name that is also a number (Three) tells nobody apart. */
export const factsOfOthers = once((collections: Collections): FactsOfOthers => {
  const facts = new Map<string, Set<string>>();
  const items = (name: string) => (collections.get(name) ?? []).map(({ document }) => document.value);
  const carriers = items("carriers").flatMap((country) =>
    isJsonObject(country) && Array.isArray(country.carriers) ? country.carriers : [],
  );
  for (const other of [...items("comparisons"), ...carriers]) {
    if (!isJsonObject(other) || typeof other.name !== "string" || MAY_HAVE_WORDS.test(other.name)) continue;
    facts.set(other.name, new Set([...(facts.get(other.name) ?? []), ...keysIn(other)]));
  }
  return facts;
});

/** The names of those whom texts speak of: only of these a text may say what the data does. */
export function othersNamedIn(texts: readonly { text: string }[], facts: FactsOfOthers): string[] {
  const all = texts.map(({ text }) => text).join("\n");
  return [...facts.keys()].filter((name) => all.includes(name));
}

/** The country is written US. */
const OURS = /\b(?:[Ww]e|us|[Oo]urs?)\b/;

/** True for what the data says of one whom the sentence names; where we speak of ourselves too, it may be said of us. */
export function isFactOfOther(quantity: Quantity, text: string, facts: FactsOfOthers | undefined): boolean {
  if (!facts) return false;
  const { sentence } = sentenceAt(text, quantity.offset);
  if (OURS.test(sentence)) return false;
  const keys = quantityKeys(quantity);
  return [...facts].some(
    ([name, said]) =>
      keys.some((key) => said.has(key)) &&
      new RegExp(`(?<!\\w)${name.replace(/\W/g, "\\$&")}(?!\\w)`).test(sentence),
  );
}
