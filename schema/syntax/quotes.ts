import { endOf, isText, isWord, lineAt, restAt, startOf, type Token } from "./read";
import { type Guess, type Guesser, guess, insert, spanOf, sure } from "./slip";

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

/** A guess that a part of the text is meant as another one; short ones are shown in advice. */
const meant = (part: Token, mended: string, message: string): Guess =>
  sure(part, mended, message, mended.length > SHORT ? undefined : `Write ${mended}.`);

/** A text that begins at an offset and has other quotes than it should, or quotes within; a guess for each end. */
function misquoted(text: string, offset: number): Guess[] {
  const line = lineAt(text, offset).text;
  const first = line.charAt(0);
  return [...line.slice(1).matchAll(CLOSING)].slice(0, MOST_ENDS).flatMap(({ 0: last, index }) => {
    const inner = line.slice(1, index + 1);
    const written = { offset, text: line.slice(0, index + 2) };
    const mended = inQuotes(inner);
    if (mended === written.text) return [];
    if (first === '"' && last === '"') {
      const fix = 'Write \\" for each quote inside, or the curly quotes “ and ”.';
      return sure(written, mended, "Double quotes inside this text end it too early.", fix);
    }
    // The closing half of a pair inside the text.
    const isInner = first === '"' && last === "”" && count(inner, "“") > count(inner, "”");
    if (isInner || TWO_TEXTS.test(inner)) return [];
    const found = first === last ? `${first} on both sides` : `${first} and ${last}`;
    return meant(written, mended, `Straight double quotes " are expected around this, found ${found}.`);
  });
}

/** Curly, single and mixed quotes around a text, and double quotes within one. */
export const otherQuotes: Guesser = ({ text, at, previous }) => {
  const here = QUOTE.test(at.text.charAt(0)) ? misquoted(text, at.offset) : [];
  if (!isText(previous) || /[\r\n]/.test(text.slice(previous.offset, at.offset))) return here;
  // A word, or a further text without a space between.
  return isWord(at) || (isText(at) && at.offset === endOf(previous))
    ? [...misquoted(text, previous.offset), ...here]
    : here;
};

/** A text without a quote at its end. */
const closed = (part: Token): Guess =>
  sure(part, insert(endOf(part), '"'), "The closing quote of this text is missing.");

/** A text without its closing quote that goes on to the next one: `"Home, "to": "/"`. */
export const swallowing: Guesser = ({ previous }) => {
  const own = previous && startOf(previous, /^".+?(?=\s*[,:]\s*"$)/);
  return own && closed(own);
};

/** A text without its closing quote that goes on to the end of the line. */
export const unclosed: Guesser = ({ at: { offset, text } }) => {
  if (!text.startsWith('"')) return undefined;
  const ends = text.length - (/[\s,}\]]*$/.exec(text)?.[0].length ?? 0);
  return Array.from({ length: text.length - ends + 1 }, (_, index) =>
    closed({ offset, text: text.slice(0, ends + index) }),
  );
};

/** A text that goes on in the next line. */
export const brokenText: Guesser = ({ text, at }) => {
  const whole = isText(at) ? startOf(restAt(text, at.offset), /^"(?:[^"\\]|\\.)*"/s) : undefined;
  if (!whole || !/[\r\n]/.test(whole.text)) return undefined;
  const edit = { ...spanOf(whole), text: whole.text.replace(/\s*[\r\n]\s*/g, " ") };
  const fix = "Write the whole text on one line; \\n stands for a line break.";
  return guess(at, edit, "This text is broken off at the end of the line.", fix);
};

/** A text that has no quote where it begins. */
export const unopened: Guesser = ({ text, at }) => {
  const found = isWord(at) ? startOf(lineAt(text, at.offset), /^[^"]*"/) : undefined;
  return found && sure(found, insert(at.offset, '"'), "The opening quote of this text is missing.");
};

/** A name or a text without any quotes. */
export const bare: Guesser = ({ text, at, expected }) => {
  if (!isWord(at) || (expected !== "value" && expected !== "name")) return undefined;
  const line = lineAt(text, at.offset);
  const ends =
    expected === "name"
      ? [/^[^":,]+?(?=\s*:)/]
      : [/^[^"]+?(?=\s*,?\s*$)/, /^[^",]+?(?=\s*,)/, /^[^"{}[\]]+?(?=\s*[}\]])/];
  const what = expected === "name" ? "The name of a field" : "A text";
  return ends.flatMap((end) => {
    const found = startOf(line, end);
    return found ? meant(found, inQuotes(found.text), `${what} needs double quotes around it.`) : [];
  });
};

/** `{{plans.lite.price}}` beside the colon, without the text that it stands in. */
export const bareToken: Guesser = ({ text, at, previous }) => {
  if (previous?.text !== "{" || at.text !== "{") return undefined;
  const token = startOf(lineAt(text, previous.offset), /^\{\{[^{}"]*\}\}/);
  const message = "A token is part of a text, so it needs double quotes around it.";
  return token && sure(token, `"${token.text}"`, message, `Write "${token.text}".`);
};
