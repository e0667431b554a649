import { endOf, isText, isWord, restOfLine } from "./read";
import { type Guess, type Guesser, guess, insert } from "./slip";

/** What stands for a quote in other languages, and in texts that an editor has made pretty. */
const QUOTE = /["'`´“”„‟‘’‚«»″]/;
/** A quote that may end a text: what follows is no word. */
const CLOSING = /["'`´“”‟‘’«»″](?=\s*(?:[:,}\]]|$))/g;
/** So many ends of one text are tried. */
const MOST_ENDS = 40;

/** A text without its quotes, as it stands between double ones. */
const inQuotes = (inner: string): string =>
  `"${inner.replace(/\\'/g, "'").replace(/\\.|"/g, (found) => (found === '"' ? '\\"' : found))}"`;

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** One text ends and another begins inside: what is between them is no part of a text. */
const TWO_TEXTS = /["'`´“”„‟‘’‚«»″]\s*[:,]\s*["'`´“”„‟‘’‚«»″]/;
/** So long a text is shown in advice. */
const SHORT = 60;

/** Advice to write a text as it should be. */
const write = (mended: string): { fix?: string } =>
  mended.length > SHORT ? {} : { fix: `Write ${mended}.` };

/** A text that begins at an offset and has other quotes than it should, or quotes within; a guess for each end. */
function misquoted(text: string, offset: number): Guess[] {
  const line = restOfLine(text, offset);
  const first = line.charAt(0);
  return [...line.slice(1).matchAll(CLOSING)].slice(0, MOST_ENDS).flatMap(({ 0: last, index }) => {
    const inner = line.slice(1, index + 1);
    const written = line.slice(0, index + 2);
    const mended = inQuotes(inner);
    const place = { offset, length: written.length };
    if (mended === written) return [];
    if (first === '"' && last === '"')
      return guess(place, mended, "Double quotes inside this text end it too early.", {
        fix: 'Write \\" for each quote inside, or the curly quotes “ and ”.',
        isCertain: true,
      });
    // The closing half of a pair inside the text.
    const isInner = first === '"' && last === "”" && count(inner, "“") > count(inner, "”");
    if (isInner || TWO_TEXTS.test(inner)) return [];
    const found = first === last ? `${first} on both sides` : `${first} and ${last}`;
    const message = `Straight double quotes " are expected around this, found ${found}.`;
    return guess(place, mended, message, { ...write(mended), isCertain: true });
  });
}

/** Curly, single and mixed quotes around a text, and double quotes within one. */
export const otherQuotes: Guesser = ({ text, at, tokens }) => {
  const previous = tokens.at(-1);
  const here = QUOTE.test(at.text.charAt(0)) ? misquoted(text, at.offset) : [];
  if (!previous || !isText(previous) || /[\r\n]/.test(text.slice(previous.offset, at.offset))) return here;
  // A word, or a further text without a space between.
  return isWord(at) || (isText(at) && at.offset === endOf(previous))
    ? [...misquoted(text, previous.offset), ...here]
    : here;
};

/** A text that ends at an offset, without a quote there. */
function closedAt(offset: number, end: number): Guess {
  const place = { offset, length: end - offset };
  return guess(place, insert(end, '"'), "The closing quote of this text is missing.", { isCertain: true });
}

/** A text without its closing quote that goes on to the next one: `"Home, "to": "/"`. */
export const swallowing: Guesser = ({ tokens }) => {
  const previous = tokens.at(-1);
  const own = previous && /^".+?(?=\s*[,:]\s*"$)/.exec(previous.text)?.[0];
  return own ? [closedAt(previous.offset, previous.offset + own.length)] : [];
};

/** A text without its closing quote that goes on to the end of the line. */
export const unclosed: Guesser = ({ at }) => {
  if (!isText(at)) return [];
  const tail = /[\s,}\]]*$/.exec(at.text)?.[0].length ?? 0;
  return Array.from({ length: tail + 1 }, (_, index) => closedAt(at.offset, endOf(at) - tail + index));
};

/** A text that goes on in the next line. */
export const brokenText: Guesser = ({ text, at }) => {
  const whole = isText(at) ? /^"(?:[^"\\]|\\.)*"/s.exec(text.slice(at.offset, at.offset + 10_000))?.[0] : "";
  if (!whole || !/[\r\n]/.test(whole)) return [];
  const joined = whole.replace(/\s*[\r\n]\s*/g, " ");
  const edit = { offset: at.offset, length: whole.length, text: joined };
  const fix = "Write the whole text on one line; \\n stands for a line break.";
  return [
    guess(
      { offset: at.offset, length: at.text.length },
      edit,
      "This text is broken off at the end of the line.",
      { fix },
    ),
  ];
};

/** A text that has no quote where it begins. */
export const unopened: Guesser = ({ text, at }) => {
  if (!isWord(at)) return [];
  const written = /^[^"]*"/.exec(restOfLine(text, at.offset))?.[0];
  if (!written) return [];
  const place = { offset: at.offset, length: written.length };
  return [
    guess(place, insert(at.offset, '"'), "The opening quote of this text is missing.", { isCertain: true }),
  ];
};

/** A name or a text without any quotes. */
export const bare: Guesser = ({ text, at, expected }) => {
  if (!isWord(at) || (expected !== "value" && expected !== "name")) return [];
  const line = restOfLine(text, at.offset);
  const ends =
    expected === "name"
      ? [/^[^":,]+?(?=\s*:)/]
      : [/^[^"]+?(?=\s*,?\s*$)/, /^[^",]+?(?=\s*,)/, /^[^"{}[\]]+?(?=\s*[}\]])/];
  return ends.flatMap((end) => {
    const found = end.exec(line)?.[0];
    if (!found) return [];
    const what = expected === "name" ? "The name of a field" : "A text";
    const message = `${what} needs double quotes around it.`;
    const place = { offset: at.offset, length: found.length };
    return guess(place, inQuotes(found), message, { ...write(inQuotes(found)), isCertain: true });
  });
};

/** `{{plans.lite.price}}` beside the colon, without the text that it stands in. */
export const bareToken: Guesser = ({ text, at, tokens }) => {
  const previous = tokens.at(-1);
  if (previous?.text !== "{" || at.text !== "{") return [];
  const token = /^\{\{[^{}"]*\}\}/.exec(restOfLine(text, previous.offset))?.[0];
  if (!token) return [];
  const place = { offset: previous.offset, length: token.length };
  const message = "A token is part of a text, so it needs double quotes around it.";
  return [guess(place, `"${token}"`, message, { fix: `Write "${token}".`, isCertain: true })];
};
