import { counted, money } from "../../renderer/ui/amounts";
import type { PlanRates, RivalRates } from "../../schema/shapes.gen";
import type { CostCalculatorProps } from "./props.gen";

/** What a business uses in a month; its minutes are those of calls within the US and Canada. */
export type Usage = Omit<CostCalculatorProps["examples"][number], "name">;

/** What a plan costs for a usage, in dollars a month. */
export interface PlanCost {
  name: string;
  /** The parts of the bill. */
  charges: { label: string; amount: number }[];
  month: number;
  /** A month, when a year is billed at once; absent where it can't be. */
  monthBilledAnnually: number | undefined;
  /** Calls are pay-as-you-go, at a rate that depends on where they go: they are not in the amounts. */
  isWithoutCalls: boolean;
}

const inCents = (amount: number): number => Math.round(amount * 100) / 100;
const beyond = (used: number, included: number): number => Math.max(0, used - included);
const cheapest = <T extends { month: number }>(costs: readonly T[]): T | undefined =>
  costs.toSorted((a, b) => a.month - b.month)[0];

/**
 * A plan's bill for a usage (spec 9: price, free members, overage, add-ons). Parts that cost nothing are left out, except
 * the plan itself.
 */
export function costOf(rates: PlanRates, usage: Usage): PlanCost {
  const { name, price, annualPrice } = rates;
  const people = beyond(usage.people, rates.people);
  const numbers = beyond(usage.numbers, rates.numbers);
  const texts = beyond(usage.texts, rates.texts);
  const minutes = rates.minutes === undefined ? 0 : beyond(usage.minutes, rates.minutes);
  const extras = [
    { label: counted(people, "extra user"), amount: people * rates.extraPerson },
    { label: counted(numbers, "extra local number"), amount: numbers * rates.extraNumber },
    { label: counted(minutes, "extra minute"), amount: minutes * (rates.extraMinute ?? 0) },
    { label: counted(texts, "extra text"), amount: texts * rates.extraText },
    { label: "Dlores answering calls", amount: usage.answering ? rates.answering : 0 },
  ];
  const charges = [{ label: `${name} plan`, amount: price }, ...extras.filter(({ amount }) => amount > 0)];
  const month = inCents(charges.reduce((total, { amount }) => total + amount, 0));
  return {
    name,
    charges,
    month,
    monthBilledAnnually: annualPrice === undefined ? undefined : month - price + annualPrice,
    isWithoutCalls: rates.minutes === undefined && usage.minutes > 0,
  };
}

/** The cheapest of the plans whose whole bill is known. */
export const cheapestOf = (costs: readonly PlanCost[]): PlanCost | undefined =>
  cheapest(costs.filter(({ isWithoutCalls }) => !isWithoutCalls));

/**
 * What a competitor's cheapest plan with room for so many people costs a month, as listed.
 *
 * @returns undefined for a competitor that lists no plan for so many people
 */
export function rivalCostOf({ plans }: RivalRates, people: number) {
  const costs = plans
    .filter(({ most = people }) => most >= people)
    .map(({ name, price, perUser, isAnnual, fewest }) => ({
      name: isAnnual ? `${name}, billed annually` : name,
      month: inCents(perUser ? price * Math.max(people, fewest) : price),
    }));
  return cheapest(costs);
}

/** So many answered calls a month show what one of them comes to. */
const FEW_CALLS = 25;
const MANY_CALLS = 100;

/** What one answered call comes to, with the highest add-on price among the plans; undefined where none has one. */
export function answeringPerCall(plans: readonly PlanRates[]): string | undefined {
  const price = Math.max(0, ...plans.map(({ answering }) => answering));
  if (price === 0) return undefined;
  const perCall = (calls: number) => `${money(price / calls)} a call if she answers ${calls}`;
  return `Dlores comes to ${perCall(FEW_CALLS)} calls in a month, and ${perCall(MANY_CALLS)}.`;
}
