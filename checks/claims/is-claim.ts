import type { Constants } from "../../data/constants";
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

/** Right before a number of whatever it may be. */
const AT_MOST = /\b(?:up to|as many as|at most|no more than|at least) $/i;

/** "A thousand times better", "a million thanks". */
const IDIOM = /\b(?:times|thanks)$/i;

/** Three tires, thirty helmets, as nobody's offer; "ten thousand companies" and "as many as eight phones" are claims. */
const isOfWhatever = ({ value, text }: Quantity, before: string): boolean =>
  (Number(value) < 100 || IDIOM.test(text)) && !AT_MOST.test(before);

const TIMES: readonly Unit[] = [
  "milliseconds",
  "seconds",
  "minutes",
  "days",
  "business-days",
  "months",
  "years",
];

/** "100% yours" is a way of speaking; "100% uptime" is a claim, since a constant of that name is a share. */
function isFigureOfSpeech({ value }: Quantity, sentence: string, constants: Constants): boolean {
  if (value !== 0 && value !== 100) return false;
  const words = wordsOf(sentence);
  return ![...constants.values()].some(
    ({ key, unit }) =>
      unit === "percent" && wordsOf(key.split(".").at(-1) ?? "").some((word) => words.includes(word)),
  );
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
 * How people speak of what they see: a number in words of whatever it may be; and a small one, which is no length of time
 * and which no constant says, in a sentence that offers nothing ("if three people ask the same").
 */
function isTelling(quantity: Quantity, sentence: string, constants: Constants): boolean {
  const { number, text, units } = quantity;
  const before = sentence.slice(0, sentence.indexOf(text));
  if (units.length === 0 && !/\p{Nd}/u.test(number)) return isOfWhatever(quantity, before);
  if (!SMALL_WORDS.test(number) || units.some((unit) => TIMES.includes(unit))) return false;
  if (/-person$/i.test(text)) return true;
  const around = sentence.replace(text, " ");
  if (isOffer(around, constants) || BOUND.test(before)) return false;
  return !isSaidOf(quantity, constants);
}

/** What is promised for "a month" or "a year"; in any other sentence that is a way of speaking. */
const PROMISED =
  /\b(?:trial|try|port\w*|transcri\w+|set[- ]?up|up and running|activat\w+|(?:bring|mov|transfer)\w* .*\bnumbers?|refund\w*|money[- ]back|guarantee\w*|notice|nothing|free|keep\w*|kept|h[eo]ld\w*|stor(?:e|ed|es)|retain\w*|delet\w+)\b/i;

/** What is paid for: twelve of it a month are a price. */
const PAID = /\b(?:costs?|pays?|price[ds]?|charge[ds]?|plans?|subscription)\b/;

/** "two a month" is a way of speaking; "Standard is thirteen a month" is a price. */
const isBarePrice = ({ number }: Quantity, sentence: string, constants: Constants): boolean =>
  /\p{Nd}/u.test(number) || PAID.test(sentence) || planName(constants).test(sentence);

/** True for a quantity that must be explained; the others are how people speak. */
export function isClaim(
  quantity: Quantity,
  text: string,
  context: Pick<ClaimContext, "constants" | "product">,
): boolean {
  const { constants, product } = context;
  const { kind, number, offset } = quantity;
  const { sentence } = sentenceAt(text, offset);
  if (kind === "bare") return isBarePrice(quantity, sentence, constants);
  if (kind === "percent") return !isFigureOfSpeech(quantity, sentence, constants);
  if (isOfSomebody(quantity, sentence, product)) return false;
  if (kind === "name") return true;
  const isOne = /^(?:an?|one)$/i.test(number) && !isBounded(text.slice(0, offset), number);
  if (isOne) return PROMISED.test(sentence);
  if (kind === "count" && quantity.value === 0 && !isOffer(sentence, constants)) return false;
  return kind !== "count" || !isTelling(quantity, sentence, constants);
}
