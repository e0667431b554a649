import { builtRoutes, chooseRoutes } from "../serve/routes";
import { UserError } from "../user-error";
import { measureInteractions } from "./interactions";
import { measure, type Throttling } from "./measure";
import { medianRun, shortfalls } from "./report";
import { EMPTY_PAGE, table } from "./table";

/** What is measured, and how often. */
export interface MeasureRequest {
  /** All of the site's where there are none. */
  routes: string[];
  runs: number;
  throttlings: readonly Throttling[];
}

const TITLES: Readonly<Record<Throttling, string>> = {
  simulate: "A slow phone, reckoned from a fast load (Lighthouse's own way)",
  devtools: "A slow phone, by slowing the load down",
};

/**
 * Measures a built site on a slow phone and prints the tables.
 *
 * @throws UserError for a route that was not built, and when a page falls short
 */
export async function measureSite(
  site: string,
  { routes: asked, runs, throttlings }: MeasureRequest,
): Promise<void> {
  const routes = chooseRoutes(asked, builtRoutes(site));
  const faults: string[] = [];
  for (const throttling of throttlings) {
    const results = await measure(site, routes, { runs, throttling });
    const isFull = throttling === "simulate";
    console.log(`\n${TITLES[throttling]}; the median of ${runs}:\n\n${table(results, isFull)}`);
    if (!isFull) continue;
    for (const [route, reports] of results) {
      const median = medianRun(reports);
      if (median && route !== EMPTY_PAGE) faults.push(...shortfalls(route, median));
    }
  }
  if (asked.length === 0) {
    const interactions = await measureInteractions(site, runs);
    console.log(`\nFrom a press to the next picture on a slow phone (INP); the median of ${runs}:\n`);
    console.log(interactions.map(([name, ms]) => `${name.padEnd(14)}  ${ms} ms`).join("\n"));
  }
  if (faults.length > 0) throw new UserError(`\n${faults.join("\n")}`);
}
