import type { ComparisonIndex, Competitor, CompetitorSummary } from "../../../schema/shapes.gen";
import type { LinkedSite } from "../../site-links";
import { loadJson } from "../../ui/load-json";

/** A block of the comparison page, whose texts contain unresolved `{{item.…}}` tokens. */
export interface TemplateBlock {
  type: string;
  tone?: string;
  anchor?: string;
  props: Record<string, unknown>;
}

/** Content of `/data/templates/comparison.json`, to show a comparison that was not built as a page. */
export interface ComparisonTemplate {
  site: LinkedSite;
  blocks: TemplateBlock[];
}

/** Whether a value has the required properties of a file in data/comparisons. */
function isCompetitor(value: unknown): value is Competitor {
  const { name, features, comparison } = (value ?? {}) as Partial<Competitor>;
  return typeof name === "string" && typeof features === "object" && typeof comparison === "object";
}

/** Fills in what the specification does not name (section 3): a file may lack its id, what search results say, the verdict, dates and sources. */
function withVerdict(competitor: Competitor, id: string): Competitor {
  const { name, pros, cons, description } = competitor;
  const page = { title: `${name} compared`, description };
  const verdict = { competitor: pros, product: cons, bottomLine: description };
  const rest = { id, page, verdict, checkedOn: "", sources: [] };
  const terms = { billing: "", extras: [], asOf: "" };
  return { ...rest, ...competitor, pricing: { ...terms, ...competitor.pricing } };
}

/**
 * Loads a comparison from the static data files (spec, section 7).
 *
 * @throws if a file is missing, times out, is not JSON, or lacks required properties
 */
export async function loadComparison(id: string, signal: AbortSignal) {
  const path = `/data/comparisons/${encodeURIComponent(id)}.json`;
  const [index, competitor, template] = await Promise.all([
    loadJson("/data/comparisons/index.json", signal) as Promise<ComparisonIndex>,
    loadJson(path, signal),
    loadJson("/data/templates/comparison.json", signal) as Promise<ComparisonTemplate>,
  ]);
  if (!isCompetitor(competitor)) throw new Error(`${path} has no comparison in it.`);
  return { competitor: withVerdict(competitor, id), index, template };
}

/** Data of a comparison page. */
export type LoadedComparison = Awaited<ReturnType<typeof loadComparison>>;

/**
 * Loads the list of all comparisons.
 *
 * @throws if the list cannot be loaded or is not a list
 */
export async function loadComparisons(signal: AbortSignal): Promise<CompetitorSummary[]> {
  const path = "/data/comparisons.json";
  const { competitors } = ((await loadJson(path, signal)) ?? {}) as { competitors?: CompetitorSummary[] };
  if (!Array.isArray(competitors)) throw new Error(`${path} has no list "competitors".`);
  return competitors;
}

/** Resolves the `{{item.…}}` tokens in the texts of a value. */
export function withItem(value: unknown, item: unknown): unknown {
  if (Array.isArray(value)) return value.map((child) => withItem(child, item));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, withItem(child, item)]));
  if (typeof value !== "string") return value;
  return value.replace(/\{\{item\.([\w.]+)\}\}/g, (_, path: string) => {
    const found = path
      .split(".")
      .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], item);
    return typeof found === "string" || typeof found === "number" ? String(found) : "";
  });
}
