import { ABBREVIATION } from "../data/numerals";

/**
 * Returns all matches of a pattern with the flag `g`, as `matchAll` does. `matchAll` copies the pattern before it
 * searches, which costs most for texts without a match, as most texts are.
 */
export const matchesIn = (text: string, pattern: RegExp): RegExpExecArray[] =>
  text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];

/** Replaces what is unknown or not prose: a token, an address, a value that is known only at run time. */
export const UNKNOWN = "\ufffc";

/** Blanks out parts of a text character by character, so that offsets stay valid. */
export const blankOut = (text: string, parts: RegExp, sign = " "): string =>
  text.replace(parts, (part) => sign.repeat(part.length));

/** A token with any content. */
export const TOKEN = /\{\{[^{}\n]*\}\}/g;

/** Blanks out the tokens of a text, because their values are not what the author typed. */
export const withoutTokens = (text: string): string => blankOut(text, TOKEN, UNKNOWN);

/** Markdown punctuation, addresses and special spaces, which neither separate words nor name anything. */
const NOT_WORDS = /\]\([^()\s]*\)|https?:\/\/[^\s)]+|[*_`[\]|>#\u00a0\u202f]/g;

/** Blanks out the Markdown punctuation and the addresses of a text. */
export const proseOf = (text: string): string => blankOut(text, NOT_WORDS);

/** A range of a text, in UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

/** Returns the span of a match. @param from offset of the searched part */
export const spanOf = ({ 0: found, index }: RegExpExecArray, from = 0): Span => ({
  start: from + index,
  end: from + index + found.length,
});

/**
 * End of a sentence: a stop before a space or a closing mark, but not in a number or an abbreviation; and a line's end. A
 * stop that ends the words of a link takes the link's address along.
 */
const SENTENCE_END = new RegExp(
  String.raw`[.!?;](?<!${ABBREVIATION})(?:\]\([^()\s]*\))?(?=[\s"'”’)\]]|$)|\n`,
  "g",
);

/** Splits a text into sentences. */
export function sentencesOf(text: string): Span[] {
  const sentences: Span[] = [];
  let start = 0;
  for (const { 0: stop, index } of matchesIn(text, SENTENCE_END)) {
    const end = index + stop.length;
    if (index > start) sentences.push({ start, end });
    start = end;
  }
  if (start < text.length) sentences.push({ start, end: text.length });
  return sentences;
}

/** Characters searched on either side of an offset, so that a whole page costs no more than a line. */
const MAX_DISTANCE = 300;

/** Returns the sentence at an offset, and where it starts. */
export function sentenceAt(text: string, offset: number): { start: number; sentence: string } {
  const from = Math.max(0, offset - MAX_DISTANCE);
  const nearby = text.slice(from, offset + MAX_DISTANCE);
  const span = sentencesOf(nearby).find(({ end }) => from + end > offset);
  return span
    ? { start: from + span.start, sentence: nearby.slice(span.start, span.end) }
    : { start: offset, sentence: "" };
}
