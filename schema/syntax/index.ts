import { placeOfOffset } from "../place";
import { closers, openers } from "./brackets";
import { escapes, lookalikes } from "./characters";
import { foreign } from "./foreign";
import { oddNumbers, splitNumbers } from "./numbers";
import { bare, bareToken, brokenText, otherQuotes, swallowing, unclosed, unopened } from "./quotes";
import { endOf, firstFault, type SyntaxFault } from "./read";
import { colonForComma, colons, extraComma, missingComma, missingPart, semicolon } from "./signs";
import { bestGuess, type Guess, type Guesser, type Slip, spanOf } from "./slip";
import { comments, dots, joined, strays } from "./strays";
import { foreignWords } from "./words";

/** What may have happened, the likeliest first: of several that explain a fault, the first one is told. */
const GUESSERS: readonly Guesser[] = [
  ...[lookalikes, comments, dots, joined, bareToken, foreignWords, oddNumbers, splitNumbers, escapes],
  ...[extraComma, semicolon, colons, colonForComma, missingComma, missingPart],
  ...[swallowing, otherQuotes, unclosed, brokenText, unopened, bare],
  ...[closers, openers, strays],
];

function* guessesAt(fault: SyntaxFault): Iterable<Guess> {
  for (const guesser of GUESSERS) yield* guesser(fault);
}

const EXPECTED = {
  value: "A value is expected here",
  name: "The name of a field, in double quotes, is expected here",
  colon: "A colon is expected here",
  comma: "A comma or a closing bracket is expected here",
  end: "Nothing more is expected here",
};

/** What can be said where nothing explains a fault. */
function plainSlip({ text, at, open, expected, tokens }: SyntaxFault): Slip {
  const last = tokens.at(-1);
  if (expected === "end" && last) {
    const { line } = placeOfOffset(text, last.offset);
    const message = `This stands after the end: the content ends with the ${last.text} of line ${line}.`;
    return { ...spanOf(at), message, fix: "Move it before that, or remove it." };
  }
  if (text.slice(endOf(at)).trim() === "" && open.length > 0) {
    const message = `The file breaks off here: ${open.length === 1 ? "a bracket is" : `${open.length} brackets are`} still open.`;
    const place = at.text === "" && last ? last : at;
    return { ...spanOf(place), message, fix: "Add what is missing at the end." };
  }
  const [word = ""] = /^\S{1,40}/.exec(at.text) ?? [];
  return { ...spanOf(at), message: `${EXPECTED[expected]}, found ${word}.` };
}

/**
 * Says why a text is not JSON: its first fault, as the slip of a person who typed it.
 *
 * @returns undefined for a text that is JSON
 */
export function syntaxSlip(text: string): Slip | undefined {
  const fault = firstFault(text);
  if (!fault) return undefined;
  const whole = foreign(text);
  if (whole) return whole;
  const best = bestGuess(fault, guessesAt(fault));
  if (!best) return plainSlip(fault);
  const { edit, isCertain, isLastResort: _, ...slip } = best;
  return isCertain ? { ...slip, edit } : slip;
}
