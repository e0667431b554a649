/** The parts of a Lighthouse result that the tables and the verdict use. */
export interface Report {
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
  /** Blocking time by CPU time, in milliseconds (processor-time.ts). */
  processorBlocking?: number | undefined;
}

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
  displayValue?: string;
  details?: object;
}

/** Minimum score of each category, from the foundation's quality bar. */
export const MIN_SCORES = { performance: 0.98, accessibility: 1, "best-practices": 1, seo: 1 };

/** Figures of a page: times in milliseconds, sizes in bytes with headers; undefined if Lighthouse reported none. */
export type Figures = ReturnType<typeof figuresOf>;

function itemsOf<Item>(report: Report, audit: string): Item[] | undefined {
  const details = report.audits[audit]?.details;
  return details && "items" in details && Array.isArray(details.items) ? details.items : undefined;
}

/** Returns the longest layout that a script forced, in milliseconds. */
function reflowOf(report: Report): number | undefined {
  // Each table has a row for every script that forced a layout.
  const tables = itemsOf<{ items: { reflowTime?: number }[] }>(report, "forced-reflow-insight");
  const times = tables?.flatMap(({ items }) => items.map(({ reflowTime = 0 }) => reflowTime));
  return times && Math.max(0, ...times);
}

/** Returns the figures of one run. */
function figuresOf(report: Report) {
  const value = (id: string) => report.audits[id]?.numericValue;
  return {
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    processorBlocking: report.processorBlocking,
    longestTask: value("max-potential-fid"),
    reflow: reflowOf(report),
    shift: value("cumulative-layout-shift"),
    bytes: value("total-byte-weight"),
    requests: itemsOf(report, "network-requests")?.length,
  };
}

/** Returns the median of each figure over the runs that have it; for an even number, the worse of the middle two. */
export function medianFigures(runs: readonly Report[]): Figures {
  const all = runs.map(figuresOf);
  const median = (name: keyof Figures) => {
    const found = all.flatMap((figures) => figures[name] ?? []).sort((a, b) => a - b);
    return found[Math.floor(found.length / 2)];
  };
  const names = Object.keys(figuresOf({ categories: {}, audits: {} })) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, median(name)])) as unknown as Figures;
}

/** Returns the median run by performance score; for an even number, the slower of the middle two. */
export function medianRun(runs: readonly Report[]): Report | undefined {
  const performance = (report: Report) => report.categories.performance?.score ?? 0;
  return runs.toSorted((a, b) => performance(a) - performance(b))[Math.floor((runs.length - 1) / 2)];
}

/**
 * Reports the categories in which a route is below the minimum score.
 *
 * @returns one text per category, naming the audits that cost points; empty if the route passes
 */
export function shortfalls(route: string, report: Report): string[] {
  if (report.runtimeError)
    return [`${route}: Lighthouse could not measure it. ${report.runtimeError.message}`];
  return Object.entries(MIN_SCORES).flatMap(([id, min]) => {
    const category = report.categories[id];
    if (!category) return [`${route}: Lighthouse gave no score for ${id}.`];
    if (category.score !== null && category.score >= min) return [];
    const audits = category.auditRefs
      .filter(({ weight }) => weight > 0)
      .flatMap((ref) => describeLoss(ref.id, report.audits[ref.id]));
    return [
      `${route}: ${category.title} is ${points(category.score)}, expected ${points(min)}.\n${audits.join("\n")}`,
    ];
  });
}

function describeLoss(id: string, audit: Audit | undefined): string[] {
  if (!audit || audit.score === null || audit.score >= 1) return [];
  return [`  ${id}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ""}`];
}

/** Formats a score as Lighthouse does, out of 100. */
export function points(score: number | null): string {
  return score === null ? "none" : String(Math.round(score * 100));
}
