import { command, program, runAsProgram } from "./command/command";

/** The command: prints where a browser for the tests is. */
export const main = program(() =>
  command(
    "node scripts/run.mjs browser",
    "Finds a browser for the tests, or obtains one, and prints where it is.",
  ).action(async () => {
    const { findBrowser } = await import("./browser/find");
    // The tests want one of each kind.
    await findBrowser("full");
    console.log(await findBrowser("shell"));
  }),
);

await runAsProgram(import.meta.filename, main);
