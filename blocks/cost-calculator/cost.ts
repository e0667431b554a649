import { counted, money } from "../../renderer/ui/amounts";
import type { PlanRates, RivalRates } from "../../schema/shapes.gen";
import type { CostCalculatorProps } from "./props.gen";

/** Monthly usage of a business; its minutes are minutes of calls within the US and Canada. */
export type Usage = Omit<CostCalculatorProps["examples"][number], "name">;

/** Cost of a plan for a usage, in dollars a month. */
export interface PlanCost {
  name: string;
  /** The parts of the bill. */
  charges: { label: string; amount: number }[];
  month: number;
  /** Monthly cost with annual billing; undefined if the plan cannot be billed annually. */
  monthBilledAnnually: number | undefined;
  /** Whether calls are pay-as-you-go, at a rate that depends on the destination: the amounts do not include them. */
  isWithoutCalls: boolean;
}

const inCents = (amount: number): number => Math.round(amount * 100) / 100;
const beyond = (used: number, included: number): number => Math.max(0, used - included);
const cheapest = <T extends { month: number }>(costs: readonly T[]): T | undefined =>
  costs.toSorted((a, b) => a.month - b.month)[0];

/**
 * Returns a plan's bill for a usage (spec 9: price, free members, overage, add-ons). Charges of zero are left out,
 * except for the plan itself.
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

/** Returns the cheapest of the plans whose whole bill is known. */
export const cheapestOf = (costs: readonly PlanCost[]): PlanCost | undefined =>
  cheapest(costs.filter(({ isWithoutCalls }) => !isWithoutCalls));

/**
 * Returns the listed monthly price of a competitor's cheapest plan for a team of `people`.
 *
 * @returns undefined if the competitor lists no plan for that many people
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

/** Numbers of answered calls a month that serve as examples of the price per call. */
const FEW_CALLS = 25;
const MANY_CALLS = 100;

/** Returns a sentence on the price per answered call at the highest add-on price; undefined if no plan has one. */
export function answeringPerCall(plans: readonly PlanRates[]): string | undefined {
  const price = Math.max(0, ...plans.map(({ answering }) => answering));
  if (price === 0) return undefined;
  const perCall = (calls: number) => `${money(price / calls)} a call if she answers ${calls}`;
  return `Dlores comes to ${perCall(FEW_CALLS)} calls in a month, and ${perCall(MANY_CALLS)}.`;
}
