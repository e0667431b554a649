import { PlacedText } from "../placed-text";
import { blankOut, UNKNOWN } from "../text";

/** Tokens and web addresses. */
const NOT_PROSE =
  /\{\{[^{}]{0,200}\}\}|(?:https?:\/\/|\bwww\.|\bmailto:|\btel:)[^\s"'<>()[\]{}|\\^]{1,500}/gi;
const MAIL = /@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;

const INVISIBLE = String.raw`\u00ad\u200b-\u200d\u2060\ufeff`;
/** Inline marks: zero-width characters (the HTML reader writes one for a tag), emphasis, links of Markdown. */
const MARKS = String.raw`(?:[${INVISIBLE}*~\u0060[]|\]\([^()\s]{0,500}\)|_(?![A-Za-z0-9])|(?<![A-Za-z0-9])_){1,40}`;
/** The end of an element and the start of the next one, which separate two numbers. One tag may be inside a number. */
const TWO_TAGS = "\u200b\u200b";
/** Full-width characters, and characters that look like hyphens. */
const LOOKALIKES = String.raw`[\uff01-\uff5e\uffe0\uffe1\ufe69\ufe6a\u2010-\u2012\u2212\ufe63]`;
const SPACES = String.raw`\t-\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`;
const REPLACED = new RegExp(`(${MARKS})|(${LOOKALIKES})|[${SPACES}][ ${SPACES}]{0,200}| {2,200}`, "g");

const DIGIT = /^\d/;
/** Start of a line that does not continue the line before: a mark, or a capital that is not an abbreviation's (USD). */
const NEW_ENTRY = /^(?:[A-Z](?![A-Z])|[#>|•-])/;

/**
 * Returns the replacement of a run of white space. A blank line, or a line that starts like a new entry, separates. A
 * no-break space between digits may group them.
 */
function replaceSpace(run: string, last: string, next: string): string {
  const lines = run.match(/[\n\u2028\u2029]/g)?.length ?? 0;
  const isInNumber = DIGIT.test(last) && DIGIT.test(next);
  if (lines > 1 || (lines === 1 && (isInNumber || NEW_ENTRY.test(next)))) return "\n";
  if (isInNumber && /^[\u00a0\u2009\u202f]$/.test(run)) return "\u00a0";
  return last === " " || last === "\n" ? "" : " ";
}

/** Returns the replacement of marks: nothing in a number, a space between two words. */
function replaceMarks(run: string, last: string, next: string): string {
  if (DIGIT.test(last) && DIGIT.test(next)) return run.includes(TWO_TAGS) ? "\n" : "";
  return /[A-Za-z]/.test(last) && /^[A-Za-z0-9]/.test(next) ? " " : "";
}

const replaceLookalike = (sign: string): string =>
  /[\u2010-\u2012\u2212]/.test(sign) ? "-" : sign.normalize("NFKC");

/** Normalizes a text: single spaces, ASCII digits, no inline marks, tokens and addresses as U+FFFC. */
export function normalize(source: string) {
  const prose = blankOut(blankOut(source, NOT_PROSE, UNKNOWN), MAIL, UNKNOWN);
  const normalized = new PlacedText();
  // The last character. Reading it from the text would be slow: V8 first copies a text that additions have made.
  let last = "";
  const add = (part: string, from: number) => {
    normalized.append(part, from, from + part.length);
    last = part.at(-1) ?? last;
  };
  let done = 0;
  for (const { 0: run, 1: marks, 2: sign, index } of prose.matchAll(REPLACED)) {
    add(prose.slice(done, index), done);
    done = index + run.length;
    const next = prose.slice(done, done + 2);
    if (sign !== undefined) add(replaceLookalike(sign), index);
    else add(marks === undefined ? replaceSpace(run, last, next) : replaceMarks(run, last, next), index);
  }
  add(prose.slice(done), done);
  /** Returns the original of the range from `start` to `end`, with its offset in the original text. */
  const toOriginal = (start: number, end: number) => {
    const { offset, length } = normalized.range(start, end - start);
    return { offset, text: source.slice(offset, offset + length) };
  };
  return { text: normalized.text, toOriginal };
}

/** A normalized text that can be mapped back to the original. */
export type NormalizedText = ReturnType<typeof normalize>;
