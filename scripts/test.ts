import { command, run, runAsProgram } from "./command/command";

/** The command. */
export async function main(_root: string, args: string[]): Promise<void> {
  const declared = command(
    "npm test",
    "Runs every check: types, lint, content, unit tests, build, HTML and browser tests, side by side where the cores allow.",
  ).action(async () => {
    const { runTests } = await import("./test/run-tests");
    process.exitCode = await runTests();
  });
  await run(declared, args);
}

await runAsProgram(import.meta.filename, main);
