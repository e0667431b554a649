import { join } from "node:path";
import { stateFacts } from "../../data/facts";
import { readDocument } from "../../data/read-document";
import { lookupOf, type Site } from "../../data/site";
import { resolveValue, type TokenLookup } from "../../data/tokens";
import type { ComparisonTemplate, TemplateBlock } from "../../renderer/client/fallback/load-comparison";
import { isJsonObject, type JsonObject, type JsonValue } from "../../schema/json-document";
import { writeWithFolders } from "../files";

/** The page that shows one comparison. */
const SOURCE_FILE = "pages/resources/comparisons/[competitorId].json";

/** Its route, for readings of constants that the specification states there. */
const ROUTE = "/resources/comparisons/[competitorId]";

/** Where the browser finds it. */
const OUTPUT_FILE = "data/templates/comparison.json";

/** An item that has, at each place that a text names, the token itself: what is not known yet stays as it stands. */
function createTokenItem(text: string): JsonObject {
  const item: JsonObject = {};
  for (const [token, path = ""] of text.matchAll(/\{\{item\.([\w.]+)\}\}/g)) {
    const steps = path.split(".");
    const last = steps.pop() ?? "";
    let node = item;
    for (const step of steps) {
      const next = isJsonObject(node[step]) ? node[step] : {};
      node[step] = next;
      node = next;
    }
    node[last] = token;
  }
  return item;
}

function templateBlock(site: Site, entry: JsonValue, lookup: TokenLookup): TemplateBlock[] {
  if (!isJsonObject(entry) || typeof entry.type !== "string") return [];
  const { type, tone, anchor } = entry;
  const stated = stateFacts(site.schemas, `blocks/${type}/schema.json`, entry.props ?? {}, lookup).value;
  const props = resolveValue(stated, lookup).value;
  if (!isJsonObject(props)) return [];
  // Fills in defaults, as loading a page does; what the data lacks yet is no fault here.
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
 * The comparison page without its competitor, for one whose data is there before its page is: constants are filled in,
 * so that its prices are those of every other page.
 */
export function comparisonTemplate(site: Site): ComparisonTemplate | undefined {
  const document = readDocument(site.root, SOURCE_FILE);
  if (document.diagnostics.length > 0 || !isJsonObject(document.value)) return undefined;
  const lookup = lookupOf(site, { route: ROUTE, item: createTokenItem(document.text) });
  const { blocks } = document.value;
  const { phone, email, inertCallsToAction } = site.data;
  return {
    site: { data: { phone, email, inertCallsToAction } },
    blocks: (Array.isArray(blocks) ? blocks : []).flatMap((entry) => templateBlock(site, entry, lookup)),
  };
}

/** Writes the template below the built site, where the project has comparisons. */
export function writeComparisonTemplate(site: Site, clientDir: string): void {
  const template = comparisonTemplate(site);
  if (template) writeWithFolders(join(clientDir, OUTPUT_FILE), JSON.stringify(template));
}
