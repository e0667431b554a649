import { isWithinName } from "./not-quantities";

/** A number in words: where it ends and what it says. */
export interface NumberInWords {
  end: number;
  value: number;
  /** The last factor of it: 1000 in "ten thousand", 1 in "ten". */
  scale: number;
}

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
/** Words that multiply what stands before them; they follow digits as well (1.4 million). */
export const SCALE_WORDS: ReadonlyMap<string, number> = new Map([
  ["dozen", 12],
  ["hundred", 100],
  ["thousand", 1000],
  ["million", 1e6],
  ["billion", 1e9],
]);
const WORDS: ReadonlyMap<string, number> = new Map([
  ...SMALL.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ["fourty", 40],
]);
/** Parts of a price, where they are said to be saved or taken off it. */
const PARTS: ReadonlyMap<string, number> = new Map([
  ["a fifth", 0.2],
  ["a third", 1 / 3],
  ["one third", 1 / 3],
  ["two thirds", 2 / 3],
  ["a quarter", 0.25],
  ["one quarter", 0.25],
  ["three quarters", 0.75],
]);
/** True for a part of a price, in small letters: a third, two thirds. */
export const isPart = (words: string): boolean => PARTS.has(words);

const NAMES = [...WORDS.keys()].join("|");
/** Tells in no time that a text has no number in words. */
export const MAY_HAVE_WORDS = new RegExp(
  `${NAMES}|half|third|quarter|fifth|hundred|thousand|million|dozen|fortnight|dollar|buck|\\bcent\\b|penny|\\ban? (?:[a-z]+ )?(?:second|minute|hour|day|week|month|year)\\b`,
  "i",
);

/** "for a month", "takes an hour": a length of time, where "an hour of work" and "twice a week" are none. */
const LENGTH_OF_TIME = String.raw`(?<=\b(?:lasts?|runs?|for|within|after|is|takes?|in|have|get|gives? you) )an?(?= (?:(?:full|whole|calendar) )?(?:day|week|month|year)\b)|an?(?= (?:day|week|month|year)['’]s (?:free |full )?(?:notice|trial|refund|guarantee))|(?<=\b(?:under|within|in|takes?|lasts?) )an?(?= (?:second|minute|hour)\b)`;
const PART = `(?:${[...PARTS.keys()].join("|")})`;
const SAVED_PART = String.raw`(?<=\bsav(?:e|es|ed|ing) (?:you )?)${PART}\b|(?<=\bby )${PART}\b|${PART}(?= off\b| cheaper\b| as (?:many|much)\b| less(?! (?!than\b)\w))`;

/** The first word of a number in small letters. "a" is one only before a word that it counts. */
const FIRST_WORD = new RegExp(
  String.raw`\b(?:${SAVED_PART}|(?:${NAMES}|half)(?!\w|['’]\w)|an?(?=[ -](?:hundred|thousand|million|billion|dozen|fortnight|dollar|buck|cent|penny)\b)|${LENGTH_OF_TIME})`,
  "g",
);

/** The first words of the numbers in a text, save those within a longer word or an address. */
export function* firstNumberWords(text: string): Generator<{ word: string; index: number }> {
  if (!MAY_HAVE_WORDS.test(text)) return;
  const lower = text.toLowerCase();
  // Some letters, such as İ, are longer in small.
  const small = lower.length === text.length ? lower : text;
  for (const { 0: word, index } of small.matchAll(FIRST_WORD)) {
    if (!isWithinName(text, index)) yield { word, index };
  }
}

const NEXT_WORD = /([ -])([A-Za-z]{2,9})(?!\w|['’]\w)/y;

function wordAfter(text: string, at: number): { word: string; end: number } | undefined {
  NEXT_WORD.lastIndex = at;
  const found = NEXT_WORD.exec(text);
  return found ? { word: (found[2] ?? "").toLowerCase(), end: NEXT_WORD.lastIndex } : undefined;
}

/** Twenty-five, twelve, seven: a number below 100, the first word of which has been read. */
function belowHundred(text: string, value: number, end: number): { value: number; end: number } {
  const next = value >= 20 ? wordAfter(text, end) : undefined;
  const unit = next && WORDS.get(next.word);
  return next && unit !== undefined && unit > 0 && unit < 10
    ? { value: value + unit, end: next.end }
    : { value, end };
}

/** What follows a scale: "two hundred [and] twenty", unless it begins another number ("a hundred and two hundred"). */
function rest(text: string, at: number, scale: number): { value: number; end: number } | undefined {
  const first = wordAfter(text, at);
  const hasAnd = first?.word === "and";
  const next = hasAnd ? wordAfter(text, first.end) : first;
  const value = next && WORDS.get(next.word);
  if (!next || !value) return undefined;
  const found = belowHundred(text, value, next.end);
  const following = SCALE_WORDS.get(wordAfter(text, found.end)?.word ?? "") ?? 0;
  const beginsAnother = hasAnd && (scale === 100 ? following === 100 : following > 0);
  return beginsAnother ? undefined : found;
}

/** Decimals (ninety-nine point nine) and halves (two and a half). */
function fraction(text: string, at: number): { value: number; end: number } | undefined {
  const half = /[ -]and[ -]a[ -]half(?![\w'’])/iy;
  half.lastIndex = at;
  if (half.test(text)) return { value: 0.5, end: half.lastIndex };
  let next = wordAfter(text, at);
  if (next?.word !== "point") return undefined;
  let digits = "";
  let end = at;
  for (let count = 0; count < 4; count += 1) {
    next = wordAfter(text, next.end);
    const digit = next && WORDS.get(next.word);
    if (digit === undefined || digit > 9 || !next) break;
    digits += digit;
    end = next.end;
  }
  return digits === "" ? undefined : { value: Number(`0.${digits}`), end };
}

/** "Twelve-fifty a month", "four ninety-nine a month": dollars and cents as they are spoken. */
function spokenCents(text: string, at: number): { value: number; end: number } | undefined {
  const tens = wordAfter(text, at);
  const value = tens && WORDS.get(tens.word);
  if (!tens || !value || value < 20) return undefined;
  const cents = belowHundred(text, value, tens.end);
  const isPrice = /^ (?:an?|per|each|every) (?:month|year|user)\b/i.test(text.slice(cents.end));
  return isPrice ? { value: cents.value / 100, end: cents.end } : undefined;
}

/**
 * Reads a number in words from the place of its first word: twelve, two hundred, two-hundred, ninety-nine point nine,
 * a hundred and twenty, half a dozen. "half" before anything else is 0.5.
 *
 * @param at where its first word begins, see `firstNumberWords`
 */
export function readNumberWords(text: string, at: number, word: string): NumberInWords {
  let end = at + word.length;
  const part = PARTS.get(word);
  if (part !== undefined) return { end, value: part, scale: 1 };
  if (word === "half") {
    const article = /[ -]an?(?=[ -])/iy;
    article.lastIndex = end;
    if (article.test(text)) end = article.lastIndex;
  }
  const start = belowHundred(text, word === "half" ? 0.5 : (WORDS.get(word) ?? 1), end);
  let current = start.value;
  end = start.end;
  let total = 0;
  let scale = 1;
  let largest = Number.POSITIVE_INFINITY;
  for (let next = wordAfter(text, end); next && current > 0; next = wordAfter(text, end)) {
    const factor = SCALE_WORDS.get(next.word);
    if (factor === undefined || factor >= largest || (factor <= 100 && current >= 100)) break;
    end = next.end;
    scale = factor;
    current *= factor;
    if (factor >= 1000) {
      total += current;
      current = 0;
      largest = factor;
    }
    const more = factor === 12 ? undefined : rest(text, end, factor);
    if (!more) continue;
    current += more.value;
    end = more.end;
    scale = 1;
  }
  const behind = fraction(text, end) ?? spokenCents(text, end);
  // toPrecision: 99 + 0.9 is 99.9 and nothing beside it.
  const value = Number((total + current + (behind?.value ?? 0)).toPrecision(12));
  return { end: behind?.end ?? end, value, scale };
}
