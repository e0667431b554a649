/** A part of a JSON text that has a meaning: a bracket, a comma, a colon, a text with its quotes, or a word. */
export interface Token {
  offset: number;
  text: string;
}

/** One that JSON allows where it stands. */
export interface SoundToken extends Token {
  /** How many brackets are open there. */
  depth: number;
}

/** What may stand next. `comma` stands for the end of a list or an object as well. */
export type Expected = "value" | "name" | "colon" | "comma" | "end";

/** The first place where a text is not JSON (RFC 8259), and what stands before it. */
export interface SyntaxFault {
  text: string;
  /** Everything before the fault. */
  tokens: readonly SoundToken[];
  /** The last of them. */
  previous: Token | undefined;
  /** What cannot stand where it does; empty at the end of the text. */
  at: Token;
  /** The brackets that are open there; the innermost is the last. */
  open: readonly SoundToken[];
  expected: Expected;
}

/** A text goes as far as its quote, or to the end of the line where it has none. */
const TOKEN = /"(?:[^"\\\r\n]|\\[^\r\n])*(?:"|\\?(?=[\r\n]|$))|[{}[\],:]|[^ \t\r\n"{}[\],:]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON wants them as escapes
const SOUND_TEXT = /^"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"$/;
const SOUND_WORD = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;

/** The bracket that closes what a token opens; empty where it opens nothing. */
export const closerFor = ({ text }: Token): string => (text === "{" ? "}" : text === "[" ? "]" : "");

export const isText = (token: Token | undefined): token is Token & { text: `"${string}` } =>
  token?.text.startsWith('"') === true;
export const isCloser = ({ text }: Token): boolean => text === "}" || text === "]";
/** True for neither a text nor a sign: a number, `true`, or what JSON does not know. */
export const isWord = ({ text }: Token): boolean => /^[^"{}[\],:]/.test(text);
export const endOf = ({ offset, text }: Token): number => offset + text.length;

/** What may follow a token; undefined where the token itself cannot stand. Opens and closes brackets. */
function follow(previous: Token | undefined, open: SoundToken[], expected: Expected, token: SoundToken) {
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
  if (!(isText(token) ? SOUND_TEXT : SOUND_WORD).test(text)) return undefined;
  if (expected === "name") return isText(token) ? "colon" : undefined;
  return expected === "value" ? afterValue() : undefined;
}

/** Reads a text as far as it is JSON; undefined where all of it is. */
export function firstFault(text: string): SyntaxFault | undefined {
  const tokens: SoundToken[] = [];
  const open: SoundToken[] = [];
  let expected: Expected = "value";
  const faultAt = (at: Token) => ({ text, tokens, previous: tokens.at(-1), at, open, expected });
  for (const match of text.matchAll(TOKEN)) {
    const token = { offset: match.index, text: match[0], depth: open.length };
    const next = follow(tokens.at(-1), open, expected, token);
    if (next === undefined) return faultAt(token);
    tokens.push(token);
    expected = next;
  }
  return expected === "end" ? undefined : faultAt({ offset: text.trimEnd().length, text: "" });
}
