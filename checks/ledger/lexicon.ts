import type { Constants } from "../../data/constants";
import { readDocument } from "../../data/read-document";
import type { Site } from "../../data/site";
import { isJsonObject } from "../../schema/json-document";
import { factsOfOthers } from "../claims/facts-of-others";
import { quantitiesIn } from "../quantities/quantities";

/** Words by which a sentence sells or promises, for a person to change. */
export const LEXICON_FILE = "data/lexicon.json";

const ESCAPED = /[.*+?^${}()|[\]\\/]/g;

/** Names of plans, add-ons and features, and what the comparison of the plans calls their attributes. */
function namesIn(constants: Constants): string[] {
  return [...constants.values()].flatMap(({ key, label, value }) =>
    label !== undefined ? label : key.endsWith(".name") ? String(value) : [],
  );
}

/**
 * Tells the sentences that speak of us, of others, a price, a plan, a feature, a limit or a promise: those with a digit or a
 * figure in words, the name of the product, of another company or of an entity of the constants, or a word of the lexicon.
 *
 * @param site its lexicon is read from the project's folder; without one, only tokens, figures and names count
 */
export function sellingWords(site: Site): (sentence: string) => boolean {
  const { value } = readDocument(site.root, LEXICON_FILE);
  const listed = isJsonObject(value) && Array.isArray(value.words) ? value.words.map(String) : [];
  const others = factsOfOthers(site.collections).keys();
  const words = [...listed, site.data.name, ...others, ...namesIn(site.constants)].map((word) =>
    word.replace(ESCAPED, "\\$&"),
  );
  const selling = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|") || "(?!)"})(?![\\p{L}\\p{N}])`, "iu");
  return (sentence) =>
    sentence.includes("{{") ||
    selling.test(sentence) ||
    /\d/.test(sentence) ||
    quantitiesIn(sentence).length > 0;
}
