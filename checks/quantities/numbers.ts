import { endOfOther } from "./not-quantities";
import { firstNumberWords, readNumberWords, SCALE_WORDS } from "./number-words";

/** A number in a plain text, in digits or words. */
export interface FoundNumber {
  start: number;
  end: number;
  value: number;
  /** The last factor of it: 1000 in "10K" and "ten thousand". */
  scale: number;
  /** Written with a +. */
  isOpen: boolean;
  isInWords: boolean;
}

const SIGN = "[$€£₹¥₩₽₺₦₱₫₴₪฿¢]";
const CODE = "USD|EUR|GBP|CAD|AUD|NZD|INR|AED|JPY|CHF|MXN|BRL|SGD|PKR|Rs\\.?";
/** A sign or code of money right before a number. */
export const MONEY_BEFORE = new RegExp(`(?:${SIGN}(?: ?USD?)?|(?<![A-Za-z])(?:${CODE}))[ \\u00a0]?$`);

// Groups of two are those of India (1,20,000).
const GROUPED = String.raw`\d{1,3}(?:,\d{2,3}){0,4},\d{3}(?!\d)|\d{1,3}(?:\u00a0\d{3}){1,4}(?!\d)`;
const DIGITS = String.raw`(?:${GROUPED}|\d{1,15}(?!\d))(?:\.\d{1,9})?|\.\d{1,9}`;
const AMOUNT = new RegExp(String.raw`\d{1,9},\d{2}(?![\d,])|${DIGITS}`, "y");
// A mark out of five may have a comma for its point: 4,8/5.
const COUNT = new RegExp(
  String.raw`(?!0\d)(?:[0-5],\d{1,2}(?= ?\/ ?5(?![\d/]))|\d{1,3}(?: \d{3}){1,4}(?![\d.,]?\d)|${DIGITS})`,
  "y",
);
const SCALE = /(k|K|M|B|bn|mn|m)(?![A-Za-z])|[ -]?(dozen|hundred|thousand|million|billion)(?![A-Za-z])/iy;
const OPEN = /\+(?! ?\d)|-plus\b/iy;
const LETTERS: Readonly<Record<string, number>> = { k: 1000, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9 };
/** What may stand right behind the last digit: 10ms, 5GB, 12USD, 5c. Other letters make it a code (10DLC, 4G, mp3). */
const GLUED =
  /(?:x|ms|min|mins|minutes?|sec|secs|seconds?|h|hr|hrs|hours?|days?|weeks?|months?|years?|texts?|[kMGT]B|[kMG]bps|[kMG]bit|k?Hz|USD|EUR|GBP|CAD|AUD|c|per|[a-z]{4,16})(?![A-Za-z0-9])/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function amountOf(digits: string): number {
  if (/^\d+,\d{1,2}$/.test(digits)) return Number(digits.replace(",", "."));
  return Number(digits.replace(/[, \u00a0]/g, ""));
}

/** The factor that stands behind digits: K, million. A lone small m is metres or minutes, except in amounts. */
function scaleAt(text: string, at: number, isAmount: boolean): { scale: number; length: number } {
  const found = matchAt(SCALE, text, at);
  const [written = "", letter, word = ""] = found ?? [];
  if (!found || (letter === "m" && !isAmount)) return { scale: 1, length: 0 };
  const scale = letter === undefined ? SCALE_WORDS.get(word.toLowerCase()) : LETTERS[letter.toLowerCase()];
  return { scale: scale ?? 1, length: written.length };
}

/** Reads digits with what belongs to them: 10K+, 1.4 million, 10,000+; undefined where they are part of a code. */
function readDigits(text: string, first: number): FoundNumber | { end: number } {
  const isFraction = text[first - 1] === "." && !/[\w.]/.test(text[first - 2] ?? " ");
  const start = isFraction ? first - 1 : first;
  const isAmount = MONEY_BEFORE.test(text.slice(Math.max(0, start - 6), start));
  if (!isAmount) {
    const other = endOfOther(text, first);
    if (other !== undefined) return { end: other };
  }
  const found = matchAt(isAmount ? AMOUNT : COUNT, text, start);
  if (!found) return { end: first + (matchAt(/\d{1,30}/y, text, first)?.[0].length ?? 1) };
  let end = start + found[0].length;
  const { scale, length } = scaleAt(text, end, isAmount);
  end += length;
  const open = matchAt(OPEN, text, end);
  if (open) end += open[0].length;
  if (/[A-Za-z_]/.test(text.charAt(end)) && !matchAt(GLUED, text, end) && !isAmount) {
    return { end: end + (matchAt(/\w{1,64}/y, text, end)?.[0].length ?? 0) };
  }
  const value = Number((amountOf(found[0]) * scale).toPrecision(15));
  return { start, end, value, scale, isOpen: open !== null, isInWords: false };
}

function digitsIn(text: string): FoundNumber[] {
  const numbers: FoundNumber[] = [];
  const digit = /\d/g;
  for (let found = digit.exec(text); found; found = digit.exec(text)) {
    const number = readDigits(text, found.index);
    digit.lastIndex = Math.max(number.end, found.index + 1);
    if ("value" in number) numbers.push(number);
  }
  return numbers;
}

function wordsIn(text: string): FoundNumber[] {
  const numbers: FoundNumber[] = [];
  let done = 0;
  for (const { word, index } of firstNumberWords(text)) {
    if (index < done) continue;
    const { end, value, scale } = readNumberWords(text, index, word);
    const open = matchAt(/\+|[ -]plus(?=[ -][A-Za-z])/iy, text, end);
    done = end + (open?.[0].length ?? 0);
    numbers.push({ start: index, end: done, value, scale, isOpen: open !== null, isInWords: true });
  }
  return numbers;
}

/** The numbers of a plain text in order, without those that are part of something else (dates, codes, telephone numbers). */
export function numbersIn(text: string): FoundNumber[] {
  const numbers = [...digitsIn(text), ...wordsIn(text)].sort((a, b) => a.start - b.start);
  // "5 hundred" is found in digits, "hundred" alone is no number in words, so none overlap but "24 and a half".
  return numbers.filter(({ start }, index) => start >= (numbers[index - 1]?.end ?? 0));
}
