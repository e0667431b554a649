import { distance } from "fastest-levenshtein";

/**
 * The candidate that a misspelt word most likely meant.
 *
 * @returns the nearest candidate within a third of the word's length (at least 2 edits), or undefined
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    const edits = distance(word.toLowerCase(), candidate.toLowerCase());
    if (edits < bestDistance) {
      best = candidate;
      bestDistance = edits;
    }
  }
  return best;
}
