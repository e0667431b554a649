import { counted, money } from "../../renderer/ui/amounts";
import type { PlanRates, RivalRates } from "../../schema/shapes.gen";
import type { CostCalculatorProps } from "./props.gen";

/** What a business uses in a month; its minutes are those of calls within the US and Canada. */
export type Usage = Omit<CostCalculatorProps["examples"][number], "name">;

/** One part of a bill, in dollars a month. */
export interface Charge {
  label: string;
  amount: number;
  /** The add-on by which Dlores answers calls. */
  isAnswering?: true;
}

/** What a plan costs for a usage, in dollars. */
export interface PlanCost {
  id: string;
  name: string;
  charges: Charge[];
  month: number;
  year: number;
  /** A year, when the plan is billed annually; absent where it can't be. */
  yearBilledAnnually?: number;
  /** Calls are pay-as-you-go, at a rate that depends on where they go: they are not in the amounts. */
  isWithoutCalls: boolean;
}

const MONTHS = 12;
const inCents = (amount: number): number => Math.round(amount * 100) / 100;
const beyond = (used: number, included: number): number => Math.max(0, used - included);

/** Every part of a plan's bill; parts that cost nothing are left out, except the plan itself. */
function chargesOf(rates: PlanRates, usage: Usage): Charge[] {
  const people = beyond(usage.people, rates.people);
  const numbers = beyond(usage.numbers, rates.numbers);
  const texts = beyond(usage.texts, rates.texts);
  const minutes = rates.minutes === undefined ? 0 : beyond(usage.minutes, rates.minutes);
  const extras: Charge[] = [
    { label: counted(people, "extra user"), amount: people * rates.extraPerson },
    { label: counted(numbers, "extra local number"), amount: numbers * rates.extraNumber },
    { label: counted(minutes, "extra minute"), amount: minutes * (rates.extraMinute ?? 0) },
    { label: counted(texts, "extra text"), amount: texts * rates.extraText },
    { label: "Dlores answering calls", amount: usage.answering ? rates.answering : 0, isAnswering: true },
  ];
  const charged = extras.map((charge) => ({ ...charge, amount: inCents(charge.amount) }));
  return [
    { label: `${rates.name} plan`, amount: rates.price },
    ...charged.filter(({ amount }) => amount > 0),
  ];
}

/** A plan's bill for a usage (spec 9: price, free members, overage, add-ons). */
export function costOf(rates: PlanRates, usage: Usage): PlanCost {
  const charges = chargesOf(rates, usage);
  const month = inCents(charges.reduce((total, { amount }) => total + amount, 0));
  const { id, name, price, annualPrice } = rates;
  return {
    id,
    name,
    charges,
    month,
    year: inCents(month * MONTHS),
    ...(annualPrice === undefined
      ? {}
      : { yearBilledAnnually: inCents((month - price + annualPrice) * MONTHS) }),
    isWithoutCalls: rates.minutes === undefined && usage.minutes > 0,
  };
}

/** The cheapest of the plans whose whole bill is known. */
export function cheapestOf(costs: readonly PlanCost[]): PlanCost | undefined {
  return costs.filter(({ isWithoutCalls }) => !isWithoutCalls).sort((a, b) => a.month - b.month)[0];
}

/** What a competitor's cheapest plan with room for so many people costs, as listed. */
export type RivalCost = NonNullable<ReturnType<typeof rivalCostOf>>;

/** Undefined for a competitor that lists no plan for so many people. */
export function rivalCostOf({ id, name, asOf, plans }: RivalRates, people: number) {
  const costs = plans
    .filter(({ most = people }) => most >= people)
    .map(({ name: plan, price, perUser, isAnnual, fewest }) => {
      const month = inCents(perUser ? price * Math.max(people, fewest) : price);
      return { id, name, plan, month, year: inCents(month * MONTHS), isAnnual, asOf };
    });
  return costs.sort((a, b) => a.month - b.month)[0];
}

/** So many answered calls a month show what one of them comes to. */
const FEW_CALLS = 25;
const MANY_CALLS = 100;

/** What one answered call comes to, with the highest add-on price among the plans; undefined where none has one. */
export function answeringPerCall(plans: readonly PlanRates[]): string | undefined {
  const price = Math.max(0, ...plans.map(({ answering }) => answering));
  if (price === 0) return undefined;
  const perCall = (calls: number) => `${money(inCents(price / calls))} a call if she answers ${calls}`;
  return `Dlores comes to ${perCall(FEW_CALLS)} calls in a month, and ${perCall(MANY_CALLS)}.`;
}
