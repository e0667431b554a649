import { matchesIn } from "./matches";

/** A part of a text, in UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

/** Ends of sentences: a stop that a space or a closing mark follows, not that of a number or a title, and every line's end. */
const SENTENCE_END = /[.!?;](?<!\b(?:Mr|Mrs|Ms|Dr).)(?=[\s"'”’)\]]|$)|\n/g;

/** The sentences of a text. */
export function sentencesOf(text: string): Span[] {
  const sentences: Span[] = [];
  let start = 0;
  for (const { index } of matchesIn(text, SENTENCE_END)) {
    if (index > start) sentences.push({ start, end: index + 1 });
    start = index + 1;
  }
  if (start < text.length) sentences.push({ start, end: text.length });
  return sentences;
}

/** Longest part of a sentence that is looked at on either side, so that a whole page costs no more than a line. */
const REACH = 300;

/** The sentence of a text that an offset lies in, with where it begins. */
export function sentenceAt(text: string, offset: number): { start: number; sentence: string } {
  const from = Math.max(0, offset - REACH);
  const nearby = text.slice(from, offset + REACH);
  const span = sentencesOf(nearby).find(({ end }) => from + end > offset);
  return span
    ? { start: from + span.start, sentence: nearby.slice(span.start, span.end) }
    : { start: offset, sentence: "" };
}
