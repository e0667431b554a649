import type { PlanRates } from "../schema/shapes.gen";
import type { Constants } from "./constants";
import { capitalised } from "./numerals";
import { once } from "./once";

/** One of the plans that the constants price. */
export interface Plan {
  /** As in the keys: `lite`. */
  id: string;
  /** As on the page: `Lite`. */
  name: string;
  /** Place from the smallest to the largest: a plan has what those before it have. */
  rank: number;
}

/** Id of the plan whose price a constant is: `lite` of `plans.lite.price`; undefined for every other key. */
export const planPricedBy = (key: string): string | undefined => /^plans\.(\w+)\.price$/.exec(key)?.[1];

const read = once((constants: Constants) => {
  const ids = [...constants.keys()].flatMap((key) => planPricedBy(key) ?? []);
  const nameOf = (id: string) => String(constants.get(`plans.${id}.name`)?.value ?? capitalised(id));
  const plans = ids.map((id, rank): Plan => ({ id, name: nameOf(id), rank }));
  // Without plans, nothing names one.
  const names = plans.map(({ name }) => name).join("|") || "(?!)";
  return { plans, name: new RegExp(`\\b(?:${names})\\b`) };
});

/** The plans, from the smallest to the largest, in the order of the constants. */
export const plansOf = (constants: Constants): readonly Plan[] => read(constants).plans;

/** Matches the first plan that a text names, written as on the page. */
export const planName = (constants: Constants): RegExp => read(constants).name;

/** What one plan charges; undefined for a plan whose price or extras are agreed on. */
function ratesOf(id: string, name: string, constants: Constants): PlanRates | undefined {
  const numberOf = (key: string): number | undefined => {
    const value = constants.get(key)?.value;
    return typeof value === "number" ? value : undefined;
  };
  const ofPlan = (fact: string) => numberOf(`plans.${id}.${fact}`);
  const minutes = ofPlan("voiceMinutes");
  const extraMinute = ofPlan("minuteOverage");
  const annualPrice = ofPlan("annualPrice");
  const rates = {
    price: ofPlan("price"),
    people: ofPlan("freeMembers"),
    extraPerson: numberOf("addOns.extraUser"),
    numbers: ofPlan("numbers"),
    extraNumber: numberOf("addOns.localNumber"),
    texts: ofPlan("outboundSms"),
    extraText: ofPlan("smsOverage"),
    answering:
      constants.get(`plans.${id}.aiAnswering`)?.value === "Included" ? 0 : numberOf("addOns.aiAnswering"),
  };
  if (Object.values(rates).includes(undefined)) return undefined;
  return {
    id,
    name,
    ...(rates as Record<keyof typeof rates, number>),
    ...(annualPrice === undefined ? {} : { annualPrice }),
    ...(minutes === undefined || extraMinute === undefined ? {} : { minutes, extraMinute }),
  };
}

/** What the plans with a price charge for (spec 9 Plans, Add-ons and numbers), in the order of the constants. */
export const planRates = (constants: Constants): PlanRates[] =>
  plansOf(constants).flatMap(({ id, name }) => ratesOf(id, name, constants) ?? []);
