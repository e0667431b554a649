import type { Step } from "./steps";

/** How a step ended. */
export interface StepResult {
  name: string;
  passed: boolean;
  seconds: number;
  /** The step that failed, and without which this one was not run. */
  missing?: string;
}

export interface RunOptions {
  /** How many there are for the steps that run at a time. */
  cores: number;
  /** Runs a step; false when it failed. `isAlone` when it has all cores, so that it may print as it goes. */
  run: (step: Step, isAlone: boolean) => Promise<boolean>;
  onEnd?: (result: StepResult) => void;
  now?: () => number;
}

/**
 * Runs steps side by side, in their order as far as cores and needs allow. A step that needs a failed one is not run,
 * and counts as failed.
 *
 * @returns the results in the order of the steps
 */
export async function runSteps(
  steps: readonly Step[],
  { cores, run, onEnd, now = () => performance.now() }: RunOptions,
): Promise<StepResult[]> {
  const results = new Map<string, StepResult>();
  const waiting = [...steps];
  const running = new Set<Promise<void>>();
  let free = cores;

  const end = (result: StepResult) => {
    results.set(result.name, result);
    onEnd?.(result);
  };
  const coresOf = (step: Step): number => (step.cores === "all" ? cores : (step.cores ?? 1));
  const start = (step: Step) => {
    const started = now();
    free -= coresOf(step);
    const work = run(step, step.cores === "all").then((passed) => {
      running.delete(work);
      free += coresOf(step);
      end({ name: step.name, passed, seconds: (now() - started) / 1000 });
    });
    running.add(work);
  };
  const take = (index: number): Step | undefined => (index < 0 ? undefined : waiting.splice(index, 1)[0]);
  const isReady = ({ needs = [] }: Step) => needs.every((name) => results.get(name)?.passed === true);
  const failedNeed = ({ needs = [] }: Step) => needs.find((name) => results.get(name)?.passed === false);

  while (waiting.length > 0 || running.size > 0) {
    const lost = () => take(waiting.findIndex(failedNeed));
    for (let step = lost(); step; step = lost())
      end({ name: step.name, passed: false, seconds: 0, missing: failedNeed(step) ?? "" });
    const next = () => take(waiting.findIndex((step) => isReady(step) && coresOf(step) <= free));
    for (let step = next(); step; step = next()) start(step);
    if (running.size > 0) await Promise.race(running);
    else if (waiting.length > 0 && !waiting.some(isReady) && !waiting.some(failedNeed))
      throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name).join(", ")}.`);
  }
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}
