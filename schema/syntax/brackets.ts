import type { Edit } from "../diagnostic";
import { placeOfOffset } from "../place";
import { type Guess, type Guesser, guess, insertion } from "./guess";
import { closerFor, endOf, isCloser, type SyntaxFault, type Token, type ValidToken } from "./tokenize";

/** Describes what an opening bracket begins: `The list "proof" of line 12`, `The { of line 3`. */
function describeOpener({ text, tokens }: SyntaxFault, opener: ValidToken): string {
  const { line } = placeOfOffset(text, opener.offset);
  const index = tokens.indexOf(opener);
  if (tokens[index - 1]?.text !== ":") return `The ${opener.text} of line ${line}`;
  return `The ${opener.text === "[" ? "list" : "group"} ${tokens[index - 2]?.text} of line ${line}`;
}

/** Guesses that a bracket is not closed before a token. If a comma precedes the token, the closing bracket goes before it. */
function guessUnclosed(fault: SyntaxFault, opener: ValidToken, before: number): Guess[] {
  const { tokens } = fault;
  const closer = closerFor(opener);
  const last = tokens[before - 1];
  const earlier = tokens[before - 2];
  if (!last) return [];
  const after = last.text === "," && earlier ? earlier : last;
  const edits: Edit[] = [insertion(endOf(after), closer), insertion(endOf(after), `${closer},`)];
  const message = `${describeOpener(fault, opener)} is never closed.`;
  return edits.map((edit) => guess(after, edit, message, `Add ${closer} after this.`));
}

/** Guesses that a bracket has no counterpart. */
const strayBracket = (token: Token): Guess =>
  guess(token, "", `This ${token.text} is one too many.`, "Remove it.");

/** Returns the indentation of an offset's line, and whether only whitespace precedes the offset in it. */
function indentation(text: string, offset: number): { indent: number; isFirst: boolean } {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const indent = /^[ \t]*/.exec(text.slice(start))?.[0].length ?? 0;
  return { indent, isFirst: start + indent === offset };
}

/** Finds the first line that is indented less than its enclosing bracket allows, or a closing bracket indented more. */
function guessByIndentation(fault: SyntaxFault): Guess[] {
  const { text, tokens, at } = fault;
  const open: ValidToken[] = [];
  for (const [index, token] of [...tokens, { ...at, depth: 0 }].entries()) {
    const opener = open.at(-1);
    const { indent, isFirst } = indentation(text, token.offset);
    if (isFirst && opener && token.text !== "") {
      const own = indentation(text, opener.offset).indent;
      const isSameLine = !text.slice(opener.offset, token.offset).includes("\n");
      if (isCloser(token) ? indent < own : indent <= own) return guessUnclosed(fault, opener, index);
      if (isCloser(token) && indent > own && !isSameLine) return [strayBracket(token)];
    }
    if (closerFor(token)) open.push(token);
    else if (isCloser(token)) open.pop();
  }
  return [];
}

/** Guesses a missing, extra or mismatched bracket. Indentation shows which one, if the lines are indented. */
export const guessBrackets: Guesser = (fault) => {
  const { open, tokens, at } = fault;
  const opener = open.at(-1);
  const strayCloser = isCloser(at) ? [strayBracket(at)] : [];
  if (!opener) return [...guessByIndentation(fault), ...strayCloser];
  const wanted = closerFor(opener);
  const message = `${describeOpener(fault, opener)} must end with ${wanted}, not ${at.text}.`;
  return [
    ...(isCloser(at) && at.text !== wanted ? [guess(at, wanted, message, `Write ${wanted}.`)] : []),
    ...[...guessByIndentation(fault), ...strayCloser],
    // A name before a colon does not belong to the open list.
    ...guessUnclosed(fault, opener, tokens.length - (at.text === ":" ? 1 : 0)),
    ...(closerFor(at) ? [strayBracket(at)] : []),
  ];
};

/** Guesses the other kind of brackets: for names in a list, or for entries without names in an object. */
export const guessOtherKind: Guesser = ({ at, open, expected }) => {
  const opener = open.at(-1);
  if (opener?.text === "[" && at.text === ":") {
    const message = "Names with values are written in { }, found a list in [ ].";
    return [guess(opener, "{", message, "Write { here, and } where it ends.")];
  }
  if (opener?.text !== "{" || (expected !== "colon" && expected !== "name") || at.text === ":") return [];
  const message = "Entries without names are written in a list in [ ], found { }.";
  return [guess(opener, "[", message, "Write [ here, and ] where it ends.")];
};

/** Guesses a missing opening bracket of a list after its name: `"proof": "one", "two" ]`, `"blocks": { … }, { … } ]`. */
export const guessListOpener: Guesser = ({ tokens, open, expected }) => {
  if (expected === "value" || expected === "end") return [];
  const colon = tokens.findLastIndex(({ text, depth }) => text === ":" && depth === open.length);
  const value = tokens[colon + 1];
  if (!value || value.text === "[") return [];
  const message = "The list that begins here has no opening bracket [.";
  return [guess(value, insertion(value.offset, "["), message, "Add [ before this.")];
};
