import { distance } from "fastest-levenshtein";

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
