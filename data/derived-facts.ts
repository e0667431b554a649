import { money, numberOf, toCents, written } from "./amounts";
import type { Constants } from "./constants";
import { type Plan, plansOf } from "./plans";

/** An amount or a share that follows from the constants and is none of them. */
export interface DerivedFact {
  /** What it is of: `yearlyPrice` of a plan, `listShare` of all. */
  name:
    | "listShare"
    | "discountAmount"
    | "yearlyPrice"
    | "yearlyAnnualPrice"
    | "yearlySaving"
    | "monthlySaving";
  /** As in the keys: `standard`. */
  plan?: string;
  unit: "usd" | "percent";
  value: number;
  /** The sum in words: `12 × $12 is $144`. */
  sum: string;
}

const MONTHS = 12;

function derivedOfPlan({ id, name }: Plan, constants: Constants): DerivedFact[] {
  const amountOf = (attribute: string): number | undefined => {
    const constant = constants.get(`plans.${id}.${attribute}`);
    return constant?.unit === "usd" ? numberOf(constant) : undefined;
  };
  const price = amountOf("price");
  if (price === undefined) return [];
  const list = amountOf("listPrice");
  const annual = amountOf("annualPrice");
  const fact = (what: DerivedFact["name"], amount: number, sum: string): DerivedFact => {
    const value = toCents(amount);
    return { name: what, plan: id, unit: "usd", value, sum: `${name}: ${sum} is ${money(value)}` };
  };
  const ofList =
    list === undefined ? [] : [fact("discountAmount", list - price, `${money(list)} less ${money(price)}`)];
  const ofYear =
    annual === undefined
      ? []
      : [
          fact("yearlyAnnualPrice", annual * MONTHS, `${MONTHS} × ${money(annual)}`),
          fact("monthlySaving", price - annual, `${money(price)} less ${money(annual)}`),
          fact(
            "yearlySaving",
            (price - annual) * MONTHS,
            `${MONTHS} × (${money(price)} less ${money(annual)})`,
          ),
        ];
  return [fact("yearlyPrice", price * MONTHS, `${MONTHS} × ${money(price)}`), ...ofList, ...ofYear];
}

/**
 * What follows from the constants by arithmetic, and a text may state: what a plan costs in a year, what is saved by
 * paying for a year, the share of the list price that is left after the discount (spec 9 Plans: "40% of list").
 */
export function derivedFacts(constants: Constants): DerivedFact[] {
  const discount = constants.get("plans.discount");
  const left = 100 - numberOf(discount);
  const share: DerivedFact[] =
    discount?.unit === "percent"
      ? [
          {
            name: "listShare",
            unit: "percent",
            value: left,
            sum: `100% less ${written(discount)} is ${left}%`,
          },
        ]
      : [];
  return [...share, ...plansOf(constants).flatMap((plan) => derivedOfPlan(plan, constants))];
}
