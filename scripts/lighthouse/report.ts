/** The parts of a Lighthouse result that the table and the verdict use. */
export interface Report {
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<
    string,
    { title: string; score: number | null; numericValue?: number; displayValue?: string; details?: object }
  >;
  runtimeError?: { message: string };
  /** Blocking time by CPU time, in milliseconds (processor-time.ts). */
  processorBlocking?: number | undefined;
}

/** Name of the page that all others are compared with. */
export const EMPTY_PAGE = "(empty page)";

/** Runs of one route. */
export type RouteRuns = readonly [route: string, runs: readonly Report[]];

/** Minimum score of each category, from the foundation's quality bar. */
const MIN_SCORES = { performance: 0.98, accessibility: 1, "best-practices": 1, seo: 1 };

/** Returns a figure of one run; undefined if Lighthouse reported none. */
type Read = (report: Report) => number | undefined;

const audit =
  (id: string): Read =>
  ({ audits }) =>
    audits[id]?.numericValue;

function itemsOf<Item>({ audits }: Report, id: string): Item[] | undefined {
  const details = audits[id]?.details;
  return details && "items" in details && Array.isArray(details.items) ? details.items : undefined;
}

/** Returns the longest layout that a script forced, in milliseconds. */
function longestReflow(report: Report): number | undefined {
  // Each table has a row for every script that forced a layout.
  const tables = itemsOf<{ items: { reflowTime?: number }[] }>(report, "forced-reflow-insight");
  const times = tables?.flatMap(({ items }) => items.map(({ reflowTime = 0 }) => reflowTime));
  return times && Math.max(0, ...times);
}

/** Returns the median of a figure over the runs that have it; for an even number, the worse of the middle two. */
function median(runs: readonly Report[], read: Read): number | undefined {
  const found = runs.flatMap((run) => read(run) ?? []).sort((a, b) => a - b);
  return found[Math.floor(found.length / 2)];
}

/** Returns the median run by performance score; for an even number, the slower of the middle two. */
export function medianRun(runs: readonly Report[]): Report | undefined {
  const performance = (report: Report) => report.categories.performance?.score ?? 0;
  return runs.toSorted((a, b) => performance(a) - performance(b))[Math.floor((runs.length - 1) / 2)];
}

/** Formats a score as Lighthouse does, out of 100. */
const points = (score: number | null = null): string =>
  score === null ? "none" : String(Math.round(score * 100));

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
    const { title, score, auditRefs } = category;
    if (score !== null && score >= min) return [];
    const losses = auditRefs.flatMap((ref) => (ref.weight > 0 ? describeLoss(ref.id, report) : []));
    return [`${route}: ${title} is ${points(score)}, expected ${points(min)}.\n${losses.join("\n")}`];
  });
}

function describeLoss(id: string, { audits }: Report): string[] {
  const { title, score = null, displayValue } = audits[id] ?? {};
  if (score === null || score >= 1) return [];
  return [`  ${id}: ${title}${displayValue ? ` (${displayValue})` : ""}`];
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const milliseconds = (ms: number) => `${Math.round(ms)} ms`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Columns of figures. One without a format shows the difference to the empty page, in seconds. */
const COLUMNS: readonly [heading: string, read: Read, format?: (value: number) => string][] = [
  ["FCP", audit("first-contentful-paint"), seconds],
  ["above", audit("first-contentful-paint")],
  ["LCP", audit("largest-contentful-paint"), seconds],
  ["above", audit("largest-contentful-paint")],
  ["TBT", audit("total-blocking-time"), milliseconds],
  ["FID", audit("max-potential-fid"), milliseconds],
  ["Reflow", longestReflow, milliseconds],
  ["CLS", audit("cumulative-layout-shift"), (shift) => shift.toFixed(3)],
  ["CPU", ({ processorBlocking }) => processorBlocking, milliseconds],
  ["Bytes", audit("total-byte-weight"), kilobytes],
  ["Requests", (report) => itemsOf(report, "network-requests")?.length, String],
];

/**
 * Formats a plain-text table with one line per route: scores out of 100, medians of the timings, their difference to
 * the empty page, blocking time by CPU time, bytes and requests.
 */
export function formatTable(results: readonly RouteRuns[]): string {
  const [, emptyRuns = []] = results.find(([route]) => route === EMPTY_PAGE) ?? [];
  const rows = results.map(([route, runs]) => [
    route,
    ...Object.keys(MIN_SCORES).map((id) => points(medianRun(runs)?.categories[id]?.score)),
    ...COLUMNS.map(([, read, format]) => {
      const value = median(runs, read);
      if (format) return value === undefined ? "none" : format(value);
      const base = route === EMPTY_PAGE ? undefined : median(emptyRuns, read);
      return value === undefined || base === undefined ? "" : `+${((value - base) / 1000).toFixed(2)}`;
    }),
  ]);
  const table = [["Route", "Perf", "A11y", "BP", "SEO", ...COLUMNS.map(([heading]) => heading)], ...rows];
  const widthOf = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0));
  const align = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widthOf(column)) : cell.padStart(widthOf(column));
  return table.map((row) => row.map(align).join("  ").trimEnd()).join("\n");
}
