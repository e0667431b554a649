import { parseFragment, defaultTreeAdapter as tree } from "parse5";
import type { Notation } from "./placed-text";

const LETTERS: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  b: "\b",
  f: "\f",
  v: "\v",
  0: "\0",
};

const fromHex = (digits: string): string => {
  const code = Number.parseInt(digits, 16);
  return code <= 0x10_ffff ? String.fromCodePoint(code) : "\ufffd";
};

/** Escapes of strings in JavaScript and JSON (ECMA-262, 12.9.4). */
export const SCRIPT: Notation = {
  pattern: /\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|\r\n|[\s\S])/gi,
  decode(letters) {
    const digits = /^\\[ux]\{?([\da-f]{2,})/i.exec(letters)?.[1];
    if (digits) return fromHex(digits);
    const letter = letters.slice(1);
    // A backslash at the end of a line continues the string.
    return /^[\r\n]/.test(letter) ? "" : (LETTERS[letter] ?? letter);
  },
};

/** Escapes of strings in CSS (CSS Syntax 3, 4.3.7). */
export const STYLE: Notation = {
  pattern: /\\(?:[\da-f]{1,6}\s?|\r\n|[\s\S])/gi,
  decode(letters) {
    const digits = /^\\([\da-f]{1,6})/i.exec(letters)?.[1];
    if (digits) return fromHex(digits);
    return /^\\[\r\n]/.test(letters) ? "" : letters.slice(1);
  },
};

/** A character reference as it reads; one that does not exist stays as it is. */
function reference(letters: string): string {
  const [child] = parseFragment(letters).childNodes;
  return child && tree.isTextNode(child) ? child.value : letters;
}

/** Character references of HTML and XML. */
export const MARKUP: Notation = { pattern: /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/gi, decode: reference };

/** Text between the tags of JSX: references as in HTML, and a break of the line is a space. */
export const JSX_TEXT: Notation = {
  pattern: new RegExp(String.raw`${MARKUP.pattern.source}|[ \t]*\r?\n\s*`, "gi"),
  decode: (letters) => (letters.startsWith("&") ? reference(letters) : " "),
};
