import { type Figures, MIN_SCORES, medianFigures, medianRun, points, type Report } from "./report";

/** Name of the page that all others are compared with. */
export const EMPTY_PAGE = "(empty page)";

/** Runs of one route. */
export type RouteRuns = readonly [route: string, runs: readonly Report[]];

const format = (value: number | undefined, how: (value: number) => string): string =>
  value === undefined ? "none" : how(value);

const seconds = (value: number | undefined) => format(value, (ms) => `${(ms / 1000).toFixed(2)} s`);
const milliseconds = (value: number | undefined) => format(value, (ms) => `${Math.round(ms)} ms`);
const kilobytes = (value: number | undefined) => format(value, (bytes) => `${(bytes / 1000).toFixed(1)} kB`);

/** Formats the difference of a time to a base, in seconds. */
const above = (value: number | undefined, base: number | undefined) =>
  value === undefined || base === undefined ? "" : `+${((value - base) / 1000).toFixed(2)}`;

type Column = readonly [heading: string, cell: (figures: Figures, empty: Figures | undefined) => string];

const COLUMNS: readonly Column[] = [
  ["FCP", ({ firstPaint }) => seconds(firstPaint)],
  ["above", ({ firstPaint }, empty) => above(firstPaint, empty?.firstPaint)],
  ["LCP", ({ largestPaint }) => seconds(largestPaint)],
  ["above", ({ largestPaint }, empty) => above(largestPaint, empty?.largestPaint)],
  ["TBT", ({ blocking }) => milliseconds(blocking)],
  ["FID", ({ longestTask }) => milliseconds(longestTask)],
  ["Reflow", ({ reflow }) => milliseconds(reflow)],
  ["CLS", ({ shift }) => format(shift, (value) => value.toFixed(3))],
  ["CPU", ({ processorBlocking }) => milliseconds(processorBlocking)],
  ["Bytes", ({ bytes }) => kilobytes(bytes)],
  ["Requests", ({ requests }) => format(requests, String)],
];

/** Formats rows in aligned columns: the first left-aligned, the others right-aligned. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join("  ");
  return rows.map((row) => line(row).trimEnd());
}

/**
 * Formats a plain-text table with one line per route: scores out of 100, medians of the timings, their difference to
 * the empty page, blocking time by CPU time, bytes and requests.
 */
export function formatTable(results: readonly RouteRuns[]): string {
  const figures = results.map(([route, runs]) => [route, medianFigures(runs), medianRun(runs)] as const);
  const empty = figures.find(([route]) => route === EMPTY_PAGE)?.[1];
  const rows = figures.map(([route, own, run]) => [
    route,
    ...Object.keys(MIN_SCORES).map((id) => points(run?.categories[id]?.score ?? null)),
    ...COLUMNS.map(([, cell]) => cell(own, route === EMPTY_PAGE ? undefined : empty)),
  ]);
  const headings = ["Route", "Perf", "A11y", "BP", "SEO", ...COLUMNS.map(([heading]) => heading)];
  return aligned([headings, ...rows]).join("\n");
}
