import { formatCount, formatMoney } from "../../renderer/ui/format-amounts";
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

const roundToCents = (amount: number): number => Math.round(amount * 100) / 100;
const overage = (used: number, included: number): number => Math.max(0, used - included);
const findLowest = <T extends { month: number }>(costs: readonly T[]): T | undefined =>
  costs.toSorted((a, b) => a.month - b.month)[0];

/**
 * Returns a plan's bill for a usage (spec 9: price, free members, overage, add-ons). Charges of zero are left out,
 * except for the plan itself.
 */
export function costOf(rates: PlanRates, usage: Usage): PlanCost {
  const { name, price, annualPrice } = rates;
  const people = overage(usage.people, rates.people);
  const numbers = overage(usage.numbers, rates.numbers);
  const texts = overage(usage.texts, rates.texts);
  const minutes = rates.minutes === undefined ? 0 : overage(usage.minutes, rates.minutes);
  const extras = [
    { label: formatCount(people, "extra user"), amount: people * rates.extraPerson },
    { label: formatCount(numbers, "extra local number"), amount: numbers * rates.extraNumber },
    { label: formatCount(minutes, "extra minute"), amount: minutes * (rates.extraMinute ?? 0) },
    { label: formatCount(texts, "extra text"), amount: texts * rates.extraText },
    { label: "Dlores answering calls", amount: usage.answering ? rates.answering : 0 },
  ];
  const charges = [{ label: `${name} plan`, amount: price }, ...extras.filter(({ amount }) => amount > 0)];
  const month = roundToCents(charges.reduce((total, { amount }) => total + amount, 0));
  return {
    name,
    charges,
    month,
    monthBilledAnnually: annualPrice === undefined ? undefined : month - price + annualPrice,
    isWithoutCalls: rates.minutes === undefined && usage.minutes > 0,
  };
}

/** Returns the cheapest of the plans whose whole bill is known. */
export const findCheapestPlan = (costs: readonly PlanCost[]): PlanCost | undefined =>
  findLowest(costs.filter(({ isWithoutCalls }) => !isWithoutCalls));

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
      month: roundToCents(perUser ? price * Math.max(people, fewest) : price),
    }));
  return findLowest(costs);
}

/** Numbers of answered calls a month that serve as examples of the price per call. */
const FEW_CALLS = 25;
const MANY_CALLS = 100;

/** Returns a sentence on the price per answered call at the highest add-on price; undefined if no plan has one. */
export function answeringPerCall(plans: readonly PlanRates[]): string | undefined {
  const price = Math.max(0, ...plans.map(({ answering }) => answering));
  if (price === 0) return undefined;
  const perCall = (calls: number) => `${formatMoney(price / calls)} a call if she answers ${calls}`;
  return `Dlores comes to ${perCall(FEW_CALLS)} calls in a month, and ${perCall(MANY_CALLS)}.`;
}
