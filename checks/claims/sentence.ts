/** A stop that ends a sentence, not the point of a number. */
const SENTENCE_END = /[.!?;](?=\s|$)|\n/g;
/** Longest part of a sentence that is looked at on either side, so that a whole page costs no more than a line. */
const REACH = 300;

/** The sentence of a text that an offset lies in, with where it begins. */
export function sentenceAt(text: string, offset: number): { start: number; sentence: string } {
  const from = Math.max(0, offset - REACH);
  const nearby = text.slice(from, offset + REACH);
  let start = 0;
  for (const stop of nearby.matchAll(SENTENCE_END)) {
    const end = stop.index + 1;
    if (from + end > offset) return { start: from + start, sentence: nearby.slice(start, end) };
    start = end;
  }
  return { start: from + start, sentence: nearby.slice(start) };
}
