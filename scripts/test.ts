import { availableParallelism } from "node:os";
import { command, program, runAsProgram } from "./command/command";
import { Programs } from "./test/programs";
import { runSteps, type StepResult } from "./test/run-steps";
import { slowestFiles } from "./test/slowest-files";
import { STEPS } from "./test/steps";

/** Of what a failed step has said, so many lines are printed once more: tools end with what they have found. */
const LAST_LINES = 100;

const inSeconds = (seconds: number): string => `${seconds.toFixed(1).padStart(6)} s`;

const line = ({ name, passed, seconds }: StepResult): string =>
  `${inSeconds(seconds)}  ${name}: ${passed ? "passed" : "FAILED"}`;

/** Runs every step, and prints the slowest test files, the time of each step and, once more, what those have said that failed. */
async function runTests(): Promise<void> {
  const programs = new Programs();
  const started = performance.now();
  const results = await runSteps(STEPS, {
    cores: availableParallelism(),
    run: (step, isAlone) => programs.run(step, isAlone),
    onEnd: (result) => console.log(line(result)),
  });
  const seconds = (performance.now() - started) / 1000;

  const failed = results.filter(({ passed }) => !passed);
  // Thousands of lines were printed after them.
  for (const { name, output } of failed)
    console.log(`\nFailed: ${name}\n${output.trimEnd().split("\n").slice(-LAST_LINES).join("\n")}`);
  console.log("\nThe slowest test files, the time of their tests added up:");
  for (const { file, seconds: sum } of slowestFiles(results.map(({ output }) => output)))
    console.log(`${inSeconds(sum)}  ${file}`);
  console.log("\nThe steps:");
  for (const result of results) console.log(line(result));
  console.log(`${inSeconds(seconds)}  in all`);
  if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(", ")}.`);
  console.log(`\nchecks: ${results.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

/** The command. */
export const main = program(() =>
  command(
    "npm test",
    "Runs every check: types, lint, content, unit tests, build, HTML and browser tests, side by side where the cores allow.",
  ).action(runTests),
);

await runAsProgram(import.meta.filename, main);
