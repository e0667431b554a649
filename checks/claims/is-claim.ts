import type { Constants } from "../../data/constants";
import { memoize } from "../../data/memoize";
import { planNamePattern } from "../../data/plans";
import type { Unit } from "../../data/reading";
import { OPENING_HOURS } from "../quantities/names";
import type { Quantity } from "../quantities/quantity";
import { sentenceAt } from "../text";
import type { ClaimContext } from "./context";
import { wordsOf } from "./matching-constants";

/** Maximum number in words that is everyday language: two friends, half a dozen calls. */
const MAX_CASUAL_NUMBER = 12;
/** The maximum for nouns that no constant uses: thirty helmets, but ten thousand companies. */
const MAX_CASUAL_OTHER_NUMBER = 99;

/** Words of offers and limits. Next to them, even a small number in words is a claim. */
const OFFER_WORDS = new RegExp(
  String.raw`\b(?:up to|at most|no more than|free|includ\w+|sav(?:e|es|ing)|unlimited|plans?|trial|refund\w*|` +
    String.raw`(?:per|a|each|every) (?:month|user)|money[- ]back|guarantee\w*|limit\w*|allow\w*)\b`,
);

/** Bound directly before a number: "within four rings" is a promise, "after four rings" is not. */
const BOUND = /\b(?:within|under|less than|up to|as many as|at most|no more than|at least) $/i;

/** Units in which even a small number is a claim. */
const TIME_UNITS: ReadonlySet<Unit> = new Set([
  "milliseconds",
  "seconds",
  "minutes",
  "days",
  "business-days",
  "months",
  "years",
]);

/** Idioms: "a thousand times better", "a million thanks". */
const IDIOM = /\b(?:times|thanks)$/i;

/** Words that make "a month" or "a year" a promise; in other sentences it is an idiom. */
const PROMISE_WORDS = new RegExp(
  String.raw`\b(?:trial|try|port\w*|transcri\w+|set[- ]?up|up and running|activat\w+|refund\w*|money[- ]back|` +
    String.raw`(?:bring|mov|transfer)\w* .*\bnumbers?|guarantee\w*|notice|nothing|free|` +
    String.raw`keep\w*|kept|h[eo]ld\w*|stor(?:e|ed|es)|retain\w*|delet\w+)\b`,
  "i",
);

/** Words about payment: in their sentence "twelve a month" is a price, elsewhere "two a month" is everyday language. */
const PAYMENT_WORDS = /\b(?:costs?|pays?|price[ds]?|charge[ds]?|plans?|subscription)\b/;

/** Names of claims that others can make, too: since 2011, from 9 am to 5 pm. */
const ANYONES_CLAIM = new RegExp(`^(?:since .*|${OPENING_HOURS})$`);
const ABOUT_US = /\b(?:support|we|our|us|founded|established|serving|answering)\b/i;

type Context = Pick<ClaimContext, "constants" | "product" | "isExample" | "nearby">;

/** Returns the words in the keys of the constants: what we sell, promise and count. Memoized. */
const constantWords = memoize(
  (constants: Constants): ReadonlySet<string> => new Set([...constants.keys()].flatMap(wordsOf)),
);

/** Whether a sentence names a constant that is a share: "100% uptime" is a claim, "100% yours" is an idiom. */
function namesShareConstant(sentence: string, { constants }: Context): boolean {
  const words = wordsOf(sentence);
  return [...constants.values()].some(
    ({ key, unit }) =>
      unit === "percent" && wordsOf(key.split(".").at(-1) ?? "").some((word) => words.includes(word)),
  );
}

/** Whether a number in words is a claim, because of its size, a bound, a unit of time or an offer. */
function isClaimInWords(
  quantity: Quantity,
  before: string,
  isOffer: boolean,
  ours: ReadonlySet<string>,
): boolean {
  const { value, units, text, noun = "" } = quantity;
  const amount = Number(value);
  if (units.length === 0)
    return (
      amount > (wordsOf(noun).some((word) => ours.has(word)) ? MAX_CASUAL_NUMBER : MAX_CASUAL_OTHER_NUMBER) &&
      !IDIOM.test(text)
    );
  const isLimit = BOUND.test(before) || isOffer;
  return isLimit || amount > MAX_CASUAL_NUMBER || units.some((unit) => TIME_UNITS.has(unit));
}

/** Whether a quantity must be explained. Other quantities are everyday language. */
export function isClaim(quantity: Quantity, text: string, context: Context): boolean {
  const { kind, number, value, offset, text: written } = quantity;
  const { sentence, start } = sentenceAt(text, offset);
  const before = sentence.slice(0, offset - start);
  const around = before + sentence.slice(offset - start + written.length);
  const plan = planNamePattern(context.constants);
  const isOffer = OFFER_WORDS.test(around) || plan.test(around);
  const isInDigits = /\p{Nd}/u.test(number);
  // In a story, anyone may be a customer since some year, or open from nine to five.
  if (context.isExample && ANYONES_CLAIM.test(String(value))) return false;
  if (value === "24/7" || written === "24-hour" || ANYONES_CLAIM.test(String(value)))
    return ABOUT_US.test(sentence) || (context.product !== undefined && sentence.includes(context.product));
  if (kind === "bare") return isInDigits || PAYMENT_WORDS.test(sentence) || plan.test(sentence);
  if (kind === "percent")
    // A text that is only a number is no idiom.
    return (
      (value !== 0 && value !== 100) || context.nearby !== undefined || namesShareConstant(sentence, context)
    );
  if (kind !== "count") return true;
  if (value === 0) return isOffer;
  if (/^an?$/i.test(number)) return PROMISE_WORDS.test(sentence);
  if (/^one$/i.test(number)) return PROMISE_WORDS.test(sentence) || BOUND.test(before);
  return isInDigits || isClaimInWords(quantity, before, isOffer, constantWords(context.constants));
}
