import { capitalised } from "../data/numerals";
import { once } from "../data/once";
import type { HouseStyle } from "../schema/shapes.gen";
import { matchesIn } from "./text";

const ESCAPED = /[.*+?^${}()|[\]\\/]/g;

/** A listed word as a pattern: `*` is any ending, an apostrophe is straight or curly. */
const wordPattern = (word: string): string =>
  word.replace(ESCAPED, "\\$&").replace(/\\\*$/, "\\p{L}*").replaceAll("'", "['’]");

/** What we write instead of some words is for the author to find: "say what it does". */
const ADVICE = /^(?:say|leave) /;

const adviceFor = (instead: string): string =>
  ADVICE.test(instead) ? `${capitalised(instead)}.` : `Write "${instead}", or say it another way.`;

/** Finds listed words in a text (data/house-style.json), each with what to do about it. */
export const listedWordsIn = once((listed: HouseStyle["words"]) => {
  const words = Object.entries(listed);
  const exact = words.map(([word, instead]) => ({
    whole: new RegExp(`^${wordPattern(word)}$`, "iu"),
    // An ending stays: "organised" is "organized".
    said: (found: string) => instead.replace("*", found.slice(word.length - 1)),
  }));
  // The longest first, so that "rang off" is not "rang".
  const choice = words.map(([word]) => wordPattern(word)).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}/-])(?:${choice.join("|") || "(?!)"})(?![\\p{L}\\p{N}])`,
    "giu",
  );
  // Tells in a third of the time that a text has none, as most do: without Unicode, and without the endings.
  const may = new RegExp(`(?<![A-Za-z0-9])(?:${choice.join("|").replaceAll("\\p{L}*", "")})`, "i");
  return (text: string) =>
    (may.test(text) ? matchesIn(text, pattern) : []).map((found) => ({
      found,
      fix: adviceFor(exact.find(({ whole }) => whole.test(found[0]))?.said(found[0]) ?? ""),
    }));
});
