import { placeOfOffset } from "../place";
import { closerFor, endOf, isCloser, isText, type SyntaxFault, type Token } from "./read";
import { type Edit, type Guess, type Guesser, guess, insert } from "./slip";

/** `The list "proof" of line 12`, `The { of line 3`: what an opening bracket begins. */
function named({ text, tokens }: SyntaxFault, opener: Token): string {
  const { line } = placeOfOffset(text, opener.offset);
  const index = tokens.indexOf(opener);
  if (tokens[index - 1]?.text !== ":") return `The ${opener.text} of line ${line}`;
  return `The ${opener.text === "[" ? "list" : "group"} ${tokens[index - 2]?.text} of line ${line}`;
}

/** Guesses that a bracket is not closed before a token; where a comma stands there, it may belong behind. */
function notClosed(fault: SyntaxFault, opener: Token, before: number): Guess[] {
  const { tokens } = fault;
  const closer = closerFor(opener);
  const last = tokens[before - 1];
  const earlier = tokens[before - 2];
  if (!last) return [];
  const after = last.text === "," && earlier ? earlier : last;
  const edits: Edit[] = [insert(endOf(after), closer), insert(endOf(after), `${closer},`)];
  const message = `${named(fault, opener)} is never closed.`;
  return edits.map((edit) => guess(after, edit, message, `Add ${closer} after this.`));
}

/** A closing bracket that nothing has opened. */
const stray = (token: Token): Guess => guess(token, "", `This ${token.text} closes nothing.`, "Remove it.");

/** A closing bracket of the other kind. */
function otherCloser(fault: SyntaxFault, opener: Token): Guess[] {
  const { at } = fault;
  const wanted = closerFor(opener);
  if (wanted === at.text) return [];
  const message = `${named(fault, opener)} must end with ${wanted}, not ${at.text}.`;
  return [guess(at, wanted, message, `Write ${wanted}.`)];
}

/** How far a line is indented, and whether nothing stands before an offset in it. */
function indentation(text: string, offset: number): { indent: number; isFirst: boolean } {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const indent = /^[ \t]*/.exec(text.slice(start))?.[0].length ?? 0;
  return { indent, isFirst: start + indent === offset };
}

/** The first line that begins further left than the bracket around it allows, or a closing bracket further right. */
function byIndentation(fault: SyntaxFault): Guess[] {
  const { text, tokens, at } = fault;
  const open: Token[] = [];
  for (const [index, token] of [...tokens, at].entries()) {
    const opener = open.at(-1);
    const { indent, isFirst } = indentation(text, token.offset);
    if (isFirst && opener && token.text !== "") {
      const own = indentation(text, opener.offset).indent;
      const isSameLine = !text.slice(opener.offset, token.offset).includes("\n");
      if (isCloser(token) ? indent < own : indent <= own) return notClosed(fault, opener, index);
      if (isCloser(token) && indent > own && !isSameLine) return [stray(token)];
    }
    if (closerFor(token)) open.push(token);
    else if (isCloser(token)) open.pop();
  }
  return [];
}

/** A bracket that is missing, stands twice, or is of the other kind. Where lines are indented, that shows which. */
export const closers: Guesser = (fault) => {
  const { open, tokens, at } = fault;
  const opener = open.at(-1);
  return [
    ...(isCloser(at) && opener ? otherCloser(fault, opener) : []),
    ...byIndentation(fault),
    ...(isCloser(at) ? [stray(at)] : []),
    // A name does not belong to the list that is open.
    ...(opener ? notClosed(fault, opener, tokens.length - (at.text === ":" ? 1 : 0)) : []),
  ];
};

/** The token that closes what is open at the fault. */
function closerOf({ text, at }: SyntaxFault): Token | undefined {
  let depth = 0;
  for (const { 0: sign, index } of text.slice(at.offset).matchAll(/"(?:[^"\\\n]|\\.)*"?|[[\]{}]/g)) {
    const token = { offset: at.offset + index, text: sign };
    if (closerFor(token)) depth += 1;
    else if (isCloser(token)) depth -= 1;
    if (depth < 0) return token;
  }
  return undefined;
}

/** Names in a list, or entries without names in a group: the other brackets are meant. */
function otherKind(fault: SyntaxFault): Guess[] {
  const { text, at, open, expected } = fault;
  const opener = open.at(-1);
  const closer = closerOf(fault);
  const isNamed = opener?.text === "[" && at.text === ":";
  const isPlain = opener?.text === "{" && (expected === "colon" || expected === "name") && at.text !== ":";
  if (!opener || !closer || !(isNamed || isPlain)) return [];
  const [first, last] = isNamed ? ["{", "}"] : ["[", "]"];
  const inner = text.slice(endOf(opener), closer.offset);
  const edit = {
    offset: opener.offset,
    length: endOf(closer) - opener.offset,
    text: `${first}${inner}${last}`,
  };
  const message = isNamed
    ? "Names with values are written in { }, found a list in [ ]."
    : "Entries without names are written in a list in [ ], found { }.";
  return [guess(opener, edit, message, `Write ${first} here, and ${last} where it ends.`)];
}

/** The first of several values that follow a colon: `"proof": "one", "two" ]`, `"blocks": { … }, { … } ]`. */
function unlistedValue({ tokens, at, expected }: SyntaxFault): Token | undefined {
  // Up to the comma after it, or the end.
  const comma =
    expected === "colon" ? tokens.length - 2 : expected === "name" ? tokens.length - 1 : tokens.length;
  if (comma === tokens.length ? at.text !== "]" : tokens[comma]?.text !== ",") return undefined;
  let first = comma - 1;
  let depth = 0;
  for (; first > 0; first -= 1) {
    const token = tokens[first];
    if (token && isCloser(token)) depth += 1;
    else if (token && closerFor(token)) depth -= 1;
    if (depth === 0) break;
  }
  const value = tokens[first];
  return tokens[first - 1]?.text === ":" && value?.text !== "[" ? value : undefined;
}

/** The opening bracket of a list that is missing after its name. */
export const unlisted: Guesser = (fault) => {
  const value = unlistedValue(fault);
  const message = "The list that begins here has no opening bracket [.";
  return value && guess(value, insert(value.offset, "["), message, "Add [ before this.");
};

/** An opening bracket that is missing before a name, or one of another kind. */
export const openers: Guesser = (fault) => {
  const { at, previous } = fault;
  const found = otherKind(fault);
  if (at.text === ":" && isText(previous)) {
    const message = "The opening bracket { is missing before this.";
    found.push(guess(previous, insert(previous.offset, "{"), message, "Add { before it."));
  }
  if (at.text.startsWith("(")) {
    const message = "A list begins with [ and a group with {, found (.";
    const sign = { offset: at.offset, text: "(" };
    for (const bracket of ["[", "{"]) found.push(guess(sign, bracket, message, `Write ${bracket}.`));
  }
  return found;
};
