import { declareCommand, defineMain } from "./command/command";
import { integerParser } from "./command/values";
import { builtSite } from "./serve/built-site";
import { UserError } from "./user-error";

export const main = await defineMain(import.meta.filename, ({ code: root }) =>
  declareCommand(
    "npm run lighthouse",
    "Measures the built site on a slow phone, with an empty page for comparison. All routes take about half an hour.",
    "/pricing --runs 3",
  )
    .argument("[routes...]", "routes to measure (default: all)")
    .option("--runs <runs>", "number of runs per route", integerParser("number of runs", 1, 99), 5)
    .action(async (requested, { runs }) => {
      const site = builtSite(root);
      const { measureInteractions } = await import("./lighthouse/interactions");
      const { measure } = await import("./lighthouse/measure");
      const { EMPTY_PAGE, formatTable, medianRun, shortfalls } = await import("./lighthouse/report");
      const { builtRoutes, chooseRoutes } = await import("./serve/built-site");
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
    }),
);
