import { distance } from "fastest-levenshtein";

/** Returns the letters and digits of a word, in lower case. */
const normalize = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const sortLetters = (word: string): string => [...word.toLowerCase()].sort().join("");

/** Returns the maximum edit distance between a word and the intended one; two edits turn a short word into a different one. */
const maxDistance = (word: string): number =>
  word.length < 3 ? 1 : Math.max(2, Math.floor(word.length / 3));

/**
 * Returns the dotted key that a misspelled one most likely means: it has as many words, and each of them is near.
 * `plans.lite.price` is not a slip for `plans.lite.name`.
 */
export function nearestKey(key: string, keys: Iterable<string>): string | undefined {
  const words = key.split(".");
  const alike = [...keys].filter((other) => {
    const others = other.split(".");
    return (
      others.length === words.length && words.every((word, index) => nearest(word, [others[index] ?? ""]))
    );
  });
  return nearest(key, alike);
}

/**
 * Returns the candidate that a misspelled word most likely means.
 *
 * @returns the candidate with the fewest edits, at most a third of the word's length (at least 2; 1 for up to two letters),
 *   or undefined; two edits of a word of up to four letters, or of five with another first letter, must exchange two letters
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = maxDistance(word) + 1;
  for (const candidate of candidates) {
    const edits = distance(word.toLowerCase(), candidate.toLowerCase());
    // Two edits of a short word make another word of it: "seats" is not "years".
    const isShort = word.length <= 4 || (word.length === 5 && normalize(word)[0] !== normalize(candidate)[0]);
    const isFar = edits === 2 && isShort && sortLetters(word) !== sortLetters(candidate);
    if (edits >= bestDistance || (isFar && normalize(word) !== normalize(candidate))) continue;
    best = candidate;
    bestDistance = edits;
  }
  return best;
}

/** Formats the question for the most likely meaning. */
export const didYouMean = (meant: string): string => `Did you mean "${meant}"?`;
/** Matches that question in advice; captures the suggestion. */
export const DID_YOU_MEAN = /Did you mean "([^"]+)"\?/;

/** Returns the question for the candidate that a misspelled word most likely means, or undefined if none is near. */
export function suggestNearest(word: string, candidates: Iterable<string>): string | undefined {
  const meant = nearest(word, candidates);
  return meant === undefined ? undefined : didYouMean(meant);
}

/** Whether a word is surely a slip for another one: they differ in capitals, hyphens, one letter, or two exchanged letters. */
export function isSlip(word: string, meant: string): boolean {
  if (normalize(word) === normalize(meant)) return true;
  if (Math.max(word.length, meant.length) < 4) return false;
  const edits = distance(word, meant);
  return edits === 1 || (edits === 2 && sortLetters(word) === sortLetters(meant));
}
