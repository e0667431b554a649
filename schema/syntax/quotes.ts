import { type Guess, type Guesser, sureGuess } from "./guess";
import { endOf, isString, isWord, type SyntaxFault, type Token } from "./tokenize";

/** Matches a quotation mark of any language at the start, including the typographic ones of word processors. */
const QUOTE = /^["'`´“”„‟‘’‚«»″]/;
/** Matches a quotation mark that may end a string, because no word follows it. */
const CLOSING_QUOTE = /["'`´“”‟‘’«»″](?=\s*(?:[:,}\]]|$))/g;
/** Matches the end of one string and the start of another, with the punctuation between them. */
const TWO_STRINGS = /["'`´“”„‟‘’‚«»″]\s*[:,]\s*["'`´“”„‟‘’‚«»″]/;
/** Maximum number of candidate ends tried for one string. */
const MAX_ENDS = 40;
/** Maximum length of a string quoted in advice. */
const MAX_QUOTED_LENGTH = 60;

/** Puts the inner text of a string between double quotes, with the quotes in it escaped. */
const toJsonString = (inner: string): string =>
  `"${inner.replace(/\\'/g, "'").replace(/\\.|"/g, (found) => (found === '"' ? '\\"' : found))}"`;

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

const UNESCAPED_QUOTES = "Double quotes inside this text end it too early.";
const ESCAPE_QUOTES = 'Write \\" for each quote inside, or the curly quotes “ and ”.';
const MISSING_CLOSING_QUOTE = "The closing quote of this text is missing.";

/** Describes the fault of a string's quotes, or of quotes inside it; undefined if the two are not a pair. */
function describeWrongPair(first: string, inner: string, last: string): string | undefined {
  if (first === '"' && last === '"') return UNESCAPED_QUOTES;
  // The closing half of a pair inside the string.
  const isInner = first === '"' && last === "”" && countOf(inner, "“") > countOf(inner, "”");
  if (isInner || TWO_STRINGS.test(inner)) return undefined;
  const found = first === last ? `${first} on both sides` : `${first} and ${last}`;
  return `Straight double quotes " are expected around this, found ${found}.`;
}

/**
 * Guesses that a string has wrong or missing quotes, one guess for each place where it may end.
 *
 * @param ends matches the closing quote, or the position of a missing one
 * @param message description of the fault; by default the quotes are a pair of the wrong kind
 */
function guessStrings({ text }: SyntaxFault, { offset }: Token, ends: RegExp, message?: string): Guess[] {
  const [line = ""] = text.slice(offset, offset + 10_000).split(/[\r\n]/, 1);
  const [first = ""] = QUOTE.exec(line) ?? [];
  const rest = line.slice(first.length);
  return [...rest.matchAll(ends)].slice(0, MAX_ENDS).flatMap(({ 0: last, index }) => {
    const inner = rest.slice(0, index);
    const written = { offset, text: first + inner + last };
    const fixed = toJsonString(inner);
    const cause = message ?? describeWrongPair(first, inner, last);
    // If a quote is missing, the next one belongs to another string.
    const isTwoStrings = message !== undefined && /(?<!\\)"/.test(inner);
    if (cause === undefined || isTwoStrings || fixed === written.text || inner.trim() === "") return [];
    if (cause === UNESCAPED_QUOTES) return sureGuess(written, fixed, cause, ESCAPE_QUOTES);
    return sureGuess(written, fixed, cause, fixed.length > MAX_QUOTED_LENGTH ? undefined : `Write ${fixed}.`);
  });
}

/** Guesses missing or wrong quotes around a string or a name, or unescaped quotes inside it. */
export const guessQuotes: Guesser = (fault) => {
  const { at, previous, expected } = fault;
  const guesses: Guess[] = [];
  const tryEnds = (start: Token, ends: RegExp, message?: string) =>
    guesses.push(...guessStrings(fault, start, ends, message));
  const isQuoted = QUOTE.test(at.text);
  if (isString(previous)) {
    // `"Home, "to": "/"`
    tryEnds(previous, /(?=\s*[,:]\s*")/g, MISSING_CLOSING_QUOTE);
    // A word after a string, or another string without a space between them.
    if (isWord(at) || (isString(at) && endOf(previous) === at.offset)) tryEnds(previous, CLOSING_QUOTE);
  }
  if (isQuoted) tryEnds(at, CLOSING_QUOTE);
  if (isString(at)) tryEnds(at, /(?=[\s,}\]]*$)/g, MISSING_CLOSING_QUOTE);
  if (!isWord(at)) return guesses;
  if (!isQuoted) tryEnds(at, /"/g, "The opening quote of this text is missing.");
  if (expected === "name")
    tryEnds(at, /(?<=^[^:,]*)(?=\s*:)/g, "The name of a field needs double quotes around it.");
  if (expected === "value") tryEnds(at, /(?=\s*(?:[,}\]]|$))/g, "A text needs double quotes around it.");
  return guesses;
};
