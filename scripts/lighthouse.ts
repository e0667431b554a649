import { command, program, runAsProgram } from "./command/command";
import { choice, wholeNumber } from "./command/values";
import { builtSite } from "./serve/built-site";

/** The command. */
export const main = program((root) =>
  command(
    "npm run lighthouse",
    "Measures the built site on a slow phone, beside an empty page. All routes take about an hour.",
    "/pricing --runs 3 --throttling simulate",
  )
    .argument("[routes...]", "routes to measure; all of them when none is named")
    .option("--runs <runs>", "how often each is measured", wholeNumber("number of runs", 1, 99), 5)
    .addOption(
      choice("--throttling <throttling>", "how the phone is slow", ["simulate", "devtools", "both"]).default(
        "both" as const,
      ),
    )
    .action(async (routes, { runs, throttling }) => {
      const site = builtSite(root);
      const { measureSite } = await import("./lighthouse/measure-site");
      const throttlings = throttling === "both" ? (["simulate", "devtools"] as const) : [throttling];
      await measureSite(site, { routes, runs, throttlings });
    }),
);

await runAsProgram(import.meta.filename, main);
