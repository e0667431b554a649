import { command, program, runAsProgram } from "./command/command";

/** The command. */
export const main = program(() =>
  command(
    "npm test",
    "Runs every check: types, lint, content, unit tests, build, HTML and browser tests, side by side where the cores allow.",
  ).action(async () => {
    const { runTests } = await import("./test/run-tests");
    process.exitCode = await runTests();
  }),
);

await runAsProgram(import.meta.filename, main);
