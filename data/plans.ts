import { capitalize, joinWithAnd, namesPattern } from "../schema/words";
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

/** The constants, or the entries of their file, by key. */
type Facts = ReadonlyMap<string, { value?: unknown }>;

/** Returns the id of the plan whose price a key names: `lite` for `plans.lite.price`; undefined for every other key. */
export const planPricedBy = (key: string): string | undefined => /^plans\.(\w+)\.price$/.exec(key)?.[1];

const readPlans = memoize((facts: Facts) => {
  const ids = [...facts.keys()].flatMap((key) => planPricedBy(key) ?? []);
  const nameOf = (id: string) => String(facts.get(`plans.${id}.name`)?.value ?? capitalize(id));
  const plans = ids.map((id, rank): Plan => ({ id, name: nameOf(id), rank }));
  return { plans, name: new RegExp(namesPattern(plans.map(({ name }) => name))) };
});

/** Returns the plans from the smallest to the largest, in the order of the constants. */
export const plansOf = (facts: Facts): readonly Plan[] => readPlans(facts).plans;

/** Returns the plan with an id and the larger ones; none if no plan has it. */
export function plansFrom(id: string, facts: Facts): readonly Plan[] {
  const smallest = plansOf(facts).find((plan) => plan.id === id);
  return smallest ? plansOf(facts).slice(smallest.rank) : [];
}

/** Formats names of plans: `Lite`, `Lite and Standard`, `Lite, Standard and Enterprise`. */
export const formatPlans = (plans: readonly Plan[]): string => joinWithAnd(plans.map(({ name }) => name));

/** Returns a pattern that matches the first plan name in a text, written as on the page. */
export const planNamePattern = (facts: Facts): RegExp => readPlans(facts).name;
