import { planNamePattern } from "../../data/plans";
import { namesPattern } from "../../schema/words";
import type { Quantity } from "../quantities/quantity";
import { sentenceAt } from "../text";
import type { ClaimContext } from "./context";

/** Words of promises, which are our own even in a made-up story. */
const PROMISES = /\b(?:trials?|refund\w*|money[- ]back|uptime|SLA|guarantee\w*|setup fees?|overage)\b/i;

/** Words before our name that make a price another company's, or an earlier one: "$40 more than Pingo". */
const NOT_COMPARED = String.raw`(?<!\b(?:than|before|without|over|until|unlike|instead of)\s+)`;
/** Text between a plan and its price. After a token or another price, the price is not the plan's. */
const BETWEEN_NAME_AND_PRICE = "[^$\\ufffc]{0,60}";

/** Whether a quantity of a made-up text is part of our own offer: beside a plan, or in a promise that we make. */
export function isInOffer({ offset }: Quantity, text: string, { constants }: ClaimContext): boolean {
  const { sentence } = sentenceAt(text, offset);
  return PROMISES.test(sentence) || planNamePattern(constants).test(sentence);
}

/**
 * Whether an amount of money is the price of one of our plans or of our product, whose name is before it or directly after
 * it. Everything else in a made-up or sourced text may be made up, or another company's.
 */
export function isOurPrice(
  { kind, units, offset, text: written }: Quantity,
  text: string,
  context: Pick<ClaimContext, "constants" | "product" | "isSourced" | "nearby">,
): boolean {
  if (kind !== "money" || units.length === 0) return false;
  const { constants, product, isSourced = false, nearby = "" } = context;
  const { sentence, start } = sentenceAt(text, offset);
  const plan = planNamePattern(constants);
  // Others have plans with the same names.
  if (isSourced && (product === undefined || !sentence.includes(product))) return false;
  // An amount in a field of its own is the price of the plan that its label names: "Standard", "$12".
  if (!isSourced && plan.test(nearby)) return true;
  const ours = `(?:${plan.source}|${NOT_COMPARED}${namesPattern(product === undefined ? [] : [product])})`;
  const from = offset - start;
  return (
    new RegExp(`${ours}${BETWEEN_NAME_AND_PRICE}$`).test(sentence.slice(0, from)) ||
    new RegExp(`^.{0,24}?${ours}`).test(sentence.slice(from + written.length))
  );
}
