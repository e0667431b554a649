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
