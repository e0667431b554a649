import type { Found, Reader } from "./found";
import { isDialled, isLabelled, isStreet, isYear } from "./not-quantities";
import type { FoundNumber } from "./numbers";
import { BUSINESS_DAYS, type NounForm, nounForm } from "./units";
import { endsGroup, GROUP_WORD, isModifier, NO_PLURAL } from "./words";

/** A closing quote or a remark between a number and its noun: “200” texts, fourteen (14) days. */
const REMARK = /[’'”"]?(?: ?\([^()\n]{1,24}\)(?= ))?/y;
const WORD = /( (?:and|or|&) |[ –-]|\/)?([A-Za-z]{1,20})(?![A-Za-z0-9_]|['’](?!s )[A-Za-z])/y;
/** Right before a number: it is the most that something may be. */
export const LIMIT = /(?:^|[^A-Za-z])(?:under|within|less than|up to|at most|below|no more than|sub)[ -]$/i;
const MAX_WORDS = 5;

/** The noun that a number counts, with where it ends and its first word that belongs to it. */
interface CountedNoun extends NounForm {
  end: number;
  noun: string;
  /** Joined to the number by a hyphen: 14-day. */
  isHyphenated: boolean;
}

const wordAt = (text: string, at: number): { joint: string; word: string; end: number } | undefined => {
  WORD.lastIndex = at;
  const found = WORD.exec(text);
  return found
    ? { joint: found[1] ?? "", word: (found[2] ?? "").toLowerCase(), end: WORD.lastIndex }
    : undefined;
};

/** A singular noun counts if it is one, if a hyphen joins it, or if it is a time right behind: 200 minute bundle. */
const mayCount = (
  { isPlural, isTime }: NounForm,
  isHyphenated: boolean,
  value: number,
  isNext: boolean,
  word: string,
): boolean => isPlural || isHyphenated || value === 1 || (isTime && isNext) || word === "text";

/** What stands behind messages and belongs to them: SMS/MMS. */
const SAME_THING = /\/(?:sms|mms|texts?)(?![A-Za-z])/iy;

function counted(form: NounForm, noun: string, text: string, end: number): Omit<CountedNoun, "isHyphenated"> {
  if (form.units[0] === "messages") {
    SAME_THING.lastIndex = end;
    const more = SAME_THING.exec(text)?.[0] ?? "";
    return { ...form, noun: noun + more.toLowerCase(), end: end + more.length };
  }
  const isBusinessDay = form.units[0] === "days" && /business|work|bank/.test(noun);
  return { ...form, units: isBusinessDay ? BUSINESS_DAYS : form.units, noun, end };
}

/**
 * Reads words from a number on, until its noun or a word that ends the group (words.ts). The last noun of several is the
 * one that is counted (200 text messages), save behind a time or a hyphen (10 second delay, 14-day trial).
 */
function nounAfter(text: string, start: number, value: number): CountedNoun | undefined {
  let best: CountedNoun | undefined;
  let at = start;
  let isHyphenated = false;
  const modifiers: string[] = [];
  for (let count = 0; count < MAX_WORDS; count += 1) {
    const next = wordAt(text, at);
    if (!next || (count === 0 ? !/^[ –-]?$/.test(next.joint) : next.joint === "")) break;
    if (count === 0) isHyphenated = /[–-]/.test(next.joint);
    const { word, end } = next;
    const isListed = next.joint.length > 1 || next.joint === "/";
    const form = isListed ? undefined : nounForm(word);
    if (form && mayCount(form, isHyphenated, value, modifiers.length === count, word)) {
      best = { ...counted(form, [...modifiers, word].join(" "), text, end), isHyphenated };
      if (form.isPlural || form.isTime || (isHyphenated && !isModifier(word))) break;
    } else if (best || endsGroup(word) || (isHyphenated && count === 0 && !isModifier(word))) {
      break;
    }
    if (isModifier(word)) modifiers.push(word);
    else modifiers.length = 0;
    at = end;
  }
  return best;
}

const LONG = /\b(?:day|week|month|year)$/;

/** "one" is prose ("one of them", "one or two calls"), unless it is a length of time: one year, under one second. */
function isProse({ value, isInWords, start, end }: FoundNumber, text: string, noun: CountedNoun): boolean {
  if (!isInWords) return false;
  if (value === 0.5) return !noun.isTime;
  if (value === 2) return /\bone or $/i.test(text.slice(Math.max(0, start - 8), start));
  if (value !== 1 || text.slice(start, end).length < 3) return false;
  const isLimit = () => LIMIT.test(text.slice(Math.max(0, start - 14), start));
  return !(noun.isTime && (noun.isHyphenated || LONG.test(noun.noun) || isLimit()));
}

/** "a dozen" counts without a noun, or with one that nothing is known of. */
function dozen(text: string, { start, end }: FoundNumber): CountedNoun | undefined {
  if (!/dozen$/i.test(text.slice(start, end))) return undefined;
  return { units: [], factor: 1, isTime: false, isPlural: false, noun: "dozen", end, isHyphenated: false };
}

const TIMES_AS_MUCH = /^[x×](?![\w ]*\d)/;
const COUNTS_NOTHING = new RegExp(`^${NO_PLURAL}$`);
const PLURAL_BEHIND = new RegExp(
  String.raw`^ (?:of (?:your|our|the|these|those|their|my) )?((?:(?:${GROUP_WORD}|[A-Z]{2,4}) ){0,3}?((?=[a-z]{2,}[^s\W]s\b)${GROUP_WORD}|[A-Z]{2,5}s\b))`,
);
/** 25-license minimum; nobody sells a telephone by the inch or the pound. */
const HYPHENATED = /^-((?!(?:inch|foot|yard|mile|pound|ton)\b)[a-z]{3,})(?![\w-])/;

/** Something of which nothing is known, or so many times as much: 300 area codes, 6 of your phones, 2x faster. */
function anything(text: string, { end, isInWords }: FoundNumber): CountedNoun | undefined {
  const behind = text.slice(end, end + 50);
  const place = { units: [], factor: 1, isTime: false, isPlural: true, isHyphenated: false };
  if (!isInWords && TIMES_AS_MUCH.test(behind)) return { ...place, noun: "x", end: end + 1 };
  const [group = "", noun = "", plural = ""] =
    PLURAL_BEHIND.exec(behind) ?? (isInWords ? null : HYPHENATED.exec(behind)) ?? [];
  return noun === "" || COUNTS_NOTHING.test(plural) ? undefined : { ...place, noun, end: end + group.length };
}

const ROOM = /\b(?:room|space) for (?:up to |as many as )?$/i;
const TEAM = /\bteams? of (?:up to |as many as |about |around )?$/i;
const PAYS_NOTHING = /^ (?:(?:is|are) free|pays? (?:nothing|no)|costs? nothing)\b/i;

/** People of whom only the number is said: room for eight, a team of ten. */
function roomFor(text: string, { start, end, value, isInWords }: FoundNumber): CountedNoun | undefined {
  const [before, behind] = [text.slice(Math.max(0, start - 24), start), text.slice(end, end + 24)];
  // "A team of two" is how people speak of a small firm.
  const isPeople = ROOM.test(before) || (TEAM.test(before) && (!isInWords || PAYS_NOTHING.test(behind)));
  if (value < 2 || !isPeople || /^ \w{2,}s\b/.test(behind)) return undefined;
  const units = nounForm("people")?.units ?? [];
  return { units, factor: 1, isTime: false, isPlural: true, noun: "people", end, isHyphenated: false };
}

const CLOCK = /^[ -](?:clock|format|notation|time)(?![a-z])/i;
const CALLING = /^ (?:call|ring|rang|ask|text|wait|hung|hang)/i;
const DEVICE_BEFORE = /\b(?:lines?|phones?|mobile|desk|handset) (?:\d and )?$/i;

/** "At 9 calls begin to come in": the hour, and what happens then. */
const isHour = (text: string, start: number, value: number, { isTime, end }: CountedNoun): boolean =>
  !isTime &&
  value <= 12 &&
  /(?:^|[.!?] )At $/.test(text.slice(Math.max(0, start - 5), start)) &&
  !/^ (?:an?|per|each|every)\b/.test(text.slice(end, end + 7));

/** The 2.0 plans, a 24-hour clock, a year-old van, "line 1 rings": no number of plans, hours, years or rings. */
function isOtherwiseMeant(
  text: string,
  { start, end, value, isInWords }: FoundNumber,
  noun: CountedNoun,
): boolean {
  if (/\.0$/.test(text.slice(start, end))) return !noun.isTime;
  if (/^-olds?\b/.test(text.slice(noun.end, noun.end + 6))) return true;
  if (/^(?:hour|hr)$/.test(noun.noun)) return CLOCK.test(text.slice(noun.end, noun.end + 11));
  if (noun.noun === "step") return noun.isHyphenated;
  // Forty people call: they are callers, not ours.
  if (noun.noun === "people" && isInWords) return CALLING.test(text.slice(noun.end, noun.end + 8));
  if (isHour(text, start, value, noun)) return true;
  const mayBeVerb = /^(?:rings|calls|texts)$/.test(noun.noun);
  return mayBeVerb && (value === 1 || DEVICE_BEFORE.test(text.slice(Math.max(0, start - 14), start)));
}

/** A number with the noun that it counts: 200 minutes, 14-day, 5 free team members, two weeks. */
export const readCount: Reader = (text, number): Found | undefined => {
  const { start, end, value } = number;
  REMARK.lastIndex = end;
  const gap = REMARK.exec(text)?.[0].length ?? 0;
  const noun =
    nounAfter(text, end + gap, value) ??
    dozen(text, number) ??
    anything(text, number) ??
    roomFor(text, number);
  if (!noun || isProse(number, text, noun) || isLabelled(text, start, end)) return undefined;
  const digits = text.slice(start, end);
  if (isYear(digits) || isDialled(digits, noun.noun) || isStreet(text, noun.end)) return undefined;
  if (isOtherwiseMeant(text, number, noun)) return undefined;
  return {
    kind: "count",
    units: noun.units,
    factor: noun.factor,
    noun: noun.noun,
    start,
    end: noun.end,
    numberStart: start,
    numberEnd: end,
  };
};

const NOUN_BEFORE =
  /(?<noun>(?:(?:text|team|phone|business|voice) )?(?<head>[A-Za-z]{3,14}))(?: included| free| per month| a month)?(?: (?:on|in|with|for) [A-Z][a-z]{2,12})?(?: ?\([^()\n]{1,30}\))?(?:: ?| [|=–—] | \()(?:up to |about |under |over )?$/i;
/** Nothing else is counted by the number: a table's cell or a line ends behind it. */
const END_OF_ENTRY = /^\+?(?:$|\n|[.;,)]|\s*[|;·•]| (?:per|a|each|free|included|in|on)\b|\/[a-z]| [–—-] )/i;

/** A number behind what it counts, as in a table or a list: "Voice minutes: 200". */
export const readEntry: Reader = (text, { start, end, isInWords }, from): Found | undefined => {
  if (isInWords || !END_OF_ENTRY.test(text.slice(end, end + 12))) return undefined;
  const offset = Math.max(from, start - 70);
  const before = NOUN_BEFORE.exec(text.slice(offset, start));
  const { noun = "", head = "" } = before?.groups ?? {};
  const form = nounForm(head.toLowerCase());
  const digits = text.slice(start, end);
  if (!before || !form?.isPlural || form.units.length === 0) return undefined;
  if (isYear(digits) || isDialled(digits, head.toLowerCase())) return undefined;
  const { units, factor } = form;
  const place = { start: offset + before.index, end, numberStart: start, numberEnd: end };
  return { kind: "count", units, factor, noun: noun.toLowerCase(), ...place };
};
