import type { Constants } from "../../data/constants";
import type { Figure } from "../figures";

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

/** Tells whether an amount of money may stand on a page. */
export type IsKnownAmount = (figure: Figure) => boolean;

/**
 * Amounts that may stand on a page. In dollars those of ours: a constant, another reading of one, the same for a year,
 * or what a plan saves against its list price or by annual billing. In any currency those of the data that the page
 * shows, such as the prices of a carrier, whose files name their source.
 *
 * @param ofPage amounts of that data
 */
export function knownAmounts(constants: Constants, ofPage: readonly number[] = []): IsKnownAmount {
  const ours = known.get(constants) ?? collect(constants);
  known.set(constants, ours);
  const shown = new Set(ofPage.map(key));
  return ({ units, value }) => shown.has(key(value)) || (units.length > 0 && ours.has(key(value)));
}
