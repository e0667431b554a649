import { nearest } from "../nearest";
import { isWord, lineAt, startOf } from "./read";
import { type Guesser, guess, sure } from "./slip";

/** The forms of a number that JSON does not know, each with the form that it does; the rest is for a person to decide. */
const FORMS: readonly [form: RegExp, mended: string, message: string, isCertain: boolean][] = [
  [/^(-?)(\.\d+)$/, "$10$2", "A number has a digit before its point.", true],
  [/^\+(\d+(?:\.\d+)?)$/, "$1", "A number has no plus sign.", true],
  [/^(-?\d+)\.$/, "$1", "A number does not end with a point.", true],
  [/^(-?)0+(\d+(?:\.\d+)?)$/, "$1$2", "A number does not begin with 0.", false],
  [/^[$€£¥](\d+(?:\.\d+)?)$/, "$1", "A number has no sign of a currency.", false],
  [/^(\d+(?:\.\d+)?)[%€£]$/, "$1", "A number has no sign after it.", false],
];

/** Advice to write a value, unless what stands there is a text. */
const orText = (value: string, found: string): string => `Write ${value}, or "${found}" if this is a text.`;

/** `.5`, `+5`, `05`, `$5`, `5%`. */
export const oddNumbers: Guesser = ({ at }) => {
  const [form, mended = "", message = "", isCertain] = FORMS.find(([odd]) => odd.test(at.text)) ?? [];
  if (!form) return undefined;
  const write = at.text.replace(form, mended);
  return isCertain
    ? sure(at, write, message, `Write ${write}.`)
    : guess(at, write, message, orText(write, at.text));
};

/** `1,000`, `1 000` and `0,5`: what stands between the digits ends the number. */
export const splitNumbers: Guesser = ({ text, at, tokens, previous }) => {
  const first = previous?.text === "," ? tokens.at(-2) : previous;
  if (!first || !isWord(at) || !/^\d+$/.test(first.text)) return undefined;
  const found = startOf(lineAt(text, first.offset), /^\d+(?:[, ]\d+)+(?:\.\d+)?(?![\w.])/);
  if (!found || found.offset + found.text.length <= at.offset) return undefined;
  const written = found.text;
  if (/^\d+,\d+$/.test(written) && !/^[1-9]\d{0,2},\d{3}$/.test(written)) {
    const write = written.replace(",", ".");
    const message = "A number has a point before its fraction, found a comma.";
    return guess(found, write, message, `Write ${write}.`);
  }
  const write = written.replace(/[, ]/g, "");
  return guess(found, write, "A number has nothing between its digits.", orText(write, written));
};

/** Words of other languages for nothing: here a field that has no value is left out. */
const NOTHING = ["none", "nil", "undefined", "nan"];
const SWITCHES = new Map(Object.entries({ yes: "true", on: "true", no: "false", off: "false" }));
const KNOWN = ["true", "false", "null"];

/** `True`, `None`, `yes` and `flase`. */
export const foreignWords: Guesser = ({ at, expected }) => {
  const found = startOf(at, /^\w+/);
  if (expected !== "value" || !found) return undefined;
  const word = found.text;
  const low = word.toLowerCase();
  if (KNOWN.includes(low))
    return sure(found, low, `${word} is written ${low} here, in small letters.`, `Write ${low}.`);
  if (NOTHING.includes(low))
    return guess(found, "null", `${word} is no value.`, "Write a value, or remove the field.");
  const choice = SWITCHES.get(low);
  const meant = choice ?? (word.length > 2 ? nearest(word, KNOWN) : undefined);
  const wanted = choice ? "true or false" : meant;
  const message = `${word} is neither a text in double quotes nor ${wanted}.`;
  return meant === undefined ? undefined : guess(found, meant, message, orText(meant, word));
};
