import type { Constant, Constants } from "../../data/constants";
import { planName } from "../../data/plans";
import type { Unit } from "../../data/reading";
import { LIMIT } from "../quantities/counts";
import type { Quantity } from "../quantities/quantity";
import { sentenceAt } from "../sentence";
import type { ClaimContext } from "./context";
import { says, wordsOf } from "./known";

const SMALL = "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";
/** Numbers as people speak them of what they see: two friends, three to four weeks, half an hour. */
const SMALL_WORDS = new RegExp(
  `^(?:half an?(?: dozen)?|a dozen|(?:one|${SMALL})(?:(?: to | or |-|–)(?:${SMALL}))?)$`,
  "i",
);

/** Words of offers and limits; beside them even a small number in words is a claim. */
const OFFER =
  /\b(?:up to|at most|no more than|free|includ\w+|sav(?:e|es|ing)|unlimited|(?:per|a|each|every) (?:month|user)|plans?|trial|refund\w*|money[- ]back|guarantee\w*|limit\w*|allow\w*)\b/;
const isOffer = (text: string, constants: Constants): boolean =>
  OFFER.test(text) || planName(constants).test(text);

/** "Under a minute" and "within one day" bound something; "within a day" is a way of speaking. */
const isBounded = (before: string, one: string): boolean =>
  /\bunder $/i.test(before) || (/^one$/i.test(one) && LIMIT.test(before));

/** Right before a number: "within four rings" promises what "after four rings" tells. */
const BOUND = /\b(?:within|under) $/i;

/** How long or how fast: a bound, ourselves, or what a telephone service does with it. */
const SERVICE =
  /\b(?:under|within|less than|faster than|at least|we|us|our|support|voicemails?|transcripts?|texts?|messages?|numbers?|records?|recordings?|port\w*|deliver\w*|ready|up and running|set[- ]?up|live|started|activ\w+|install\w*)\b/i;
const TIMES: readonly Unit[] = [
  "milliseconds",
  "seconds",
  "minutes",
  "days",
  "business-days",
  "months",
  "years",
];

/** True when a text speaks of what a constant is about; the group that it stands in (plans, claims) does not count. */
function isNamed({ key, unit }: Constant, words: ReadonlySet<string>): boolean {
  // Every sentence with a number of minutes speaks of minutes.
  const ofUnit = wordsOf(unit);
  const name = wordsOf(key.slice(key.lastIndexOf(".") + 1));
  return name.some((word) => words.has(word) && !ofUnit.includes(word));
}

function isOneNamed(constants: Constants, text: string, fits: (constant: Constant) => boolean): boolean {
  const words = new Set(wordsOf(text));
  return [...constants.values()].some((constant) => fits(constant) && isNamed(constant, words));
}

/** "100% yours" is a way of speaking; "100% uptime" is a claim, since a constant is about uptime. */
function isFigureOfSpeech({ value }: Quantity, sentence: string, constants: Constants): boolean {
  return (value === 0 || value === 100) && !isOneNamed(constants, sentence, ({ unit }) => unit === "percent");
}

/** 24/7 and 24-hour may be said of any shop; only of ours are they claims. TLS and AES are always ours. */
function isOfSomebody({ value, text }: Quantity, sentence: string, product: string | undefined): boolean {
  const isOurs = /\b(?:support|we|our|us)\b/i.test(sentence) || (product && sentence.includes(product));
  return (value === "24/7" || text === "24-hour") && !isOurs;
}

/** True when a constant says the same; what the calculator offers to choose from are examples. */
const isSaidOf = (quantity: Quantity, constants: Constants): boolean =>
  [...constants.values()].some(
    (constant) =>
      !constant.key.startsWith("calculator.") &&
      (says(constant, quantity) || constant.alternates.some((other) => says(other, quantity))),
  );

/**
 * How people speak of what they see: a small number in words that no constant says, in a sentence about nothing that a
 * constant is about ("if three people ask the same"), or a story ("two weeks later"). In digits, or beside an offer, it
 * is a claim all the same.
 */
function isTelling(
  quantity: Quantity,
  sentence: string,
  { constants, product }: Pick<ClaimContext, "constants" | "product">,
): boolean {
  const { number, text, units, noun = "" } = quantity;
  if (/\p{Nd}/u.test(number)) return false;
  const around = sentence.replace(text, " ");
  const at = sentence.indexOf(text);
  const [before, behind] = [sentence.slice(0, at), sentence.slice(at + text.length)];
  const isTime = units.some((unit) => TIMES.includes(unit)) || /^(?:hours?|weeks?)$/.test(noun);
  // "three days later" and "he waits five minutes" tell a story, whatever a constant says; a free trial is no story.
  const isStory = /^ (?:later|ago)\b/.test(behind) || /\bs?he\b/i.test(sentence) || /\bevery $/i.test(before);
  if (isTime && isStory && !isOffer(around, constants)) return true;
  // Anybody counts these in words: "forty calls on a Monday".
  const isEverybodys =
    /^(?:calls|people|years?|words|pages|guests|loaves)$/.test(noun) && Number(quantity.value) <= 100;
  const isSmall = SMALL_WORDS.test(number);
  if (!isSmall && !isEverybodys) return false;
  if (units.length === 0 || /-person$/i.test(text)) return true;
  if (isOffer(around, constants) || BOUND.test(before) || /\bfree\b/i.test(text)) return false;
  // "wait ten seconds" is none of ours, though a transcript takes as long.
  if ((!isTime || LASTS.test(around)) && isSaidOf(quantity, constants)) return false;
  if ((isTime || !isSmall) && (SERVICE.test(around) || (product !== undefined && around.includes(product))))
    return false;
  return !isOneNamed(constants, around, ({ unit }) => units.includes(unit));
}

/** What is promised for "a month" or "a year"; in any other sentence that is a way of speaking. */
const PROMISED =
  /\b(?:trial|port\w*|transcri\w+|set[- ]?up|up and running|activat\w+|(?:bring|brings|bringing|mov\w+|transfer\w*) (?:your|a|the|an) (?:\w+ )?numbers?|try (?:it|us)|refund\w*|money[- ]back|guarantee\w*|notice|(?:is|are|costs?) (?:nothing|free)|for free|free (?:for|of charge))\b|\b(?:keep(?:s|ing)?|kept|h[eo]ld(?:s|ing)?(?: on to)?|stor(?:e|ed|es)|retain\w*|delet\w+)\b.*\b(?:records?|recordings?|history|data|details|voicemails?|messages?|accounts?|bills?)\b|\b(?:records?|recordings?|history|data|details|voicemails?|messages?|accounts?|bills?)\b.*\b(?:kept|stored|retained|deleted)\b/i;

const isPromised = (sentence: string, constants: Constants): boolean =>
  PROMISED.test(sentence) || (/\btry\b/i.test(sentence) && planName(constants).test(sentence));

/** Beside a length of time that a constant says: it may be the one that is meant. */
const LASTS = /\b(?:takes?|took|needs?|only|just|done|lasts?|try|tried)\b/i;

/** What is paid for: twelve of it a month are a price. */
const PAID = /\b(?:costs?|pays?|price[ds]?|charge[ds]?|plans?|subscription)\b/;

/** "two a month" is a way of speaking; "Standard is thirteen a month" is a price. */
const isBarePrice = ({ number }: Quantity, sentence: string, constants: Constants): boolean =>
  /\p{Nd}/u.test(number) || PAID.test(sentence) || planName(constants).test(sentence);

/** Behind a number of minutes: "five minutes to nine" is a time of day. */
const OF_THE_CLOCK =
  /^ (?:to|past) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|\d{1,2})\b(?! ?(?:minutes?|days?))/;

/** True for a quantity that must be explained; the others are how people speak. */
export function isClaim(
  quantity: Quantity,
  text: string,
  context: Pick<ClaimContext, "constants" | "product">,
): boolean {
  const { constants, product } = context;
  const { kind, number, offset, text: written } = quantity;
  const { sentence } = sentenceAt(text, offset);
  if (kind === "bare") return isBarePrice(quantity, sentence, constants);
  if (kind === "percent") return !isFigureOfSpeech(quantity, sentence, constants);
  if (isOfSomebody(quantity, sentence, product)) return false;
  if (kind === "name") return true;
  if (/min/.test(quantity.noun ?? "") && OF_THE_CLOCK.test(text.slice(offset + written.length))) return false;
  const isOne = /^(?:an?|one)$/i.test(number) && !isBounded(text.slice(0, offset), number);
  if (isOne) return isPromised(sentence, constants);
  if (kind === "count" && quantity.value === 0 && !isOffer(sentence, constants)) return false;
  return kind !== "count" || !isTelling(quantity, sentence, context);
}
