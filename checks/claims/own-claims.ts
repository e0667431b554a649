import { planName } from "../../data/plans";
import type { Quantity } from "../quantities/quantity";
import { sentenceAt } from "../text";
import type { ClaimContext } from "./context";

/** Promises that are ours wherever they stand, and in a made-up story too. */
const PROMISES = /\b(?:trials?|refund\w*|money[- ]back|uptime|SLA|guarantee\w*|setup fees?|overage)\b/i;

/** What somebody else costs, or did before: "$40 more than Pingo". */
const INSTEAD = String.raw`(?<!\b(?:than|before|without|over|until|unlike|instead of)\s+)`;
/** A price beside a token, or another price, is not that of the plan before it. */
const BETWEEN = "[^$\\ufffc]{0,60}";

/** True for a quantity of a made-up text that stands in an offer of ours: beside a plan, or in a promise that we make. */
export function isOffered({ offset }: Quantity, text: string, { constants }: ClaimContext): boolean {
  const { sentence } = sentenceAt(text, offset);
  return PROMISES.test(sentence) || planName(constants).test(sentence);
}

/**
 * True for an amount of money that is said of one of our plans or of our product, whose name stands before it or right
 * behind it. Everything else in a made-up or sourced text may be made up, or is somebody else's.
 */
export function isOurPrice(
  { kind, units, offset, text: written }: Quantity,
  text: string,
  context: Pick<ClaimContext, "constants" | "product" | "isSourced" | "nearby">,
): boolean {
  if (kind !== "money" || units.length === 0) return false;
  const { constants, product = "(?!)", isSourced = false, nearby = "" } = context;
  const { sentence, start } = sentenceAt(text, offset);
  const plan = planName(constants);
  // Others have plans of the same names.
  if (isSourced && !sentence.includes(product)) return false;
  // An amount in a line of its own is that of the plan which its label names: "Standard", "$12".
  if (!isSourced && plan.test(nearby)) return true;
  const ours = `(?:${plan.source}|${INSTEAD}\\b${product}\\b)`;
  const from = offset - start;
  return (
    new RegExp(`${ours}${BETWEEN}$`).test(sentence.slice(0, from)) ||
    new RegExp(`^.{0,24}?${ours}`).test(sentence.slice(from + written.length))
  );
}
