import { MONEY_SIGN } from "./money";
import { withoutNonQuantities } from "./not-quantities";
import { amountOf, numberWordsIn, SCALE_WORD } from "./number-words";
import type { FoundNumber } from "./quantity";
import { nounForm } from "./units";

/** Whole number. Groups of two digits are Indian (1,20,000). */
const WHOLE_NUMBER = String.raw`\d{1,3}(?:[,\u00a0]\d{2,3})*[,\u00a0]\d{3}(?!\d)|\d{1,15}`;
/** A comma may be the decimal separator: 4,8/5. */
const DECIMAL = String.raw`(?:${WHOLE_NUMBER})(?:\.\d{1,9}|,\d{1,2}(?!\d))?|(?<![\w.])\.\d{1,9}`;
const SCALE = `(?:(?<letter>k|m|b|bn|mn)(?![A-Za-z])|[ -]?(?<word>${SCALE_WORD})(?![A-Za-z]))`;
const DIGITS = new RegExp(
  String.raw`(?<digits>${DECIMAL})${SCALE}?(?<open>\+(?! ?\d)|-plus\b)?(?<glued>\w{0,64})`,
  "gi",
);
const SCALE_LETTERS: Readonly<Record<string, number>> = { k: 1000, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9 };
const IS_AMOUNT = new RegExp(`${MONEY_SIGN}$`);

/** Whether letters may directly follow the last digit: 10ms, 5GB, 12USD, 5c. Other letters make it a code (10DLC, 4G). */
const mayBeGlued = (letters: string): boolean =>
  nounForm(letters.toLowerCase()) !== undefined ||
  /^(?:|USD|EUR|GBP|c|per|dollars?|bucks?|cents?)$/.test(letters);

function digitsIn(text: string): FoundNumber[] {
  return [...text.matchAll(DIGITS)].flatMap(({ 0: all, index: start, groups }) => {
    const { digits = "", letter = "", word, open = "", glued = "" } = groups ?? {};
    // A single lowercase m means meters, except in amounts.
    const isCode = letter === "m" || !mayBeGlued(glued);
    if (isCode && !IS_AMOUNT.test(text.slice(Math.max(0, start - 6), start))) return [];
    const end = start + all.length - glued.length;
    const scale = SCALE_LETTERS[letter.toLowerCase()] ?? (word ? amountOf(word) : 1);
    const plain = digits.replace(/,(?=\d{1,2}$)/, ".").replace(/[,\u00a0]/g, "");
    const written = text.slice(start, end - open.length);
    return [{ start, end, text: written, value: Number(plain) * scale, isInWords: false }];
  });
}

/** Returns the numbers of a normalized text in order, except those in something else (dates, codes, phone numbers). */
export function numbersIn(text: string): FoundNumber[] {
  const rest = withoutNonQuantities(text);
  const numbers = [...digitsIn(rest), ...numberWordsIn(rest)].sort((a, b) => a.start - b.start);
  // "5 hundred" is found in digits, and "hundred" alone is not a number in words, so only "24 and a half" overlaps.
  return numbers.filter(({ start }, index) => start >= (numbers[index - 1]?.end ?? 0));
}
