import type { FoundNumber, Measure, Reader } from "./quantity";
import { type NounForm, nounForm } from "./units";

/** Bound directly before a number, which is then a maximum. */
const LIMIT = /(?:^|[^A-Za-z])(?:under|within|less than|up to|at most|below|no more than|sub)[ -]$/i;

/** Words that end the group after a number. The number does not count a noun after them. */
const GROUP_END_WORDS =
  "and|or|in|on|at|to|for|with|by|per|an?|the|is|are|was|were|that|who|which|from|as|into|of|if|when|while|so|but|it|" +
  "we|you|they|about|than|plus|minus|not|no|off|each|every|can|will|may|must|should|would|could|do|did|has|have|had";
const WORD = String.raw`(?:[A-Za-z]{2,12}-in|(?!(?:${GROUP_END_WORDS})\b)[A-Za-z]{1,20})`;
/** Not counts: a year-old van, and forty people who call, since they are callers and not our users. */
const NOT_COUNTED = String.raw`[–-]\w+-olds?\b| people (?:call|ring|ask|text|wait)`;
const JOINT = String.raw`(?:[ –-]|\/| (?:and|or|&) )`;
/** Words after a number that may be its noun or come before it: 200 free US minutes, 4 of your phones. */
const GROUP = new RegExp(
  String.raw`^(?!${NOT_COUNTED})(?: of (?:your|our))?[ –-]?${WORD}(?:${JOINT}${WORD}){0,4}(?!\w|['’](?!s )[A-Za-z])`,
  "i",
);
/** Words that end like a plural and count nothing. */
const NO_PLURAL = new Set(
  (
    "always besides across perhaps sometimes unless versus minus yours ours theirs does comes goes takes makes means " +
    "says rings looks stands opens closes shows knows gets lets keeps needs wants this plus less"
  ).split(" "),
);
const BUSINESS = /^(?:business|work|working)$/;

/** The noun that a number counts. */
interface CountedNoun extends Omit<NounForm, "isPlural"> {
  noun: string;
  /** Offset of its end from the end of the number. */
  end: number;
}

/**
 * Returns the noun that a constant may count: the first plural, a singular after a hyphen or after 1, or a unit of time
 * directly after the number (14-day trial, 1 number, 10 second delay).
 */
function knownNoun(group: string, value: number): CountedNoun | undefined {
  const isHyphenated = /^[–-]/.test(group);
  let best: CountedNoun | undefined;
  let before = "";
  // The number does not count a noun after "and", "or" or a slash: 200 US and Canada minutes.
  for (const { 0: all, 1: joint, 2: noun = "", index } of group
    .toLowerCase()
    .matchAll(/( (?:and|or|&) |\/)?([a-z]+)/g)) {
    const form = joint === undefined ? nounForm(noun) : undefined;
    const isFirst = before === "";
    if (form && (form.isPlural || isHyphenated || value === 1 || (form.isTime && isFirst))) {
      const isBusinessDay = form.units[0] === "days" && BUSINESS.test(before);
      best = { ...form, noun, end: index + all.length };
      if (isBusinessDay) best.units = ["business-days"];
      if (form.isPlural || form.isTime) return best;
    } else if (best || (isFirst && isHyphenated && !BUSINESS.test(noun))) return best;
    before = noun;
  }
  return best;
}

/** Returns a noun that no constant counts: 300 area codes, 25-license minimum. */
function otherNoun(group: string, isInWords: boolean): CountedNoun | undefined {
  const [hyphenated] = isInWords ? [] : (/^-[a-z]{3,}(?![\w-])/.exec(group) ?? []);
  const uncounted = { units: [], factor: 1, isTime: false };
  if (hyphenated) return { ...uncounted, noun: hyphenated.slice(1), end: hyphenated.length };
  const [words] = /^ (?:(?:[a-z-]+|[A-Z]{2,4}) ){0,3}?(?:[a-z]{2,}[^s\W]s\b|[A-Z]{2,5}s\b)/.exec(group) ?? [];
  const noun = words?.split(" ").at(-1) ?? "";
  return words === undefined || NO_PLURAL.has(noun) ? undefined : { ...uncounted, noun, end: words.length };
}

/** Whether a number is prose ("one call", "half the calls"). A length of time is not: one year, under one second. */
function isProse(
  { text, value, isInWords }: FoundNumber,
  { isTime, noun }: CountedNoun,
  before: string,
  after: string,
): boolean {
  if (!isTime) return isInWords && value > 0 && value <= 1;
  const isLong = after.startsWith("-") || /^(?:day|week|month|year)$/.test(noun);
  return /^one$/i.test(text) && !isLong && !LIMIT.test(before);
}

/** Reads a number with the noun that it counts: 200 minutes, 14-day, 5 free team members, two weeks. */
export const readCount: Reader = (number, before, after): Measure | undefined => {
  const group = GROUP.exec(after)?.[0] ?? "";
  const counted = knownNoun(group, number.value) ?? otherNoun(group, number.isInWords);
  if (!counted || isProse(number, counted, before, after)) return undefined;
  const { units, factor, noun, end } = counted;
  return { kind: "count", units, factor, noun, after: end };
};

const NOUN_BEFORE =
  /(?<noun>[A-Za-z]{3,14})(?: per month| a month)?(?: (?:on|in|for) [A-Z]\w+)?(?:: ?| [|=–—] | \()(?:up to |about )?$/;
/** End of an entry: the number counts nothing after it, because the table cell or the line ends. */
const END_OF_ENTRY = /^(?:$|\n|[.;,)]|\s*[|;·•]| (?:per|a|each|free|included|in|on)\b|\/[a-z])/i;

/** Reads a number after its noun, as in a table or a list: "Voice minutes: 200". */
export const readEntry: Reader = ({ isInWords }, before, after): Measure | undefined => {
  const entry = isInWords || !END_OF_ENTRY.test(after) ? null : NOUN_BEFORE.exec(before);
  const noun = entry?.groups?.noun?.toLowerCase() ?? "";
  const form = nounForm(noun);
  if (!entry || !form?.isPlural || form.units.length === 0) return undefined;
  return { kind: "count", units: form.units, factor: form.factor, noun, before: entry[0].length };
};
