import type { Step } from "./steps";

/** Outcome of a step's program, and what it has printed. */
export interface Outcome {
  passed: boolean;
  output: string;
}

export interface StepResult extends Outcome {
  name: string;
  seconds: number;
}

/**
 * Runs steps in parallel, in their order, and the steps that use all cores one by one, as soon as no other step waits for a
 * core. A step that needs a failed one is not run and counts as failed.
 *
 * @param cores number of cores for the steps that run in parallel
 * @param run runs the program of a step
 * @param onEnd is called when a step ends
 * @returns the results in the order of the steps
 */
export async function runSteps(
  steps: readonly Step[],
  cores: number,
  run: (step: Step) => Promise<Outcome>,
  onEnd?: (result: StepResult) => void,
): Promise<StepResult[]> {
  const ends = new Map<string, Promise<StepResult>>();
  const end = async (step: Step): Promise<StepResult> => {
    const needed = await Promise.all((step.needs ?? []).map((name) => ends.get(name)));
    const missing = needed.find((result) => !result?.passed);
    const started = performance.now();
    const outcome = missing
      ? { passed: false, output: `Not run, since "${missing.name}" failed.` }
      : await run(step);
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
