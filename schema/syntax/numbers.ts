import { isWord, restOfLine } from "./read";
import { type Guesser, guess, spanOf } from "./slip";

/** The forms of a number that JSON does not know, each with the form that it does; the rest is for a person to decide. */
const FORMS: readonly [form: RegExp, mended: string, message: string, isCertain: boolean][] = [
  [/^(-?)(\.\d+)$/, "$10$2", "A number has a digit before its point.", true],
  [/^\+(\d+(?:\.\d+)?)$/, "$1", "A number has no plus sign.", true],
  [/^(-?\d+)\.$/, "$1", "A number does not end with a point.", true],
  [/^(-?)0+(\d+(?:\.\d+)?)$/, "$1$2", "A number does not begin with 0.", false],
  [/^[$€£¥](\d+(?:\.\d+)?)$/, "$1", "A number has no sign of a currency.", false],
  [/^(\d+(?:\.\d+)?)[%€£]$/, "$1", "A number has no sign after it.", false],
];

/** `.5`, `+5`, `05`, `$5`, `5%`. */
export const oddNumbers: Guesser = ({ at }) =>
  FORMS.flatMap(([form, mended, message, isCertain]) => {
    if (!form.test(at.text)) return [];
    const write = at.text.replace(form, mended);
    const fix = isCertain ? `Write ${write}.` : `Write ${write}, or "${at.text}" if this is a text.`;
    return guess(spanOf(at), write, message, { fix, isCertain });
  });

/** `1,000`, `1 000` and `0,5`: what stands between the digits ends the number. */
export const splitNumbers: Guesser = ({ text, at, tokens }) => {
  const first = tokens.at(-1)?.text === "," ? tokens.at(-2) : tokens.at(-1);
  if (!first || !isWord(at) || !/^\d+$/.test(first.text)) return [];
  const written = /^\d+(?:[, ]\d+)+(?:\.\d+)?(?![\w.])/.exec(restOfLine(text, first.offset))?.[0];
  if (!written || first.offset + written.length <= at.offset) return [];
  const place = { offset: first.offset, length: written.length };
  if (/^\d+,\d+$/.test(written) && !/^[1-9]\d{0,2},\d{3}$/.test(written)) {
    const write = written.replace(",", ".");
    return [
      guess(place, write, "A number has a point before its fraction, found a comma.", {
        fix: `Write ${write}.`,
      }),
    ];
  }
  const write = written.replace(/[, ]/g, "");
  const fix = `Write ${write}, or "${written}" if this is a text.`;
  return [guess(place, write, "A number has nothing between its digits.", { fix })];
};
