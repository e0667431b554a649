import type { Constant, Constants } from "../../data/constants";
import type { Unit } from "../../data/reading";
import type { Quantity } from "../quantities/quantity";
import { sentenceAt } from "../sentence";
import type { ClaimContext } from "./context";
import { says, wordsOf } from "./known";

const SMALL = "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";
/** Numbers as people speak them of what they see: two friends, three to four weeks, half an hour. */
const SMALL_WORDS = new RegExp(
  `^(?:half an?(?: dozen)?|(?:one|${SMALL})(?:(?: to | or |-|–)(?:${SMALL}))?)$`,
  "i",
);

/** Words of offers and limits; beside them even a small number in words is a claim. */
const OFFER =
  /\b(?:up to|at most|no more than|free|includ\w+|unlimited|(?:per|a|each|every) (?:month|user)|plans?|trial|refund\w*|money[- ]back|guarantee\w*|limit\w*|allow\w*|Lite|Standard|Enterprise)\b/;

/** How long or how fast: a bound, ourselves, or what a telephone service does with it. */
const SERVICE =
  /\b(?:under|within|less than|faster than|at least|we|us|our|support|voicemails?|transcripts?|texts?|messages?|numbers?|records?|recordings?|port\w*|deliver\w*)\b/i;
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

/** A name such as 24/7 may be said of any shop; only of ours is it a claim. TLS and AES are always ours. */
function isOfSomebody({ value }: Quantity, sentence: string, product: string | undefined): boolean {
  const isOurs = /\b(?:support|we|our|us)\b/i.test(sentence) || (product && sentence.includes(product));
  return value === "24/7" && !isOurs;
}

/**
 * A small number in words that no constant says, in a sentence about nothing that a constant is about: "if three people
 * ask the same". In digits, or beside an offer, it is a claim all the same.
 */
function isTelling(
  quantity: Quantity,
  sentence: string,
  { constants, product }: Pick<ClaimContext, "constants" | "product">,
): boolean {
  const { number, text, units, noun = "" } = quantity;
  if (!SMALL_WORDS.test(number)) return false;
  if (units.length === 0) return true;
  const around = sentence.replace(text, " ");
  const isSaid = [...constants.values()].some(
    (constant) => says(constant, quantity) || constant.alternates.some((other) => says(other, quantity)),
  );
  if (isSaid || OFFER.test(around)) return false;
  const isTime = units.some((unit) => TIMES.includes(unit)) || /^(?:hours?|weeks?)$/.test(noun);
  if (isTime && (SERVICE.test(around) || (product !== undefined && around.includes(product)))) return false;
  return !isOneNamed(constants, around, ({ unit }) => units.includes(unit));
}

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
  if (kind === "bare") return /\p{Nd}/u.test(number);
  if (kind === "percent") return !isFigureOfSpeech(quantity, sentence, constants);
  if (kind === "name") return !isOfSomebody(quantity, sentence, product);
  if (/min/.test(quantity.noun ?? "") && OF_THE_CLOCK.test(text.slice(offset + written.length))) return false;
  return kind !== "count" || !isTelling(quantity, sentence, context);
}
