import { type Collections, collectionIndex, contentOf } from "../../data/collections";
import { competitorSummaries } from "../../data/comparisons";
import type { Site } from "../../data/site";
import { comparisonTemplate } from "./comparison-template";

/** Collections that the browser may fetch (spec, section 7). */
const SERVED_COLLECTIONS = ["carriers", "comparisons"];

/** Returns the index and the items of a collection: the content of each file, with tokens resolved, and its URL path. */
function documentsOf(collections: Collections, name: string) {
  return [collectionIndex(collections, name) ?? [], collections.get(name) ?? []]
    .flat()
    .filter(({ canBeShown }) => canBeShown)
    .map((item) => ({ path: `/${item.file}`, value: contentOf(item) }));
}

/** Returns every document that the browser may fetch. Omits files with faults, which the check has reported. */
export function staticData(site: Site): { path: string; value: unknown }[] {
  const { collections } = site;
  const documents = SERVED_COLLECTIONS.flatMap((name) => documentsOf(collections, name));
  const template = comparisonTemplate(site);
  return [
    ...documents,
    ...(collections.has("comparisons")
      ? [{ path: "/data/comparisons.json", value: { competitors: competitorSummaries(collections) } }]
      : []),
    ...(template ? [{ path: "/data/templates/comparison.json", value: template }] : []),
  ];
}
