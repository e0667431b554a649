import type { Unit } from "../data/reading";

/** A price, a share or a counted quantity written in digits. */
export interface Figure {
  /** Where it begins in the text, in UTF-16 code units. */
  offset: number;
  /** As written, with its sign or noun: `$12`, `17%`, `14-day`. */
  text: string;
  /** The part that a token would replace: `$12`, `17%`, `14`. */
  number: string;
  kind: "money" | "percent" | "count";
  value: number;
  /** End of a range. */
  to?: number;
  /** Units that it may be in; none for a foreign currency. */
  units: readonly Unit[];
}

/** A number that counts something has no leading zero: 0118 is part of a telephone number. */
const NUMBER = String.raw`(?!0\d)(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
/** Between a dollar sign and its number HTML may have tags, which stand here as U+200B. */
const GAP = "[ \\u00a0\\u200b]{0,4}";
const NO_LETTER = "(?![A-Za-z])";

const MONEY = new RegExp(
  [
    `(?:\\bUS|\\bUSD ?)?(?<sign>[$€£])${GAP}(?<first>${NUMBER})(?<scale>[kKM]${NO_LETTER})?(?:[–-](?<end>\\$?(?:${NUMBER})))?`,
    `\\bUSD${GAP}(?<named>${NUMBER})`,
    `(?<![\\d.,])(?<worded>${NUMBER})(?:${GAP}¢|[\\u200b -]{0,4}(?<word>cents?|USD|US dollars|dollars?)${NO_LETTER})`,
  ].join("|"),
  "g",
);
/** Something that speaks of money, with or without a number that MONEY reads. */
const MONEY_MARK = /[$€£¢]|\bUSD\b|\bdollars?\b|\bcents?\b/;

/** Nouns by the units of the constants that they count. */
const NOUNS: Record<string, readonly Unit[]> = {
  "apps?": ["apps"],
  "(?:business|working) days?": ["business-days"],
  "calls?": ["calls"],
  "country|countries": ["countries"],
  "days?": ["days"],
  "languages?": ["languages"],
  "members?|teammates?": ["members"],
  "messages?|texts?|SMS|MMS": ["messages"],
  "milliseconds?|ms": ["milliseconds"],
  "minutes?|mins?": ["minutes"],
  "months?": ["months"],
  "numbers?": ["numbers"],
  "participants?": ["participants"],
  "rings?": ["rings"],
  "seconds?|secs?": ["seconds"],
  "subscribers?": ["subscribers"],
  "users?": ["users", "members"],
  "years?": ["years"],
};
/** Words that may stand between a number and its noun: 200 voice minutes, 5 free team members. */
const ADJECTIVES =
  "active|additional|calendar|different|extra|free|full|inbound|included|incoming|international|missed|monthly|more|new|outbound|phone|team|transcription|voice";
const noun = Object.keys(NOUNS).join("|");
const COUNT = new RegExp(
  `(?<![\\w.,:/$€£+–-])(?<number>(?<first>${NUMBER})(?<scale>[kKM](?![A-Za-z]))?(?:(?:[–-]| to )(?<end>${NUMBER}))?\\+?)` +
    `(?:[ \\u00a0-](?:${ADJECTIVES}))*[ \\u00a0-](?<noun>${noun})(?![A-Za-z])`,
  "gi",
);
const RATING = new RegExp(`(?<![\\w.,/$])(?<number>${NUMBER})(?:/5(?!\\d)| out of 5\\b| stars?\\b)`, "g");
const PERCENT = new RegExp(
  `(?<![\\w.,])(?<first>${NUMBER})(?:[–-](?<end>${NUMBER}))? ?(?:%|percent\\b|per cent\\b)`,
  "gi",
);

const SCALES: Record<string, number> = { k: 1000, K: 1000, M: 1_000_000 };
const toNumber = (digits: string, scale = ""): number =>
  Number(digits.replace(/[$,]/g, "")) * (SCALES[scale] ?? 1);

/** Every amount of money in a text; a range ($5–10) gives two. */
export function moneyIn(text: string): Figure[] {
  if (!MONEY_MARK.test(text)) return [];
  return [...text.matchAll(MONEY)].flatMap((match): Figure[] => {
    const { sign, first, scale, end, named, worded, word } = match.groups ?? {};
    const written = match[0];
    const isForeign = sign !== undefined && sign !== "$";
    const units: readonly Unit[] = isForeign ? [] : ["usd"];
    const isCents = worded !== undefined && !/^(USD|US dollars|dollars?)$/.test(word ?? "");
    const value = toNumber(first ?? named ?? worded ?? "", scale) / (isCents ? 100 : 1);
    const money = { kind: "money", units } as const;
    const whole: Figure = { ...money, offset: match.index, text: written, number: written, value };
    if (end === undefined) return [whole];
    const start = written.slice(0, -end.length - 1);
    const endOffset = match.index + written.length - end.length;
    return [
      { ...whole, text: start, number: start },
      { ...money, offset: endOffset, text: end, number: end, value: toNumber(end) },
    ];
  });
}

/** True when a text speaks of money in a way that `moneyIn` reads no amount from, such as a lone `$`. */
export function hasLooseMoney(text: string): boolean {
  return MONEY_MARK.test(text) && MONEY_MARK.test(text.replace(MONEY, " "));
}

function percentagesIn(text: string): Figure[] {
  return [...text.matchAll(PERCENT)].map((match): Figure => {
    const { first = "", end } = match.groups ?? {};
    const range = end === undefined ? {} : { to: toNumber(end) };
    const [written] = match;
    return {
      offset: match.index,
      text: written,
      number: written,
      kind: "percent",
      value: toNumber(first),
      ...range,
      units: ["percent"],
    };
  });
}

function unitsOf(word: string): readonly Unit[] {
  const isNamed = ([words]: readonly [string, unknown]) => new RegExp(`^(?:${words})$`, "i").test(word);
  return Object.entries(NOUNS).find(isNamed)?.[1] ?? [];
}

function countsIn(text: string): Figure[] {
  const ratings = [...text.matchAll(RATING)].map((match): Figure => {
    const { number = "" } = match.groups ?? {};
    return {
      offset: match.index,
      text: match[0],
      number,
      kind: "count",
      value: toNumber(number),
      units: ["rating"],
    };
  });
  const counts = [...text.matchAll(COUNT)].map((match): Figure => {
    const { number = "", first = "", scale, end, noun: word = "" } = match.groups ?? {};
    const range = end === undefined ? {} : { to: toNumber(end) };
    const value = toNumber(first, scale);
    return {
      offset: match.index,
      text: match[0],
      number,
      kind: "count",
      value,
      ...range,
      units: unitsOf(word),
    };
  });
  return [...ratings, ...counts];
}

/**
 * The figures of a text: money, percentages, and numbers in digits with a noun that one of our units counts.
 *
 * Times of day, years, ordinals, phone numbers, 24/7 and numbers in words have no such noun or sign, so they are none.
 */
export function figuresIn(text: string): Figure[] {
  if (!/\d/.test(text)) return [];
  return [...moneyIn(text), ...percentagesIn(text), ...countsIn(text)].sort((a, b) => a.offset - b.offset);
}
