import type { Collections } from "../../data/collections";
import { memoize } from "../../data/memoize";
import { isJsonObject } from "../../schema/json-document";
import { namesPattern } from "../../schema/words";
import { MAY_HAVE_WORDS } from "../quantities/number-words";
import type { Quantity } from "../quantities/quantity";
import { sentenceAt } from "../text";
import { keysInData, quantityKeys } from "./keys";

/** Facts in the data about carriers and competitors: keys (`quantityKeys`) by name. */
export type FactsOfOthers = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the facts of `comparisons` and `carriers`. Leaves out names that are also numbers (Three). Memoized. */
export const factsOfOthers = memoize((collections: Collections): FactsOfOthers => {
  const facts = new Map<string, Set<string>>();
  const items = (name: string) => (collections.get(name) ?? []).map(({ document }) => document.value);
  const carriers = items("carriers").flatMap((country) =>
    isJsonObject(country) && Array.isArray(country.carriers) ? country.carriers : [],
  );
  for (const other of [...items("comparisons"), ...carriers]) {
    if (!isJsonObject(other) || typeof other.name !== "string" || MAY_HAVE_WORDS.test(other.name)) continue;
    facts.set(other.name, new Set([...(facts.get(other.name) ?? []), ...keysInData(other)]));
  }
  return facts;
});

/** Returns the carriers and competitors that texts name. The texts may repeat only their facts. */
export function othersNamedIn(texts: readonly { text: string }[], facts: FactsOfOthers): string[] {
  const all = texts.map(({ text }) => text).join("\n");
  return [...facts.keys()].filter((name) => all.includes(name));
}

/** Words for our own company. The country is written US. */
const FIRST_PERSON = /\b(?:[Ww]e|us|[Oo]urs?)\b/;

/** Whether a quantity is a fact about someone named in its sentence. If the sentence is also about us, it may be ours. */
export function isFactOfOther(quantity: Quantity, text: string, facts: FactsOfOthers | undefined): boolean {
  if (!facts) return false;
  const { sentence } = sentenceAt(text, quantity.offset);
  if (FIRST_PERSON.test(sentence)) return false;
  const keys = quantityKeys(quantity);
  return [...facts].some(
    ([name, factKeys]) =>
      keys.some((key) => factKeys.has(key)) && new RegExp(namesPattern([name])).test(sentence),
  );
}
