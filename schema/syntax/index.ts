import { placeOfOffset } from "../place";
import { formatCount } from "../words";
import { guessBrackets, guessListOpener, guessOtherKind } from "./brackets";
import { detectForeignFormat } from "./foreign-format";
import { formGuessers } from "./forms";
import { applyEdit, bestGuess, type Guess, type Guesser, guess, type Slip, spanOf } from "./guess";
import { guessQuotes } from "./quotes";
import { endOf, firstFault, isWord, type SyntaxFault } from "./tokenize";

/** Guessers, the likeliest first: the first explanation of a fault is reported. */
const GUESSERS = [guessOtherKind, guessListOpener, ...formGuessers, guessQuotes, guessBrackets];

/** Guesses that a word, or the rest of its line, was pasted by mistake. */
const guessStrays: Guesser = ({ text, at }) => {
  if (!isWord(at)) return [];
  const [line = ""] = text.slice(at.offset).split(/\s*[\r\n]|\s*$/, 1);
  const message = "This is outside any quotes and belongs to nothing.";
  const fix = "Remove it, or put it inside the quotes where it belongs.";
  return [at, { offset: at.offset, text: line }].map((part) => guess(part, "", message, fix));
};

/** Returns the best guess. Strays are tried last, because removing a word or a line removes any fault in it. */
const findExplanation = (fault: SyntaxFault): Guess | undefined =>
  bestGuess(fault, GUESSERS) ?? bestGuess(fault, [guessStrays]);

const EXPECTED = {
  value: "A value is expected here",
  name: "The name of a field, in double quotes, is expected here",
  colon: "A colon is expected here",
  comma: "A comma or a closing bracket is expected here",
  end: "Nothing more is expected here",
};

/** Describes a fault that has no explanation. */
function unexplainedSlip({ text, at, open, expected, previous: last }: SyntaxFault): Slip {
  if (expected === "end" && last) {
    const { line } = placeOfOffset(text, last.offset);
    const message = `This is after the end: the content ends with the ${last.text} of line ${line}.`;
    const isBlock = /^\{\s*"type"/.test(text.slice(at.offset));
    const fix = isBlock ? 'Move it to the end of "blocks", after a comma, or remove it.' : "Remove it.";
    return { ...spanOf(at), message, fix };
  }
  if (text.slice(endOf(at)).trim() === "" && open.length > 0) {
    const unclosed = formatCount(open.length, "bracket is", "brackets are");
    const message = `The file breaks off here: ${unclosed} still open, and what came after may be lost.`;
    const fix =
      "Undo the last change, type what is missing, or restore the file with git restore and its path.";
    return { ...spanOf(at.text === "" && last ? last : at), message, fix };
  }
  const [word = ""] = /^\S{1,40}/.exec(at.text) ?? [];
  return { ...spanOf(at), message: `${EXPECTED[expected]}, found ${word}.` };
}

/** Advice for a slip that a file repeats. */
const FIX_ALL = "The file has this mistake more than once: npm run check -- --fix corrects all of them.";

/** Whether the next fault after a certain slip is of the same kind, as with curly quotes in the whole file. */
function isRepeated({ text }: SyntaxFault, { edit, message }: Guess): boolean {
  const fault = firstFault(applyEdit(text, edit));
  const next = fault && findExplanation(fault);
  return next?.isCertain === true && next.message === message;
}

/**
 * Explains why a text is not JSON: describes its first fault as a typing slip.
 *
 * @returns undefined for valid JSON
 */
export function syntaxSlip(text: string): Slip | undefined {
  const fault = firstFault(text);
  if (!fault) return undefined;
  const foreignFormat = detectForeignFormat(text);
  if (foreignFormat) return foreignFormat;
  const best = findExplanation(fault);
  if (!best) return unexplainedSlip(fault);
  const { edit, isCertain, ...slip } = best;
  if (!isCertain) return slip;
  return {
    ...slip,
    ...(isRepeated(fault, best) ? { fix: `${slip.fix ?? ""} ${FIX_ALL}`.trim() } : {}),
    edit,
  };
}
