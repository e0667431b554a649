import type { ComparisonIndex, Competitor, CompetitorSummary } from "../../../schema/shapes.gen";
import type { LinkedSite } from "../../site-links";

/** A block of the comparison page, with tokens of the competitor left in its texts. */
export interface TemplateBlock {
  type: string;
  tone?: string;
  anchor?: string;
  props: Record<string, unknown>;
}

/** What the browser needs to show a comparison that was not built as a page: `/data/templates/comparison.json`. */
export interface ComparisonTemplate {
  site: LinkedSite;
  blocks: TemplateBlock[];
}

/** A comparison, ready to show. */
export interface LoadedComparison {
  competitor: Competitor;
  index: ComparisonIndex;
  template: ComparisonTemplate;
}

async function json<T>(path: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(path, { signal, headers: { Accept: "application/json" } });
  if (!response.ok) throw new Error(`${path} answered with status ${response.status}.`);
  return (await response.json()) as T;
}

/** True for what a file of data/comparisons holds at the least. */
function isCompetitor(value: Competitor | null): value is Competitor {
  return (
    typeof value?.name === "string" &&
    typeof value.features === "object" &&
    typeof value.comparison === "object"
  );
}

/**
 * Loads a comparison by the static contract (spec, section 7).
 *
 * @throws when a file is missing, is no JSON, or lacks what a comparison needs
 */
export async function loadComparison(id: string, signal: AbortSignal): Promise<LoadedComparison> {
  const [index, competitor, template] = await Promise.all([
    json<ComparisonIndex>("/data/comparisons/index.json", signal),
    json<Competitor>(`/data/comparisons/${encodeURIComponent(id)}.json`, signal),
    json<ComparisonTemplate>("/data/templates/comparison.json", signal),
  ]);
  if (!isCompetitor(competitor)) throw new Error(`/data/comparisons/${id}.json has no comparison in it.`);
  return { competitor, index, template };
}

/**
 * Loads the list of all comparisons.
 *
 * @throws when it cannot be had
 */
export async function loadComparisons(signal: AbortSignal): Promise<CompetitorSummary[]> {
  const { competitors } = await json<{ competitors: CompetitorSummary[] }>("/data/comparisons.json", signal);
  return competitors;
}

/** A value with `{{item.…}}` in its texts replaced by what the item says. */
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
