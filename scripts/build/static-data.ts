import { countrySummaries } from "../../data/carriers";
import { type Collections, contentOf, shownItems } from "../../data/collections";
import { comparisonIndex, competitorSummaries } from "../../data/comparisons";
import type { Site } from "../../data/site";
import { comparisonTemplate } from "./comparison-template";

/** Returns the items of a collection: the content of each file, with tokens resolved, and its URL path. */
const documentsOf = (collections: Collections, name: string) =>
  shownItems(collections, name).map((item) => ({ path: `/${item.file}`, value: contentOf(item) }));

/** Returns every document that the browser may fetch (spec, section 7). Omits files with faults, which the check has reported. */
export function staticData(site: Site): { path: string; value: unknown }[] {
  const { collections } = site;
  const countries = countrySummaries(collections);
  const comparisons = comparisonIndex(collections);
  const template = comparisonTemplate(site);
  return [
    ...(countries ? [{ path: "/data/carriers/index.json", value: { countries } }] : []),
    ...documentsOf(collections, "carriers"),
    ...(comparisons ? [{ path: "/data/comparisons/index.json", value: comparisons }] : []),
    ...documentsOf(collections, "comparisons"),
    ...(collections.has("comparisons")
      ? [{ path: "/data/comparisons.json", value: { competitors: competitorSummaries(collections) } }]
      : []),
    ...(template ? [{ path: "/data/templates/comparison.json", value: template }] : []),
  ];
}
