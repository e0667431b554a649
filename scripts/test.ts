import { availableParallelism } from "node:os";
import temporaryFolder from "../tests/temporary-folder";
import { declareCommand, defineMain } from "./command/command";
import { Programs } from "./test/programs";
import { runSteps, type StepResult } from "./test/run-steps";
import { slowestFiles } from "./test/slowest-files";
import { STEPS, type Step } from "./test/steps";

/** Maximum number of lines that are printed again of a failed step's output: tools print their findings last. */
const MAX_FAILURE_LINES = 100;

const formatSeconds = (seconds: number): string => `${seconds.toFixed(1).padStart(6)} s`;

/** Runs every step, and prints the output of failed steps again, the slowest test files and the time of each step. */
async function runTests(): Promise<void> {
  const programs = new Programs();
  const removeTemporaryFolder = temporaryFolder();
  const started = performance.now();
  const run = (step: Step) => programs.run(step);
  const print = ({ name, passed, seconds }: StepResult) =>
    console.log(`${formatSeconds(seconds)}  ${name}: ${passed ? "passed" : "FAILED"}`);
  const results = await runSteps(STEPS, availableParallelism(), run, print);
  removeTemporaryFolder();
  const seconds = (performance.now() - started) / 1000;

  const failed = results.filter(({ passed }) => !passed);
  // Failures are printed again at the end, since thousands of lines may follow the original output.
  for (const { name, output } of failed)
    console.log(`\nFailed: ${name}\n${output.trimEnd().split("\n").slice(-MAX_FAILURE_LINES).join("\n")}`);
  console.log("\nThe slowest test files, the time of their tests added up:");
  for (const { file, seconds: sum } of slowestFiles(results.map(({ output }) => output)))
    console.log(`${formatSeconds(sum)}  ${file}`);
  console.log("\nThe steps:");
  results.forEach(print);
  console.log(`${formatSeconds(seconds)}  in all`);
  if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(", ")}.`);
  console.log(`\nchecks: ${results.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

export const main = await defineMain(import.meta.filename, () =>
  declareCommand(
    "npm test",
    "Runs every check: types, lint, content, unit tests, build, HTML and browser tests, side by side where the cores allow.",
  ).action(runTests),
);
