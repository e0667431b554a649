import type { Constants } from "../data/constants";
import type { Field } from "./checked-page";
import type { Role } from "./field-roles";
import { matchesIn } from "./matches";
import { onceAText } from "./once-a-text";
import type { Span } from "./sentence";
import { type SaidOfSlip, SLIP_PATTERNS } from "./slip-patterns";

/** Something in a text that a visitor would see and nobody meant. */
export interface Slip extends Span, SaidOfSlip {}

/** A token, of which the loading of the page speaks; what it says is found in its constant. */
const TOKEN = /\{{2,}[^{}\n]*\}*/g;
/** Not words of an author's: a program has signs and empty lines of its own. */
export const UNREAD: readonly Role[] = ["code", "verbatim", "address", "fact"];
const SAYS_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** A dotted name, with the signs that other programs put around theirs. */
const DOTTED = /[$%#]?(?<![\w./@-])[a-z]\w*(?:\.[A-Za-z]\w*)+%?/g;

/** Constants that a text names without braces. */
function bareNames(typed: string, constants: Constants): Slip[] {
  return matchesIn(typed, DOTTED).flatMap(({ 0: found, index: start }) => {
    const key = found.replace(/[$%#]/g, "");
    if (!constants.has(key)) return [];
    const message = `"${found}" names a constant, but without braces it is shown as it stands.`;
    return [{ start, end: start + found.length, message, fix: `Write {{${key}}}.` }];
  });
}

/** Looks back from the token: a text has few of these, and many words. */
const WITH_WORD_BEFORE = /(?<=(\p{L}+) )\{\{[^{}]+\}\}/gu;

/** The word that a text says and a token says again: "no" before {{claims.card}}. */
function repeatedByToken(source: string, text: string): Slip[] {
  for (const { 0: token, 1: word = "", index } of matchesIn(source, WITH_WORD_BEFORE)) {
    const twice = `${word} ${word}`;
    const isSaid = !source.includes(`${twice} `) && text.toLowerCase().includes(`${twice.toLowerCase()} `);
    if (!isSaid) continue;
    const message = `The token says "${word}" itself, so visitors would read "${twice}".`;
    const start = index - word.length - 1;
    return [{ start, end: index + token.length, message, fix: `Remove the "${word}" before it.` }];
  }
  return [];
}

type Reading = NonNullable<(typeof SLIP_PATTERNS)[number]["only"]>;

/** Adds the first slip of each kind that is not in one of the earlier slips. */
function withSlips(typed: string, reading: Reading, earlier: readonly Slip[]): Slip[] {
  const slips = [...earlier];
  for (const { pattern, only, beside, say } of SLIP_PATTERNS) {
    if ((only && only !== reading) || beside?.test(typed) === false) continue;
    const found = matchesIn(typed, pattern).map(({ 0: words, index: start }) => ({
      start,
      end: start + words.length,
      ...say(words),
    }));
    const slip = found.find((one) => isFree(one, slips));
    if (slip) slips.push(slip);
  }
  return slips;
}

const isFree = ({ start, end }: Span, slips: readonly Span[]): boolean =>
  !slips.some((one) => start < one.end && end > one.start);

const SLIPS: Readonly<Record<Reading, (typed: string) => readonly Slip[]>> = {
  plain: onceAText((typed) => withSlips(typed, "plain", [])),
  markdown: onceAText((typed) => withSlips(typed, "markdown", [])),
};

/**
 * What in a text a visitor would see and nobody meant, in the order of the text: signs of a markup that is not read
 * there, leftovers of writing, and texts without a word. One finding of each kind.
 */
export function slipsIn({ source, text, role, path }: Field, constants: Constants): Slip[] {
  // That a text is empty is said where its length is judged.
  if (!source || UNREAD.includes(role)) return [];
  if (!SAYS_SOMETHING.test(source)) {
    const message =
      source.trim() === "" ? "This text is only spaces." : `This text says nothing: "${source}".`;
    return [{ start: 0, end: source.length, message, fix: "Write the text." }];
  }
  const typed = source.replace(TOKEN, (token) => "\ufffc".repeat(token.length));
  // Some drawings take **marks** of their own.
  const reading = role === "markdown" || path.includes("visual") ? "markdown" : "plain";
  const repeated = repeatedByToken(source, text);
  const slips = repeated.length > 0 ? withSlips(typed, reading, repeated) : SLIPS[reading](typed);
  const names = bareNames(typed, constants).filter((name) => isFree(name, slips));
  return [...slips, ...names].sort((a, b) => a.start - b.start);
}
