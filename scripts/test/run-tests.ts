import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { runSteps, type StepResult } from "./run-steps";
import { BROWSER_TIMES, STEPS, type Step } from "./steps";
import { failedTests, slowestFiles } from "./test-reports";

const inSeconds = (seconds: number): string => `${seconds.toFixed(1).padStart(6)} s`;

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** Runs the programs of steps until a signal comes: it is passed on to those that run, and no other begins. */
class Programs {
  readonly #running = new Set<ChildProcess>();
  #isStopped = false;

  constructor() {
    for (const signal of SIGNALS)
      process.once(signal, () => {
        this.#isStopped = true;
        for (const child of this.#running) child.kill(signal);
      });
  }

  /** True when it exits with 0. Beside others its output is held back until it ends. */
  run({ name, command: [program, ...args] }: Step, isAlone: boolean): Promise<boolean> {
    if (this.#isStopped) return Promise.resolve(false);
    if (isAlone) console.log(`\n${name}`);
    const child = spawn(program, args, {
      stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_TIMES },
    });
    this.#running.add(child);
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => output.push(chunk));
    return new Promise((resolve) => {
      const end = (passed: boolean) => {
        this.#running.delete(child);
        if (!isAlone) process.stdout.write(`\n${name}\n${Buffer.concat(output).toString()}`);
        resolve(passed);
      };
      child.on("error", (error) => {
        console.error(error.message);
        end(false);
      });
      child.on("close", (code) => end(code === 0));
    });
  }
}

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
