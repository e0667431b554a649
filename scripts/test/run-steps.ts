import type { Step } from "./steps";

/** Result of a step. */
export interface StepResult {
  name: string;
  passed: boolean;
  /** Output of its program. */
  output: string;
  seconds: number;
}

export interface RunOptions {
  /** Number of cores for the steps that run in parallel. */
  cores: number;
  /** Runs a step. `isLong` is true if it uses all cores: it may print while it runs. */
  run: (step: Step, isLong: boolean) => Promise<Pick<StepResult, "passed" | "output">>;
  onEnd?: (result: StepResult) => void;
}

/**
 * Runs steps in parallel, in their order, and the steps that use all cores one by one, as soon as no other step waits for a
 * core. A step that needs a failed one is not run and counts as failed.
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
  await Promise.race(Array.from({ length: cores }, fillCore));
  for (const step of steps) if (step.cores === "all") await start(step);
  return Promise.all(steps.flatMap(({ name }) => ends.get(name) ?? []));
}
