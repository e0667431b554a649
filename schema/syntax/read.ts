/** A part of a JSON text that has a meaning: a bracket, a comma, a colon, a text with its quotes, or a word. */
export interface Token {
  offset: number;
  text: string;
}

/** What may stand next. `comma` stands for the end of a list or an object as well. */
export type Expected = "value" | "name" | "colon" | "comma" | "end";

/** The first place where a text is not JSON (RFC 8259), and what stands before it. */
export interface SyntaxFault {
  text: string;
  /** Everything before the fault. */
  tokens: readonly Token[];
  /** What cannot stand where it does; empty at the end of the text. */
  at: Token;
  /** The brackets that are open there, as indexes of `tokens`; the innermost is the last. */
  open: readonly number[];
  expected: Expected;
}

/** A text goes as far as its quote, or to the end of the line where it has none. */
const TOKEN = /"(?:[^"\\\r\n]|\\[^\r\n])*(?:"|\\?(?=[\r\n]|$))|[{}[\],:]|[^ \t\r\n"{}[\],:]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON wants them as escapes
const SOUND_TEXT = /^"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"$/;
const SOUND_WORD = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;

/** The bracket that closes another one. */
export const CLOSER: ReadonlyMap<string, string> = new Map(Object.entries({ "{": "}", "[": "]" }));

export const isText = (token: Token | undefined): boolean => token?.text.startsWith('"') === true;
export const isCloser = ({ text }: Token): boolean => text === "}" || text === "]";
/** True for neither a text nor a sign: a number, `true`, or what JSON does not know. */
export const isWord = ({ text }: Token): boolean => /^[^"{}[\],:]/.test(text);
export const endOf = ({ offset, text }: Token): number => offset + text.length;

/** What may follow a token; undefined where the token itself cannot stand. Opens and closes brackets. */
function follow(tokens: readonly Token[], open: number[], expected: Expected, token: Token) {
  const last = open.at(-1);
  const top = last === undefined ? "" : (tokens[last]?.text ?? "");
  const afterValue = (): Expected => (open.length > 0 ? "comma" : "end");
  const { text } = token;
  if (isCloser(token)) {
    if (CLOSER.get(top) !== text || (expected !== "comma" && last !== tokens.length - 1)) return undefined;
    open.pop();
    return afterValue();
  }
  if (text === "{" || text === "[") {
    if (expected !== "value") return undefined;
    open.push(tokens.length);
    return text === "{" ? "name" : "value";
  }
  if (text === ",") return expected === "comma" ? (top === "{" ? "name" : "value") : undefined;
  if (text === ":") return expected === "colon" ? "value" : undefined;
  if (!(isText(token) ? SOUND_TEXT : SOUND_WORD).test(text)) return undefined;
  if (expected === "name") return isText(token) ? "colon" : undefined;
  return expected === "value" ? afterValue() : undefined;
}

/** Reads a text as far as it is JSON; undefined where all of it is. */
export function firstFault(text: string): SyntaxFault | undefined {
  const tokens: Token[] = [];
  const open: number[] = [];
  let expected: Expected = "value";
  for (const match of text.matchAll(TOKEN)) {
    const token = { offset: match.index, text: match[0] };
    const next = follow(tokens, open, expected, token);
    if (next === undefined) return { text, tokens, at: token, open, expected };
    tokens.push(token);
    expected = next;
  }
  const end = { offset: text.trimEnd().length, text: "" };
  return expected === "end" ? undefined : { text, tokens, at: end, open, expected };
}

/** What follows an offset, as far as a slip may reach. */
export const restAt = (text: string, offset: number): Token => ({
  offset,
  text: text.slice(offset, offset + 10_000),
});

/** The rest of a line. */
export function lineAt(text: string, offset: number): Token {
  const [line = ""] = /[^\r\n]*/.exec(restAt(text, offset).text) ?? [];
  return { offset, text: line };
}

/** The beginning of a part of a text that has a form; undefined where it has another one. */
export function startOf({ offset, text }: Token, form: RegExp): Token | undefined {
  const found = form.exec(text)?.[0];
  return found ? { offset, text: found } : undefined;
}
