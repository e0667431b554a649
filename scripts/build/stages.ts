/** Stages of a build, in order. */
export const STAGES = ["check", "bundle", "render", "write", "compress", "publish"] as const;
type Stage = (typeof STAGES)[number];

/**
 * Duration of each stage of this process's build in milliseconds. The first one includes the start of the process; those
 * that the build has not completed are missing.
 */
export const stageTimes: Partial<Record<Stage, number>> = {};

let lastEnd = 0;

/** Records the end of a stage. */
export function endStage(stage: Stage): void {
  const now = performance.now();
  stageTimes[stage] = now - lastEnd;
  lastEnd = now;
}
