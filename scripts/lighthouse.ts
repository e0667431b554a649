import { parseArgs } from "node:util";
import { type LaunchedChrome, launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findBrowser } from "./browser/find";
import { launchArguments } from "./browser/launch";
import { progress } from "./progress";
import { close, listen } from "./serve/listen";
import { requireSite, SITE_FOLDER } from "./serve/options";
import { builtRoutes, chooseRoutes } from "./serve/routes";
import { createSiteServer } from "./serve/server";
import { runCommand, UserError } from "./user-error";

/** What the table and the verdict need of a Lighthouse result. */
export interface Report {
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
}

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
  displayValue?: string;
  details?: object;
}

/** The lowest score of each category that passes, from the foundation's quality bar. */
const BARS = { performance: 0.98, accessibility: 1, "best-practices": 1, seo: 1 };

const HEADINGS = ["Route", "Perf", "A11y", "BP", "SEO", "FCP", "LCP", "TBT", "CLS", "Bytes", "Requests"];

const USAGE = "Usage: npm run lighthouse [-- /route … --runs 3]";

/** The run in the middle by performance; of an even number, the slower of the two in the middle. */
export function medianRun(runs: Report[]): Report | undefined {
  const performance = (report: Report) => report.categories.performance?.score ?? 0;
  return runs.toSorted((a, b) => performance(a) - performance(b))[Math.floor((runs.length - 1) / 2)];
}

/** A plain-text table with one line a route: scores of 100, timings, layout shift, bytes and requests. */
export function table(results: [route: string, report: Report][]): string {
  const rows = [HEADINGS, ...results.map(([route, report]) => cells(route, report))];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join("  "),
    )
    .join("\n");
}

/**
 * What keeps a route under the bar.
 *
 * @returns one text a category, naming the audits that cost points; none when the route passes
 */
export function shortfalls(route: string, report: Report): string[] {
  if (report.runtimeError)
    return [`${route}: Lighthouse could not measure it. ${report.runtimeError.message}`];
  return Object.entries(BARS).flatMap(([id, bar]) => {
    const category = report.categories[id];
    if (!category) return [`${route}: Lighthouse gave no score for ${id}.`];
    if (category.score !== null && category.score >= bar) return [];
    const audits = category.auditRefs
      .filter(({ weight }) => weight > 0)
      .flatMap((ref) => describeLoss(ref.id, report.audits[ref.id]));
    return [
      `${route}: ${category.title} is ${points(category.score)}, expected ${points(bar)}.\n${audits.join("\n")}`,
    ];
  });
}

function describeLoss(id: string, audit: Audit | undefined): string[] {
  if (!audit || audit.score === null || audit.score >= 1) return [];
  return [`  ${id}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ""}`];
}

function cells(route: string, { categories, audits }: Report): string[] {
  const value = (id: string) => audits[id]?.numericValue;
  const seconds = (id: string) => format(value(id), (ms) => `${(ms / 1000).toFixed(2)} s`);
  return [
    route,
    ...Object.keys(BARS).map((id) => points(categories[id]?.score ?? null)),
    seconds("first-contentful-paint"),
    seconds("largest-contentful-paint"),
    format(value("total-blocking-time"), (ms) => `${Math.round(ms)} ms`),
    format(value("cumulative-layout-shift"), (shift) => shift.toFixed(3)),
    format(value("total-byte-weight"), (bytes) => `${(bytes / 1000).toFixed(1)} kB`),
    format(requestCount(audits["network-requests"]), String),
  ];
}

function requestCount(audit: Audit | undefined): number | undefined {
  const details = audit?.details;
  return details && "items" in details && Array.isArray(details.items) ? details.items.length : undefined;
}

function points(score: number | null): string {
  return score === null ? "none" : String(Math.round(score * 100));
}

function format(value: number | undefined, how: (value: number) => string): string {
  return value === undefined ? "none" : how(value);
}

function readOptions(args: string[]): { routes: string[]; runs: number } {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { runs: { type: "string" } },
    });
    const runs = values.runs ?? "1";
    if (!/^[1-9]\d?$/.test(runs)) throw new Error(`"${runs}" is not a number of runs. Expected 1 to 99.`);
    return { routes: positionals, runs: Number(runs) };
  } catch (fault) {
    throw new UserError(`${fault instanceof Error ? fault.message : fault}\n${USAGE}`);
  }
}

/** Measures each route on the built site, as Lighthouse's simulated phone; keeps the median run of each. */
async function measure(routes: string[], runs: number): Promise<[string, Report][]> {
  const chromePath = await findBrowser("full");
  const server = createSiteServer(SITE_FOLDER);
  const url = await listen(server, 0);
  const chromeFlags = ["--headless=new", ...launchArguments()];
  const chrome = await launch({ chromePath, chromeFlags, logLevel: "silent" });
  const tick = progress("Lighthouse runs", routes.length * runs);
  try {
    const results: [string, Report][] = [];
    for (const route of routes) {
      const reports: Report[] = [];
      for (let run = 0; run < runs; run++) {
        reports.push(await measureOnce(url + route, chrome));
        tick();
      }
      const median = medianRun(reports);
      if (median) results.push([route, median]);
    }
    return results;
  } finally {
    tick.stop();
    chrome.kill();
    await close(server);
  }
}

async function measureOnce(url: string, chrome: LaunchedChrome): Promise<Report> {
  const result = await lighthouse(url, { port: chrome.port, logLevel: "silent" });
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}.`);
  return result.lhr;
}

if (process.argv[1] === import.meta.filename) {
  await runCommand(async () => {
    const { routes: asked, runs } = readOptions(process.argv.slice(2));
    requireSite(SITE_FOLDER);
    const routes = chooseRoutes(asked, builtRoutes(SITE_FOLDER));
    const results = await measure(routes, runs);
    console.log(table(results));
    const faults = results.flatMap(([route, report]) => shortfalls(route, report));
    if (faults.length > 0) throw new UserError(`\n${faults.join("\n")}`);
  });
}
