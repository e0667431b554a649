import type { Site } from "../../data/site";
import type { HouseStyle } from "../../schema/shapes.gen";
import type { Field } from "../checked-page";
import { matchesIn } from "../matches";
import { nameReader, namesOfOthers } from "../names";
import { once } from "../once";
import { onceAText } from "../once-a-text";
import { type Finding, findingIn, type TextRule } from "../rule";
import { UNREAD } from "../text-slips";

interface HouseWords {
  pattern: RegExp;
  /** What we write for a word that the pattern found. */
  instead(found: string): string;
}

const ESCAPED = /[.*+?^${}()|[\]\\/]/g;

/** A listed word as a pattern: `*` is any ending, an apostrophe is straight or curly. */
const wordPattern = (word: string): string =>
  word.replace(ESCAPED, "\\$&").replace(/\\\*$/, "\\p{L}*").replaceAll("'", "['’]");

function readWords(listed: HouseStyle["words"]): HouseWords {
  const words = Object.entries(listed);
  const exact = words.map(([word, instead]) => ({
    whole: new RegExp(`^${wordPattern(word)}$`, "iu"),
    // An ending stays: "organised" is "organized".
    said: (found: string) => instead.replace("*", found.slice(word.length - 1)),
  }));
  // The longest first, so that "rang off" is not "rang".
  const choice = words.map(([word]) => wordPattern(word)).sort((a, b) => b.length - a.length);
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}/-])(?:${choice.join("|") || "(?!)"})(?![\\p{L}\\p{N}])`, "giu"),
    instead: (found) => exact.find(({ whole }) => whole.test(found))?.said(found) ?? "",
  };
}

/** A time of day in 24 hours. A field whose schema asks for one is no words (`time-of-day`). */
const TIME = /(?<![\d:.])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:]|\s?[ap]m\b)/g;

/** Something that is not how we write, and what to do about it. */
interface Strange {
  found: RegExpExecArray;
  fix: string;
}

/** What we write instead of some words is for the author to find: "say what it does". */
const ADVICE = /^(?:say|leave) /;

function adviceFor(instead: string): string {
  if (ADVICE.test(instead)) return `${instead.charAt(0).toUpperCase()}${instead.slice(1)}.`;
  return `Write "${instead}", or say it another way.`;
}

type Reader = (source: string) => readonly Strange[];

function readerOf(houseStyle: HouseStyle, others: readonly string[]): Reader {
  const { pattern, instead } = readWords(houseStyle.words);
  const misspeltIn = nameReader(houseStyle.names, others);
  return onceAText((source) => [
    ...matchesIn(source, pattern).map((found) => ({ found, fix: adviceFor(instead(found[0])) })),
    ...misspeltIn(source).map(({ found, name }) => ({ found, fix: `Write "${name}".` })),
    ...matchesIn(source, TIME).map((found) => ({ found, fix: "Write it with am or pm, as in 7:40 pm." })),
  ]);
}

let last: { style: string; read: Reader } | undefined;

/** Reads by a site's style. It outlives the site, which a save opens again: the style seldom changes. */
const readerFor = once((site: Site): Reader => {
  const others = namesOfOthers(site);
  const style = JSON.stringify([site.houseStyle, others]);
  if (last?.style !== style) last = { style, read: readerOf(site.houseStyle, others) };
  return last.read;
});

function findingsIn(field: Field, site: Site): Finding[] {
  const { source, role } = field;
  if (source === undefined || UNREAD.includes(role)) return [];
  return readerFor(site)(source).map(({ found: { 0: words, index }, fix }) => {
    const message = `"${words}" is not how we write.`;
    return findingIn(field, { offset: index, length: words.length }, { message, fix });
  });
}

/** The voice of the site: plain American English, times with am and pm, no advertising. */
export const houseStyle: TextRule = {
  name: "house-style",
  severity: "error",
  summary:
    "Texts are in American English with 12-hour times, and without the words of data/house-style.json.",
  formerly: ["data-style"],
  docs: {
    why: "Readers are Americans on a phone between two jobs. A word that stops them, a time that they have to convert or a phrase that every advertisement uses costs trust. What we write instead stands beside each word in `data/house-style.json`.",
    wrong: `{ "type": "rich-text", "props": { "body": "Somebody rang at 19:40." } }`,
    right: `{ "type": "rich-text", "props": { "body": "Someone called at 7:40 pm." } }`,
  },
  check: ({ fields }, site) => fields.flatMap((field) => findingsIn(field, site)),
};
