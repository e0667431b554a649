import { parseArgs } from "node:util";
import { measureHoveredLink } from "./lighthouse/hovered-link";
import { measureInteractions } from "./lighthouse/interactions";
import { measure, type Throttling } from "./lighthouse/measure";
import { medianRun, shortfalls } from "./lighthouse/report";
import { EMPTY_PAGE, table } from "./lighthouse/table";
import { requireSite, SITE_FOLDER } from "./serve/options";
import { builtRoutes, chooseRoutes } from "./serve/routes";
import { runCommand, UserError } from "./user-error";

const USAGE = "Usage: npm run lighthouse [-- /route … --runs 5 --throttling simulate|devtools|both]";

/** The command line's words for what is measured. */
const THROTTLINGS: Readonly<Record<string, readonly Throttling[]>> = {
  simulate: ["simulate"],
  devtools: ["devtools"],
  both: ["simulate", "devtools"],
};

interface Options {
  routes: string[];
  runs: number;
  throttlings: readonly Throttling[];
}

function readOptions(args: string[]): Options {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { runs: { type: "string" }, throttling: { type: "string" } },
    });
    const runs = values.runs ?? "5";
    if (!/^[1-9]\d?$/.test(runs)) throw new Error(`"${runs}" is not a number of runs. Expected 1 to 99.`);
    const throttlings = THROTTLINGS[values.throttling ?? "both"];
    if (!throttlings) throw new Error(`"${values.throttling}" is no throttling.`);
    return { routes: positionals, runs: Number(runs), throttlings };
  } catch (fault) {
    throw new UserError(`${fault instanceof Error ? fault.message : fault}\n${USAGE}`);
  }
}

const TITLES: Readonly<Record<Throttling, string>> = {
  simulate: "A slow phone, reckoned from a fast load (Lighthouse's own way)",
  devtools: "A slow phone, by slowing the load down",
};

await runCommand(async () => {
  const { routes: asked, runs, throttlings } = readOptions(process.argv.slice(2));
  requireSite(SITE_FOLDER);
  const routes = chooseRoutes(asked, builtRoutes(SITE_FOLDER));
  const faults: string[] = [];
  for (const throttling of throttlings) {
    const results = await measure(SITE_FOLDER, routes, { runs, throttling });
    const isFull = throttling === "simulate";
    console.log(`\n${TITLES[throttling]}; the median of ${runs}:\n\n${table(results, isFull)}`);
    if (!isFull) continue;
    for (const [route, reports] of results) {
      const median = medianRun(reports);
      if (median && route !== EMPTY_PAGE) faults.push(...shortfalls(route, median));
    }
  }
  if (asked.length === 0) {
    const interactions = await measureInteractions(SITE_FOLDER, runs);
    console.log(`\nFrom a press to the next picture on a slow phone (INP); the median of ${runs}:\n`);
    console.log(interactions.map(([name, ms]) => `${name.padEnd(14)}  ${ms} ms`).join("\n"));
    console.log(
      `\nA link that the pointer rested on opens in ${await measureHoveredLink(SITE_FOLDER, runs)} ms.`,
    );
  }
  if (faults.length > 0) throw new UserError(`\n${faults.join("\n")}`);
});
