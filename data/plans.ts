import type { PlanRates } from "../schema/shapes.gen";
import { capitalize, namesPattern } from "../schema/words";
import { type Constants, planPricedBy } from "./constants";
import { memoize } from "./memoize";

/** A plan with a price in the constants. */
export interface Plan {
  /** Id in the keys of the constants: `lite`. */
  id: string;
  /** Name on the page: `Lite`. */
  name: string;
  /** Rank from the smallest plan to the largest: a plan includes everything of those before it. */
  rank: number;
}

const readPlans = memoize((constants: Constants) => {
  const ids = [...constants.keys()].flatMap((key) => planPricedBy(key) ?? []);
  const nameOf = (id: string) => String(constants.get(`plans.${id}.name`)?.value ?? capitalize(id));
  const plans = ids.map((id, rank): Plan => ({ id, name: nameOf(id), rank }));
  return { plans, name: new RegExp(namesPattern(plans.map(({ name }) => name))) };
});

/** Returns the plans from the smallest to the largest, in the order of the constants. */
export const plansOf = (constants: Constants): readonly Plan[] => readPlans(constants).plans;

/** Returns a pattern that matches the first plan name in a text, written as on the page. */
export const planNamePattern = (constants: Constants): RegExp => readPlans(constants).name;

/** Returns the rates of a plan; undefined for a plan with a negotiated price or extras. */
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

/** Returns the rates of the plans with a price (spec 9 Plans, Add-ons and numbers), in the order of the constants. */
export const planRates = (constants: Constants): PlanRates[] =>
  plansOf(constants).flatMap(({ id, name }) => ratesOf(id, name, constants) ?? []);
