import { builtRoutes, chooseRoutes } from "../serve/routes";
import { UserError } from "../user-error";
import { measureInteractions } from "./interactions";
import { measure } from "./measure";
import { medianRun, shortfalls } from "./report";
import { EMPTY_PAGE, formatTable } from "./table";

/**
 * Measures a built site on a slow phone and prints the tables.
 *
 * @param requested routes to measure; if empty, all routes of the site and the interactions
 * @throws UserError for a route that was not built, and if a page is below a minimum score
 */
export async function measureSite(site: string, requested: string[], runs: number): Promise<void> {
  const results = await measure(site, chooseRoutes(requested, builtRoutes(site)), runs);
  console.log(`\nOn a slow phone, median of ${runs} runs:\n\n${formatTable(results)}`);
  if (requested.length === 0) {
    const interactions = await measureInteractions(site, runs);
    console.log(`\nInteraction to next paint (INP) on a slow phone, median of ${runs} runs:\n`);
    console.log(interactions.map(([name, ms]) => `${name.padEnd(14)}  ${ms} ms`).join("\n"));
  }
  const faults = results.flatMap(([route, reports]) => {
    const median = route === EMPTY_PAGE ? undefined : medianRun(reports);
    return median ? shortfalls(route, median) : [];
  });
  if (faults.length > 0) throw new UserError(`\n${faults.join("\n")}`);
}
