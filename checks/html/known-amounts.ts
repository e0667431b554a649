import type { Constants } from "../../data/constants";

const MONTHS = 12;

/** Amounts are compared in hundredths of a cent, so that sums of fractions come out. */
const key = (amount: number): number => Math.round(amount * 10_000);

function collect(constants: Constants): Set<number> {
  const amounts = new Set<number>();
  const add = (amount: number) => amounts.add(key(amount));
  const dollars = new Map<string, number>();
  for (const constant of constants.values()) {
    for (const { unit, value, to } of [constant, ...constant.alternates]) {
      if (unit !== "usd") continue;
      add(Number(value));
      // What a monthly price comes to in a year.
      add(Number(value) * MONTHS);
      if (to !== undefined) add(to);
    }
    if (constant.unit === "usd") dollars.set(constant.key, Number(constant.value));
  }
  for (const [name, price] of dollars) {
    const plan = /^(plans\.\w+)\.price$/.exec(name)?.[1];
    if (!plan) continue;
    for (const other of ["listPrice", "annualPrice"]) {
      const saving = Math.abs((dollars.get(`${plan}.${other}`) ?? price) - price);
      add(saving);
      add(saving * MONTHS);
    }
  }
  return amounts;
}

const known = new WeakMap<Constants, Set<number>>();

/**
 * Tells whether an amount of dollars is one of ours: a constant, another reading of one, the same for a year, or what
 * a plan saves against its list price or by annual billing.
 */
export function isKnownAmount(constants: Constants, amount: number): boolean {
  let amounts = known.get(constants);
  if (!amounts) {
    amounts = collect(constants);
    known.set(constants, amounts);
  }
  return amounts.has(key(amount));
}
