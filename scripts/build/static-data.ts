import { countrySummaries } from "../../data/carriers";
import { type Collections, contentOf, shownItems } from "../../data/collections";
import { comparisonIndex, competitorSummaries } from "../../data/comparisons";
import { stateFacts } from "../../data/facts";
import { routeOfFile } from "../../data/page-refs";
import { readDocument } from "../../data/read-document";
import { lookupOf, type Site } from "../../data/site";
import { resolveValue, type TokenLookup } from "../../data/tokens";
import type { ComparisonTemplate, TemplateBlock } from "../../renderer/client/fallback/load-comparison";
import { isJsonObject, type JsonValue } from "../../schema/json-document";

/** Source file of the page that shows one comparison. */
const SOURCE_FILE = "pages/resources/comparisons/[competitorId].json";

function templateBlock(site: Site, entry: JsonValue, lookup: TokenLookup): TemplateBlock[] {
  if (!isJsonObject(entry) || typeof entry.type !== "string") return [];
  const { type, tone, anchor } = entry;
  const stated = stateFacts(site.schemas, `blocks/${type}/schema.json`, entry.props ?? {}, lookup).value;
  const props = resolveValue(stated, lookup).value;
  if (!isJsonObject(props)) return [];
  // Validation fills in defaults, as it does when a page is loaded. Its errors are ignored: the competitor's data is still missing.
  site.schemas.errors(`blocks/${type}/schema.json`, props);
  return [
    {
      type,
      props,
      ...(typeof tone === "string" ? { tone } : {}),
      ...(typeof anchor === "string" ? { anchor } : {}),
    },
  ];
}

/**
 * Returns the comparison page without a competitor, for a competitor whose data is published before its page. Constants
 * are resolved, so that its prices match every other page. Tokens of the competitor (`{{item.name}}`) have no value here,
 * and therefore stay in the texts for the browser. Returns undefined if the project has no such page.
 */
export function comparisonTemplate(site: Site): ComparisonTemplate | undefined {
  const document = readDocument(site.root, SOURCE_FILE);
  if (document.diagnostics.length > 0 || !isJsonObject(document.value)) return undefined;
  // The specification states readings of some constants for the route of that page.
  const lookup = lookupOf(site, { route: routeOfFile(SOURCE_FILE) });
  const { blocks } = document.value;
  const { phone, email, inertCallsToAction } = site.data;
  return {
    site: { data: { phone, email, inertCallsToAction } },
    blocks: (Array.isArray(blocks) ? blocks : []).flatMap((entry) => templateBlock(site, entry, lookup)),
  };
}

/** Returns the items of a collection: the content of each file, with tokens resolved, and its URL path. */
const documentsOf = (collections: Collections, name: string) =>
  shownItems(collections, name).map((item) => ({ path: `/${item.file}`, value: contentOf(item) }));

/** Returns every document that the browser may fetch (spec, section 7). Omits files with faults, which the check has reported. */
export function staticData(site: Site): { path: string; value: unknown }[] {
  const { collections } = site;
  const countries = countrySummaries(collections);
  const competitors = collections.has("comparisons") && competitorSummaries(collections);
  return [
    { path: "/data/carriers/index.json", value: countries && { countries } },
    ...documentsOf(collections, "carriers"),
    { path: "/data/comparisons/index.json", value: comparisonIndex(collections) },
    ...documentsOf(collections, "comparisons"),
    { path: "/data/comparisons.json", value: competitors && { competitors } },
    { path: "/data/templates/comparison.json", value: comparisonTemplate(site) },
  ].filter(({ value }) => value);
}
