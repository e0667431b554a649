import { join } from "node:path";
import { declareCommand, defineMain } from "./command/command";

/** Runs the command, which builds the project in a folder, reports the result, and sets the exit code. */
export const main = await defineMain(import.meta.filename, (roots) =>
  declareCommand(
    "npm run build",
    "Checks the pages and writes the site to dist/client. A failed build leaves the previous one unchanged.",
  ).action(async () => {
    const { build } = await import("./build/build-site");
    // A handled signal waits until the current synchronous step is done: it cannot interrupt between the two renames of publishing.
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
    const started = performance.now();
    const isBuilt = await build({ ...roots, dist: join(roots.code, "dist") });
    process.exitCode = isBuilt ? 0 : 1;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (isBuilt) console.log(`Built in ${seconds} s. The site is in dist/client.`);
  }),
);
