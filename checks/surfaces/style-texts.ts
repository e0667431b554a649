import { PlacedText, UNKNOWN } from "./placed-text";

const STRING = String.raw`"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'`;
/** What puts words on a page: `content`, and the properties that it may take them from. */
const DECLARATION = new RegExp(String.raw`(?<![\w-])(?:content|--[\w-]+)\s*:((?:${STRING}|[^;{}"'])*)`, "g");
const PART = new RegExp(`(${STRING})|[^\\s"']+`, "g");

/** A string without its escapes (CSS Syntax 3, 4.3.7). */
const unescaped = (string: string): string =>
  string.replace(/\\([\da-f]{1,5})\s?|\\/gi, (_, hex?: string) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : "",
  );

/** The words of one declaration: strings in a row read as one text, and what lies between them is not known. */
function declaredText(value: string, offset: number): PlacedText {
  const text = new PlacedText(true);
  for (const { 0: part, 1: string, index } of value.matchAll(PART)) {
    const start = offset + index;
    const end = start + part.length;
    if (string) text.append(unescaped(string.slice(1, -1)), start + 1, end - 1);
    else text.append(UNKNOWN, start, end);
  }
  return text;
}

/** The texts of a stylesheet: the strings of its `content` declarations and custom properties. */
export function styleTexts(source: string): PlacedText[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => " ".repeat(comment.length));
  return [...code.matchAll(DECLARATION)].flatMap(({ 0: all, 1: value = "", index }) =>
    /["']/.test(value) ? declaredText(value, index + all.length - value.length) : [],
  );
}
