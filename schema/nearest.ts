import { distance } from "fastest-levenshtein";

/** Letters and digits alone, in small letters. */
const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const sorted = (word: string): string => [...word.toLowerCase()].sort().join("");

/** So many edits may lie between a word and what is meant: in a short word two make another one of it. */
const limitOf = (word: string): number => (word.length < 3 ? 1 : Math.max(2, Math.floor(word.length / 3)));

/**
 * The dotted key that a misspelt one most likely meant: as many words, each of them near. `plans.lite.price` is no slip
 * for `plans.lite.name`.
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
 * The candidate that a misspelt word most likely meant.
 *
 * @returns the nearest candidate within a third of the word's length (at least 2 edits, of up to two letters 1), or
 *   undefined; two edits of a word of up to four letters must be two letters exchanged
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = limitOf(word) + 1;
  for (const candidate of candidates) {
    const edits = distance(word.toLowerCase(), candidate.toLowerCase());
    const isFar = edits === 2 && word.length <= 4 && sorted(word) !== sorted(candidate);
    if (edits >= bestDistance || (isFar && bare(word) !== bare(candidate))) continue;
    best = candidate;
    bestDistance = edits;
  }
  return best;
}

/** Asks for what is most likely meant. */
export const didYouMean = (meant: string): string => `Did you mean "${meant}"?`;
/** What advice asks for in these words. */
export const ASKED = /Did you mean "([^"]+)"\?/;

/** Asks for the candidate that a misspelt word most likely meant; undefined where none is near. */
export function guessOf(word: string, candidates: Iterable<string>): string | undefined {
  const meant = nearest(word, candidates);
  return meant === undefined ? undefined : didYouMean(meant);
}

/** True where a word can only be a slip for another one: other capitals or hyphens, one letter, or two exchanged. */
export function isSlip(word: string, meant: string): boolean {
  if (bare(word) === bare(meant)) return true;
  if (Math.max(word.length, meant.length) < 4) return false;
  const edits = distance(word, meant);
  return edits === 1 || (edits === 2 && sorted(word) === sorted(meant));
}
