/** A token of a JSON text: a bracket, a comma, a colon, a string with its quotes, or a word. */
export interface Token {
  offset: number;
  text: string;
}

/** A token that JSON allows at its position. */
export interface ValidToken extends Token {
  /** Number of brackets open at the token. */
  depth: number;
}

/** The kinds of token that may follow. `comma` includes the end of a list or an object. */
export type Expected = "value" | "name" | "colon" | "comma" | "end";

/** The first place where a text is not JSON (RFC 8259), and the tokens before it. */
export interface SyntaxFault {
  text: string;
  /** All tokens before the fault. */
  tokens: readonly ValidToken[];
  /** The last token before the fault. */
  previous: Token | undefined;
  /** The token that is not allowed; empty at the end of the text. */
  at: Token;
  /** The open brackets at the fault, the innermost last. */
  open: readonly ValidToken[];
  expected: Expected;
}

/** Matches a token. A string ends at its closing quote, or at the end of the line without one. */
const TOKEN = /"(?:[^"\\\r\n]|\\[^\r\n])*(?:"|\\?(?=[\r\n]|$))|[{}[\],:]|[^ \t\r\n"{}[\],:]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON wants them as escapes
const VALID_STRING = /^"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"$/;
const VALID_LITERAL = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;

/** Returns the bracket that closes an opening bracket; empty for any other token. */
export const closerFor = ({ text }: Token): string => (text === "{" ? "}" : text === "[" ? "]" : "");

export const isString = (token: Token | undefined): token is Token & { text: `"${string}` } =>
  token?.text.startsWith('"') === true;
export const isCloser = ({ text }: Token): boolean => text === "}" || text === "]";
/** Whether a token is a number, `true` or anything unknown to JSON, rather than a string or punctuation. */
export const isWord = ({ text }: Token): boolean => /^[^"{}[\],:]/.test(text);
export const endOf = ({ offset, text }: Token): number => offset + text.length;

/** Returns what may follow a token, and updates `open`; undefined if the token itself is not allowed. */
function nextExpected(
  previous: Token | undefined,
  open: ValidToken[],
  expected: Expected,
  token: ValidToken,
) {
  const opener = open.at(-1);
  const afterValue = (): Expected => (open.length > 0 ? "comma" : "end");
  const { text } = token;
  if (isCloser(token)) {
    if (!opener || closerFor(opener) !== text || (expected !== "comma" && opener !== previous))
      return undefined;
    open.pop();
    return afterValue();
  }
  if (text === "{" || text === "[") {
    if (expected !== "value") return undefined;
    open.push(token);
    return text === "{" ? "name" : "value";
  }
  if (text === ",") return expected === "comma" ? (opener?.text === "{" ? "name" : "value") : undefined;
  if (text === ":") return expected === "colon" ? "value" : undefined;
  if (!(isString(token) ? VALID_STRING : VALID_LITERAL).test(text)) return undefined;
  if (expected === "name") return isString(token) ? "colon" : undefined;
  return expected === "value" ? afterValue() : undefined;
}

/** Parses a text up to its first fault; undefined if all of it is JSON. */
export function firstFault(text: string): SyntaxFault | undefined {
  const tokens: ValidToken[] = [];
  const open: ValidToken[] = [];
  let expected: Expected = "value";
  const faultAt = (at: Token) => ({ text, tokens, previous: tokens.at(-1), at, open, expected });
  for (const match of text.matchAll(TOKEN)) {
    const token = { offset: match.index, text: match[0], depth: open.length };
    const next = nextExpected(tokens.at(-1), open, expected, token);
    if (next === undefined) return faultAt(token);
    tokens.push(token);
    expected = next;
  }
  return expected === "end" ? undefined : faultAt({ offset: text.trimEnd().length, text: "" });
}
