/** Stages of a build, in order. */
export const STAGES = ["check", "bundle", "render", "write", "compress", "publish"] as const;
export type Stage = (typeof STAGES)[number];

/** Duration of each stage in milliseconds; a failed build lacks the stages that it did not complete. */
export type StageTimes = Partial<Record<Stage, number>>;

/** Records the end of a stage. */
export const endStage = (stage: Stage): void => void performance.mark(stage);

/** Returns the durations of the stages of this process's build. The first stage includes the start of the process. */
export function stageTimes(): StageTimes {
  const times: StageTimes = {};
  let start = 0;
  for (const stage of STAGES) {
    const [mark] = performance.getEntriesByName(stage, "mark");
    if (!mark) break;
    times[stage] = mark.startTime - start;
    start = mark.startTime;
  }
  return times;
}
