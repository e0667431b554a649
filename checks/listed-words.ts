import { memoize, memoizeByText } from "../data/memoize";
import type { HouseStyle } from "../schema/shapes.gen";
import { capitalize, escapePattern } from "../schema/words";
import { matchesIn } from "./text";

/** Returns the pattern of a listed word: `*` is any ending, an apostrophe is straight or curly. */
const wordPattern = (word: string): string =>
  escapePattern(word).replace(/\\\*$/, "\\p{L}*").replaceAll("'", "['’]");

/** Advice such as "say what it does", for which the author has to find the words. */
const ADVICE = /^(?:say|leave) /;

const adviceFor = (instead: string): string =>
  ADVICE.test(instead) ? `${capitalize(instead)}.` : `Write "${instead}", or say it another way.`;

/** Creates a function that finds listed words (data/house-style.json) in a text, with the fix for each. Memoized. */
export const listedWordsIn = memoize((listed: HouseStyle["words"]) => {
  const words = Object.entries(listed);
  const exact = words.map(([word, instead]) => ({
    whole: new RegExp(`^${wordPattern(word)}$`, "iu"),
    // The ending stays: "organised" becomes "organized".
    replacementFor: (found: string) => instead.replace("*", found.slice(word.length - 1)),
  }));
  // A replacement may contain its word: "real estate agent" for "estate agent". It is matched as a whole, and is no fault.
  const replacements = words.flatMap(([word, instead]) => {
    const [stem = ""] = word.split("*");
    return instead.includes(stem) ? instead.replace(/\*$/, "") + word.slice(stem.length) : [];
  });
  // The longest first, so that "rang off" does not match as "rang".
  const choice = [...words.map(([word]) => word), ...replacements]
    .map(wordPattern)
    .sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}/-])(?:${choice.join("|") || "(?!)"})(?![\\p{L}\\p{N}])`,
    "giu",
  );
  return memoizeByText((text) =>
    matchesIn(text, pattern).flatMap((found) => {
      const word = exact.find(({ whole }) => whole.test(found[0]));
      return word ? [{ found, fix: adviceFor(word.replacementFor(found[0])) }] : [];
    }),
  );
});
