import type { FoundNumber } from "./quantity";

const ONES = "one two three four five six seven eight nine".split(" ");
const TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const VALUES: ReadonlyMap<string, number> = new Map([
  ...["zero", ...ONES, ...TEENS].map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ["half", 0.5],
]);
/** Words that multiply the number before them, which may be in digits (1.4 million). */
const SCALES = new Map(
  Object.entries({ dozen: 12, hundred: 100, thousand: 1000, million: 1e6, billion: 1e9 }),
);
/** Fractions, which count if they are saved or taken off. */
const FRACTIONS = new Map(Object.entries({ third: 1 / 3, quarter: 0.25, fifth: 0.2 }));

const either = (words: Iterable<string>): string => [...words].join("|");
/** Pattern of the words that multiply. */
export const SCALE_WORD = either(SCALES.keys());
/** Pattern of the numbers below twenty. */
export const SMALL_NUMBER = either(["zero", ...ONES, ...TEENS]);
const BELOW_HUNDRED = `(?:(?:${either(TENS)})(?:[ -](?:${either(ONES)}))?|${SMALL_NUMBER})`;
const FRACTION = `(?:an?|one|two|three) (?:${either(FRACTIONS.keys())})s?`;
const COUNTED_BY_A = "dollar|buck|cent|penny|fortnight|second|minute|hour|day|week|month|year";
/** Fast test that rules out most texts: "phone" and "often" have no number in words, "_two_" has one. */
export const MAY_HAVE_WORDS = new RegExp(
  `(?<![A-Za-z0-9])(?:(?:${either([...VALUES.keys(), ...SCALES.keys(), ...FRACTIONS.keys()])})s?(?![A-Za-z0-9])` +
    `|an?[^A-Za-z]{1,9}(?:(?:full|whole)[^A-Za-z]{1,9})?(?:${COUNTED_BY_A})\\b)`,
  "i",
);

/** "A" is a number only before a scale, or in a price or a length of time: a cent per text, for a month. */
const ARTICLE = [
  `an?(?=[ -](?:${SCALE_WORD}|fortnight)\\b)`,
  String.raw`an?(?= (?:dollar|buck|cent|penny) (?:an?|per|each|every)\b)`,
  String.raw`(?<=\b(?:lasts?|for|within|after|in|get|have|takes?) )an?(?= (?:full |whole )?(?:day|week|month|year)\b)`,
  String.raw`(?<=\b(?:under|within|in|takes?) )an?(?= (?:second|minute|hour)\b)`,
].join("|");
/** Not inside a longer word (often-five), but after a prefix (up-to-five). */
const WORD_START = String.raw`(?<![\w/]|(?<!\b(?:sub|under|over|to|than|just|only))-)`;
const NUMBER = new RegExp(
  `${WORD_START}(?:${FRACTION}|${BELOW_HUNDRED}|half(?:[ -]an?(?=[ -]))?|${ARTICLE})` +
    `(?:[ -](?:${SCALE_WORD})(?:[ -](?:and[ -])?${BELOW_HUNDRED})?)*` +
    String.raw`(?:[ -]and[ -]a[ -]half)?(?!\w|['’]\w)`,
  "gi",
);

/** Returns the value of a number in words: two hundred and five, half a dozen, three quarters. */
export function amountOf(words: string): number {
  if (/^an?$/i.test(words)) return 1;
  let total = 0;
  let current = 0;
  for (const word of words.toLowerCase().split(/[ -]/)) {
    const scale = SCALES.get(word) ?? FRACTIONS.get(word.replace(/s$/, ""));
    if (scale === undefined) current += VALUES.get(word) ?? 0;
    else if (scale < 1000) current = (current || 1) * scale;
    else {
      total += (current || 1) * scale;
      current = 0;
    }
  }
  return total + current;
}

const PLUS = /^(?:\+|[ -]plus(?=[ -][A-Za-z]))/i;

/** Returns the numbers in words of a text: twelve, two hundred, a hundred and twenty, two and a half, half a dozen. */
export function numberWordsIn(text: string): FoundNumber[] {
  if (!MAY_HAVE_WORDS.test(text)) return [];
  return [...text.matchAll(NUMBER)].map(({ 0: words, index: start }) => {
    const end = start + words.length;
    const [open = ""] = PLUS.exec(text.slice(end, end + 7)) ?? [];
    return { start, end: end + open.length, text: words, value: amountOf(words), isInWords: true };
  });
}
