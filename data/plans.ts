import type { Constants } from "./constants";

/** One of the plans that the constants price. */
export interface Plan {
  /** As in the keys: `lite`. */
  id: string;
  /** As on the page: `Lite`. */
  name: string;
  /** Place from the smallest to the largest: a plan has what those before it have. */
  rank: number;
}

const known = new WeakMap<Constants, { plans: readonly Plan[]; name: RegExp }>();

/** Id of the plan whose price a constant is: `lite` of `plans.lite.price`; undefined for every other key. */
export const planPricedBy = (key: string): string | undefined => /^plans\.(\w+)\.price$/.exec(key)?.[1];

function read(constants: Constants) {
  const before = known.get(constants);
  if (before) return before;
  const ids = [...constants.keys()].flatMap((key) => planPricedBy(key) ?? []);
  const plans = ids.map((id, rank) => ({ id, name: id.charAt(0).toUpperCase() + id.slice(1), rank }));
  // Without plans, nothing names one.
  const names = plans.map(({ name }) => name).join("|") || "(?!)";
  const made = { plans, name: new RegExp(`\\b(?:${names})\\b`) };
  known.set(constants, made);
  return made;
}

/** The plans, from the smallest to the largest, in the order of the constants. */
export const plansOf = (constants: Constants): readonly Plan[] => read(constants).plans;

/** Matches the first plan that a text names, written as on the page. */
export const planName = (constants: Constants): RegExp => read(constants).name;
