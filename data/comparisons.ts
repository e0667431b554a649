import type { ComparisonIndex, Competitor, CompetitorSummary, RivalRates } from "../schema/shapes.gen";
import { type CollectionItem, type Collections, collectionIndex, contentOf, shownItems } from "./collections";

/** Returns a competitor, as its page and /data/comparisons/{id}.json show it. The item must be valid. */
export function competitorOf(item: CollectionItem): Competitor {
  return contentOf(item) as unknown as Competitor;
}

/** Returns the data that all comparisons share; undefined if its file is missing or has faults. */
export function comparisonIndex(collections: Collections): ComparisonIndex | undefined {
  const index = collectionIndex(collections, "comparisons");
  return index?.canBeShown ? (contentOf(index) as unknown as ComparisonIndex) : undefined;
}

/** Returns the competitors whose files have no faults, in the order of the groups; those without a group come last. */
function competitorsIn(collections: Collections): Competitor[] {
  const order = comparisonIndex(collections)?.groups.flatMap(({ competitors }) => competitors) ?? [];
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return shownItems(collections, "comparisons")
    .map(competitorOf)
    .sort((a, b) => place(a.id) - place(b.id));
}

/** Returns the competitors as lists show them, in the order of the groups. */
export const competitorSummaries = (collections: Collections): CompetitorSummary[] =>
  competitorsIn(collections).map(({ id, name, logo, tagline, description, bestFor, pricing }) => {
    const { starting } = pricing;
    return { id, name, logo, tagline, description, bestFor, pricing: { starting } };
  });

type ListedPlan = Competitor["pricing"]["details"][number];

/** Returns the rates of a listed plan for calculations; undefined if it has no price in dollars or is billed by the minute. */
function ratesOfPlan(plan: ListedPlan): RivalRates["plans"][number] | undefined {
  const price = plan.monthlyPrice ?? plan.annualMonthlyPrice;
  if (typeof price !== "number" || plan.currency !== "USD" || plan.isMetered) return undefined;
  return {
    name: plan.name,
    price,
    perUser: plan.unit !== "account",
    isAnnual: typeof plan.monthlyPrice !== "number",
    fewest: plan.fewestUsers ?? 1,
    ...(plan.mostUsers === undefined ? {} : { most: plan.mostUsers }),
  };
}

/** Returns the rates of the competitors' listed plans, in the order of `competitorSummaries`. */
export const rivalRates = (collections: Collections): RivalRates[] =>
  competitorsIn(collections).flatMap(({ id, name, pricing: { asOf, details } }) => {
    const plans = details.flatMap((plan) => ratesOfPlan(plan) ?? []);
    return plans.length > 0 ? [{ id, name, asOf, plans }] : [];
  });
