import { type Guess, type Guesser, sure } from "./guess";
import { endOf, isText, isWord, type SyntaxFault, type Token } from "./read";

/** What stands for a quote in other languages, and in texts that an editor has made pretty. */
const QUOTE = /^["'`´“”„‟‘’‚«»″]/;
/** A quote that may end a text: what follows is no word. */
const CLOSING = /["'`´“”‟‘’«»″](?=\s*(?:[:,}\]]|$))/g;
/** One text ends and another begins inside: what is between them is no part of a text. */
const TWO_TEXTS = /["'`´“”„‟‘’‚«»″]\s*[:,]\s*["'`´“”„‟‘’‚«»″]/;
/** So many ends of one text are tried. */
const MOST_ENDS = 40;
/** So long a text is shown in advice. */
const SHORT = 60;

/** A text without its quotes, as it stands between double ones. */
const inQuotes = (inner: string): string =>
  `"${inner.replace(/\\'/g, "'").replace(/\\.|"/g, (found) => (found === '"' ? '\\"' : found))}"`;

const count = (text: string, sign: string): number => text.split(sign).length - 1;

const WITHIN = "Double quotes inside this text end it too early.";
const UNCLOSED = "The closing quote of this text is missing.";

/** What is wrong with the quotes around a text, or within one that has both; undefined where they are no pair. */
function wrongPair(first: string, inner: string, last: string): string | undefined {
  if (first === '"' && last === '"') return WITHIN;
  // The closing half of a pair inside the text.
  const isInner = first === '"' && last === "”" && count(inner, "“") > count(inner, "”");
  if (isInner || TWO_TEXTS.test(inner)) return undefined;
  const found = first === last ? `${first} on both sides` : `${first} and ${last}`;
  return `Straight double quotes " are expected around this, found ${found}.`;
}

/**
 * Guesses that a text has other quotes than it should, one for each place where it may end.
 *
 * @param ends a quote, or where one is missing
 * @param message what is wrong; without it the quotes are a pair of other ones
 */
function texts({ text }: SyntaxFault, { offset }: Token, ends: RegExp, message?: string): Guess[] {
  const [line = ""] = text.slice(offset, offset + 10_000).split(/[\r\n]/, 1);
  const [first = ""] = QUOTE.exec(line) ?? [];
  const rest = line.slice(first.length);
  return [...rest.matchAll(ends)].slice(0, MOST_ENDS).flatMap(({ 0: last, index }) => {
    const inner = rest.slice(0, index);
    const written = { offset, text: first + inner + last };
    const mended = inQuotes(inner);
    const said = message ?? wrongPair(first, inner, last);
    // Where a quote is missing, the next one belongs to another text.
    const isTwo = message !== undefined && /(?<!\\)"/.test(inner);
    if (said === undefined || isTwo || mended === written.text || inner.trim() === "") return [];
    if (said === WITHIN)
      return sure(written, mended, said, 'Write \\" for each quote inside, or the curly quotes “ and ”.');
    return sure(written, mended, said, mended.length > SHORT ? undefined : `Write ${mended}.`);
  });
}

/** A text or a name whose quotes are missing, of another kind, or also within it. */
export const quotes: Guesser = (fault) => {
  const { at, previous, expected } = fault;
  const before = isText(previous) ? [previous] : [];
  // A word after a text, or a further text without a space between.
  const isInside = isWord(at) || (isText(at) && before.some((token) => endOf(token) === at.offset));
  const isQuoted = QUOTE.test(at.text);
  const guesses = [
    // `"Home, "to": "/"`
    ...before.flatMap((start) => texts(fault, start, /(?=\s*[,:]\s*")/g, UNCLOSED)),
    ...(isInside ? before : []).flatMap((start) => texts(fault, start, CLOSING)),
    ...(isQuoted ? texts(fault, at, CLOSING) : []),
  ];
  if (isText(at)) guesses.push(...texts(fault, at, /(?=[\s,}\]]*$)/g, UNCLOSED));
  if (!isWord(at)) return guesses;
  if (!isQuoted) guesses.push(...texts(fault, at, /"/g, "The opening quote of this text is missing."));
  if (expected === "name")
    guesses.push(
      ...texts(fault, at, /(?<=^[^:,]*)(?=\s*:)/g, "The name of a field needs double quotes around it."),
    );
  if (expected === "value")
    guesses.push(...texts(fault, at, /(?=\s*(?:[,}\]]|$))/g, "A text needs double quotes around it."));
  return guesses;
};
