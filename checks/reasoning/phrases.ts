import type { Constant } from "../../data/constants";
import { once } from "../../data/once";
import type { Subject } from "../../data/reading";

const choice = (words: readonly string[]): string => `(?:${words.join("|")})`;

/** Returns the pattern of a word in a constant: `seat*` has any ending, every word its plural, `extra/further` is either. */
const wordPattern = (word: string): string =>
  choice(
    word
      .split("/")
      .map((one) =>
        one.endsWith("*") ? `${one.slice(0, -1)}\\w*` : `${one.replace(/-/g, "[- ]?")}(?:s|es)?`,
      ),
  );

/** Returns a pattern, without flags, of phrases in plain words (data/reading.ts), with spaces or hyphens in each. */
export const phrasesPattern = (phrases: readonly string[]): string =>
  `\\b${choice(phrases.map((phrase) => phrase.split(" ").map(wordPattern).join("[\\s-]+")))}(?![\\w-])`;

const wordsAbout = once(({ about }: Subject): RegExp => new RegExp(phrasesPattern(about.split(" ")), "i"));

/** Whether a text has a word about the subject of a constant; false for a constant without a subject. */
export const speaksOf = (text: string, { subject }: Pick<Constant, "subject">): boolean =>
  subject !== undefined && wordsAbout(subject).test(text);

const itsNames = once(({ names = [] }: Subject): RegExp => new RegExp(phrasesPattern(names), "i"));

/** Whether a text names the subject of a constant; false for a constant without names for it. */
export const names = (text: string, { subject }: Pick<Constant, "subject">): boolean =>
  subject?.names !== undefined && itsNames(subject).test(text);
