import type { Step } from "./steps";

/** How a step ended. */
export interface StepResult {
  name: string;
  passed: boolean;
  /** What it has said. */
  output: string;
  seconds: number;
}

export interface RunOptions {
  /** How many there are for the steps that run at a time. */
  cores: number;
  /** Runs a step. `isAlone` when it has all cores, so that it may print as it goes. */
  run: (step: Step, isAlone: boolean) => Promise<Pick<StepResult, "passed" | "output">>;
  onEnd?: (result: StepResult) => void;
}

/**
 * Runs steps side by side, in their order, and after those the steps that use all cores, one by one. A step that needs a
 * failed one is not run, and counts as failed.
 *
 * @returns the results in the order of the steps
 */
export async function runSteps(
  steps: readonly Step[],
  { cores, run, onEnd }: RunOptions,
): Promise<StepResult[]> {
  const ends = new Map<string, Promise<StepResult>>();
  const end = async (step: Step): Promise<StepResult> => {
    const needed = await Promise.all((step.needs ?? []).map((name) => ends.get(name)));
    const missing = needed.find((result) => !result?.passed);
    const started = performance.now();
    const outcome = missing
      ? { passed: false, output: `Not run, since "${missing.name}" failed.` }
      : await run(step, step.cores === "all");
    const result = { name: step.name, ...outcome, seconds: (performance.now() - started) / 1000 };
    onEnd?.(result);
    return result;
  };
  const start = (step: Step): Promise<StepResult> => {
    const result = end(step);
    ends.set(step.name, result);
    return result;
  };
  const queue = steps.filter((step) => step.cores !== "all").values();
  const fillCore = async () => {
    for (const step of queue) {
      const result = start(step);
      if (step.cores !== 0) await result;
    }
  };
  await Promise.all(Array.from({ length: cores }, fillCore));
  for (const step of steps) if (step.cores === "all") await start(step);
  return Promise.all(steps.flatMap(({ name }) => ends.get(name) ?? []));
}
