import { existsSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Programs } from "./programs";
import { runSteps, type StepResult } from "./run-steps";
import { STEPS } from "./steps";
import { failedTests, slowestFiles } from "./test-reports";

const inSeconds = (seconds: number): string => `${seconds.toFixed(1).padStart(6)} s`;

const verdict = ({ passed, missing }: StepResult): string =>
  missing ? `not run, since "${missing}" failed` : passed ? "passed" : "FAILED";

/** Runs every step, and prints the slowest test files, the time of each step and what has failed. Gives the exit code. */
export async function runTests(): Promise<number> {
  const reports = STEPS.flatMap(({ times = [] }) => times);
  for (const report of reports) rmSync(report, { force: true });
  const programs = new Programs();
  const started = performance.now();
  const results = await runSteps(STEPS, {
    cores: availableParallelism(),
    run: (step, isAlone) => programs.run(step, isAlone),
    onEnd: (result) => console.log(`${result.name}: ${verdict(result)} in${inSeconds(result.seconds)}`),
  });

  const written = reports.filter((report) => existsSync(report));
  console.log("\nThe slowest test files, the time of their tests added up:");
  for (const { file, seconds } of slowestFiles(written)) console.log(`${inSeconds(seconds)}  ${file}`);
  console.log("\nThe steps:");
  for (const result of results)
    console.log(`${inSeconds(result.seconds)}  ${result.name}: ${verdict(result)}`);
  console.log(`${inSeconds((performance.now() - started) / 1000)}  in all`);
  // Once more, since thousands of lines were printed after them.
  for (const { file, name, message } of failedTests(written))
    console.log(`\nFailed: ${file}${name && ` › ${name}`}\n${message.replace(/^/gm, "  ")}`);
  const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}.`);
  console.log(`\nchecks: ${results.length - failed.length} passed, ${failed.length} failed`);
  return failed.length > 0 ? 1 : 0;
}
