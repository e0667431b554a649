const CASE = /(?<=[a-z0-9])(?=[A-Z])/;

/** The words of a name in camelCase: `skillBasedRouting` is "skill based routing"; SMS and AI keep their capitals. */
export function wordsOf(name: string): string {
  const words = name.split(CASE).map((word) => word.toLowerCase());
  return words.map((word) => (/^(?:sms|ai|hipaa)$/.test(word) ? word.toUpperCase() : word)).join(" ");
}

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
  `${choice(phrases.map((phrase) => phrase.split(" ").map(wordPattern).join("[\\s-]+")))}(?![\\w-])`;
