import type { Constant } from "../../data/constants";
import { memoize } from "../../data/memoize";
import type { Subject } from "../../data/reading";
import { escapePattern } from "../../schema/words";

const alternatives = (words: readonly string[]): string => `(?:${words.join("|")})`;

/** Returns the pattern of a word in a constant: `seat*` has any ending, every word its plural, `extra/further` is either. */
const wordPattern = (word: string): string =>
  alternatives(
    word
      .split("/")
      .map((one) =>
        one.endsWith("*")
          ? `${escapePattern(one.slice(0, -1))}\\w*`
          : `${escapePattern(one).replace(/-/g, "[- ]?")}(?:s|es)?`,
      ),
  );

/** Returns a pattern, without flags, of phrases in plain words (data/reading.ts), with spaces or hyphens in each. */
export const phrasesPattern = (phrases: readonly string[]): string =>
  `\\b${alternatives(phrases.map((phrase) => phrase.split(" ").map(wordPattern).join("[\\s-]+")))}(?![\\w-])`;

const aboutPattern = memoize(
  ({ about }: Subject): RegExp => new RegExp(phrasesPattern(about.split(" ")), "i"),
);

/** Whether a text contains a word for the subject of a constant; false for a constant without a subject. */
export const mentions = (text: string, { subject }: Pick<Constant, "subject">): boolean =>
  subject !== undefined && aboutPattern(subject).test(text);

const namesPattern = memoize(({ names = [] }: Subject): RegExp => new RegExp(phrasesPattern(names), "i"));

/** Whether a text names the subject of a constant; false for a constant without names for it. */
export const namesSubject = (text: string, { subject }: Pick<Constant, "subject">): boolean =>
  subject?.names !== undefined && namesPattern(subject).test(text);
