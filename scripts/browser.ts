import { declareCommand, defineMain } from "./command/command";

/** Runs the command, which prints the path of a browser for the tests. */
export const main = await defineMain(import.meta.filename, () =>
  declareCommand(
    "node scripts/run.mjs browser",
    "Finds a browser for the tests, or downloads one, and prints its path.",
  ).action(async () => {
    const { findBrowser } = await import("./browser/chromium");
    // The tests need a browser of each kind.
    await findBrowser("full");
    console.log(await findBrowser("shell"));
  }),
);
