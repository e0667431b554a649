import type { Constant } from "../../data/constants";
import { once } from "../../data/once";
import type { Subject } from "../../data/reading";

const choice = (words: readonly string[]): string => `(?:${words.join("|")})`;

/** One word as the constants write it: `seat*` has any ending, every word its plural, `extra/further` is either. */
const wordPattern = (word: string): string =>
  choice(
    word
      .split("/")
      .map((one) =>
        one.endsWith("*") ? `${one.slice(0, -1)}\\w*` : `${one.replace(/-/g, "[- ]?")}(?:s|es)?`,
      ),
  );

/** A pattern of phrases in plain words (data/reading.ts), spaces or hyphens between the words of each; no flags. */
export const phrasesPattern = (phrases: readonly string[]): string =>
  `\\b${choice(phrases.map((phrase) => phrase.split(" ").map(wordPattern).join("[\\s-]+")))}(?![\\w-])`;

const wordsAbout = once(({ about }: Subject): RegExp => new RegExp(phrasesPattern(about.split(" ")), "i"));

/** True when a text has a word by which one speaks of a constant; false of a constant that says nothing of that. */
export const speaksOf = (text: string, { subject }: Pick<Constant, "subject">): boolean =>
  subject !== undefined && wordsAbout(subject).test(text);

const itsNames = once(({ names = [] }: Subject): RegExp => new RegExp(phrasesPattern(names), "i"));

/** True when a text names what a constant is about; false of a constant that has no names for it. */
export const names = (text: string, { subject }: Pick<Constant, "subject">): boolean =>
  subject?.names !== undefined && itsNames(subject).test(text);
