import { ABBREVIATION } from "../data/numerals";

/**
 * Every match of a pattern with the flag `g`, as `matchAll` gives them. That one copies the pattern before it looks,
 * which costs most where there is nothing to find, as in most texts.
 */
export const matchesIn = (text: string, pattern: RegExp): RegExpExecArray[] =>
  text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];

/** Stands for what is not known, or is no prose: a token, an address, what only the running program knows. */
export const UNKNOWN = "\ufffc";

/** A text with parts of it blanked, sign for sign, so that places stay. */
export const blanked = (text: string, parts: RegExp, sign = " "): string =>
  text.replace(parts, (part) => sign.repeat(part.length));

/** A token, however it is filled. */
export const TOKEN = /\{\{[^{}\n]*\}\}/g;

/** A text without its tokens: what they say is not what its author typed. */
export const withoutTokens = (text: string): string => blanked(text, TOKEN, UNKNOWN);

/** Signs of Markdown, addresses, and spaces that are not plain ones: they part no words and name nothing. */
const NOT_WORDS = /\]\([^()\s]*\)|https?:\/\/[^\s)]+|[*_`[\]|>#\u00a0\u202f]/g;

/** A text without the signs of Markdown and the addresses. */
export const proseOf = (text: string): string => blanked(text, NOT_WORDS);

/** A part of a text, in UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

/** Ends of sentences: a stop that a space or a closing mark follows, not that of a number or an abbreviation, and every line's end. */
const SENTENCE_END = new RegExp(String.raw`[.!?;](?<!${ABBREVIATION})(?=[\s"'”’)\]]|$)|\n`, "g");

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
