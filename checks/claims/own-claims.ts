import { planName, plansOf } from "../../data/plans";
import type { Quantity } from "../quantities/quantity";
import { sentenceAt } from "../sentence";
import type { ClaimContext } from "./context";

/** Words by which something is said to cost. */
const COSTS = /\b(?:costs?|charges?|pays?|price[ds]?|for|at|from|is|plans?|a month|per month|monthly)\b/i;

/** Promises that are ours wherever they stand, and in a made-up story too. */
const PROMISES = /\b(?:trials?|refund\w*|money[- ]back|uptime|SLA|guarantee\w*|setup fees?|overage)\b/i;

/** A price beside a token, or another price, is not that of the plan before it. */
const BETWEEN = "[^$\\ufffc]{0,60}";
/** An amount right behind the product's name: "Pingo at $12", "Pingo’s $12". */
const AT_ONCE = /^\w+(?:[’']s)?[,:]? ?(?:at|for|from|costs|is|\()? ?$/;
/** What somebody else costs, or did before: "$40 more than Pingo". */
const INSTEAD = /\b(?:than|before|without|over|until|unlike|instead of)\s+$/i;

/** Tells an amount that is said of one of our plans: the plan's name stands before it or right behind it. */
function ofOurPlan(plan: RegExp, product: string | undefined, isSourced: boolean) {
  const before = new RegExp(`${plan.source}${BETWEEN}$`);
  const after = new RegExp(`^.{0,24}?${plan.source}`);
  return (sentence: string, from: number, to: number): boolean => {
    // Others have plans of the same names.
    if (isSourced && !(product && sentence.includes(product))) return false;
    return before.test(sentence.slice(0, from)) || after.test(sentence.slice(to));
  };
}

/** Tells an amount that is what our product costs. */
function ofOurProduct(sentence: string, from: number, product: string | undefined): boolean {
  const at = product ? sentence.indexOf(product) : -1;
  if (product && new RegExp(`^\\S+ of ${product}\\b`).test(sentence.slice(from))) return true;
  if (at < 0 || at > from) return false;
  if (AT_ONCE.test(sentence.slice(at, from))) return true;
  if (INSTEAD.test(sentence.slice(0, at))) return false;
  return COSTS.test(sentence.slice(0, from));
}

/** The quantities of a made-up text that stand in an offer of ours: beside a plan, or in a promise that we make. */
export function offered(
  quantities: readonly Quantity[],
  text: string,
  { constants }: Pick<ClaimContext, "constants">,
): Quantity[] {
  const plan = planName(constants);
  return quantities.filter(({ offset }) => {
    const { sentence } = sentenceAt(text, offset);
    return PROMISES.test(sentence) || plan.test(sentence);
  });
}

/**
 * Those quantities of a made-up or sourced text that are said of us: an amount of money in a sentence about one of our
 * plans, or about what our product costs. Everything else in such a text may be made up, or is somebody else's.
 */
export function ownClaims(
  quantities: readonly Quantity[],
  text: string,
  context: Pick<ClaimContext, "constants" | "product" | "isSourced" | "nearby">,
): Quantity[] {
  const { constants, product, isSourced = false, nearby = "" } = context;
  const amounts = quantities.filter(({ kind, units }) => kind === "money" && units.length > 0);
  if (amounts.length === 0 || plansOf(constants).length === 0) return [];
  const plan = planName(constants);
  const isOfPlan = ofOurPlan(plan, product, isSourced);
  return amounts.filter(({ offset, text: written }) => {
    const { sentence, start } = sentenceAt(text, offset);
    const from = offset - start;
    // An amount in a line of its own is that of the plan which its label names: "Standard", "$12".
    if (!isSourced && plan.test(nearby)) return true;
    return isOfPlan(sentence, from, from + written.length) || ofOurProduct(sentence, from, product);
  });
}
