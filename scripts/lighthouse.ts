import { declareCommand, defineMain } from "./command/command";
import { integerParser } from "./command/values";
import { builtSite } from "./serve/built-site";

export const main = await defineMain(import.meta.filename, ({ code: root }) =>
  declareCommand(
    "npm run lighthouse",
    "Measures the built site on a slow phone, with an empty page for comparison. All routes take about half an hour.",
    "/pricing --runs 3",
  )
    .argument("[routes...]", "routes to measure (default: all)")
    .option("--runs <runs>", "number of runs per route", integerParser("number of runs", 1, 99), 5)
    .action(async (routes, { runs }) => {
      const site = builtSite(root);
      const { measureSite } = await import("./lighthouse/measure-site");
      await measureSite(site, routes, runs);
    }),
);
