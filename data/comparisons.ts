import type { ComparisonIndex, Competitor, CompetitorSummary } from "../schema/shapes.gen";
import { type CollectionItem, type Collections, collectionIndex, contentOf } from "./collections";

/** A competitor as its own page and /data/comparisons/{id}.json show it. The schema has vouched for a valid item. */
export function competitorOf(item: CollectionItem): Competitor {
  return contentOf(item) as unknown as Competitor;
}

/** What a list shows of a competitor. */
function summaryOf(item: CollectionItem): CompetitorSummary {
  const { id, name, logo, tagline, description, bestFor, pricing } = competitorOf(item);
  return { id, name, logo, tagline, description, bestFor, pricing: { starting: pricing.starting } };
}

/** What all comparisons share; undefined while its file is missing or has faults. */
export function comparisonIndex(collections: Collections): ComparisonIndex | undefined {
  const index = collectionIndex(collections, "comparisons");
  return index?.isValid ? (contentOf(index) as unknown as ComparisonIndex) : undefined;
}

/** Every competitor whose file is without faults, in the order of the groups; those in no group come last. */
export function competitorSummaries(collections: Collections): CompetitorSummary[] {
  const order = comparisonIndex(collections)?.groups.flatMap(({ competitors }) => competitors) ?? [];
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return (collections.get("comparisons") ?? [])
    .filter(({ isValid }) => isValid)
    .map(summaryOf)
    .sort((a, b) => place(a.id) - place(b.id));
}
