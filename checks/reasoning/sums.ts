import type { Constants } from "../../data/constants";
import { type DerivedFact, derivedFacts } from "../../data/derived-facts";
import { plansOf } from "../../data/plans";
import { says } from "../claims/known";
import type { Quantity } from "../quantities/quantity";
import { planLabels } from "./plans";

/** What a text states that follows from the constants by a sum. */
export interface SumStatement {
  isRight: boolean;
  /** What it should be. */
  value: number;
  /** The sum in words: `Standard: 12 × $12 is $144`. */
  sum: string;
}

const OF_LIST = /\bof (?:the |its |our |their )?list\b/i;
const YEAR =
  /\b(?:a|per|each|every|in a|for (?:a|the)(?: whole)?) year\b|\/(?:yr|year)\b|\byearly\b|\b(?:12|twelve) months\b/i;
const SAVES = /\bsav(?:e|es|ed|ing|ings)\b|\bcheaper\b/i;
const OFF_LIST = /\boff\b|\bdiscount\b|\bbelow (?:the )?list\b/i;
const PAID_BY_YEAR = /\bannual(?:ly)?\b|\b(?:by|for) the year\b|\bin advance\b/i;

const known = new WeakMap<Constants, readonly DerivedFact[]>();

function factsOf(constants: Constants): readonly DerivedFact[] {
  const facts = known.get(constants) ?? derivedFacts(constants);
  known.set(constants, facts);
  return facts;
}

/** Which facts a quantity may state; the first is the one that it most likely means. */
function meant({ per = [] }: Quantity, sentence: string): DerivedFact["name"][] {
  const isMonthly = per.includes("month");
  const isPaidByYear = PAID_BY_YEAR.test(sentence);
  const isYearly = !isMonthly && (per.includes("year") || YEAR.test(sentence));
  if (SAVES.test(sentence) && (isYearly || isPaidByYear))
    return isMonthly ? ["monthlySaving"] : ["yearlySaving", "monthlySaving"];
  if (isYearly)
    return isPaidByYear ? ["yearlyAnnualPrice", "yearlyPrice"] : ["yearlyPrice", "yearlyAnnualPrice"];
  return OFF_LIST.test(sentence) ? ["discountAmount"] : [];
}

/** The plan that a sentence names; a saving by the year is of the only plan that has one. */
function planIn(
  sentence: string,
  names: readonly string[],
  constants: Constants,
  product: string,
): string | undefined {
  const labels = planLabels(sentence, { start: 0, end: sentence.length }, constants, product);
  const [label] = labels;
  if (labels.length === 1 && label?.about.length === 1) return label.about[0]?.id;
  const ofFacts = factsOf(constants).filter(({ name }) => name === names[0]);
  return labels.length === 0 && names[0] === "yearlySaving" && ofFacts.length === 1
    ? ofFacts[0]?.plan
    : undefined;
}

/**
 * What a quantity states that follows from the constants by a sum: "40% of list", "$144 a year", "save $24 a year".
 *
 * @param sentence the sentence that the quantity stands in
 * @returns undefined where the sentence speaks of no such sum
 */
export function sumOf(
  quantity: Quantity,
  sentence: string,
  constants: Constants,
  product: string,
): SumStatement | undefined {
  const { kind, value, units, per = [] } = quantity;
  const facts = factsOf(constants);
  const judged = (candidates: readonly DerivedFact[]): SumStatement | undefined => {
    const [first] = candidates;
    const right = candidates.find((fact) => fact.value === value);
    const fact = right ?? first;
    return fact && { isRight: right !== undefined, value: fact.value, sum: fact.sum };
  };
  if (kind === "percent" && OF_LIST.test(sentence))
    return judged(facts.filter(({ name }) => name === "listShare"));
  if (kind !== "money" || !units.includes("usd") || plansOf(constants).length === 0) return undefined;
  const names = meant(quantity, sentence);
  const plan = names.length > 0 ? planIn(sentence, names, constants, product) : undefined;
  if (plan === undefined) return undefined;
  const isPrice = [...constants.values()].some(
    (constant) => constant.key.startsWith(`plans.${plan}.`) && says(constant, quantity),
  );
  if (isPrice && !per.includes("year")) return undefined;
  return judged(names.flatMap((name) => facts.filter((fact) => fact.plan === plan && fact.name === name)));
}
