/** What a build does, in this order: it checks the sources, and so on until the site is published. */
export const STAGES = ["check", "bundle", "render", "write", "compress", "publish"] as const;
export type Stage = (typeof STAGES)[number];

/** Milliseconds that each stage took; of a build that failed, of those that it came to. */
export type StageTimes = Partial<Record<Stage, number>>;

/** Notes that a stage of the build has come to its end. */
export const endStage = (stage: Stage): void => void performance.mark(stage);

/** How long the stages of the last build of this process took; the first one begins with the process. */
export function stageTimes(): StageTimes {
  const times: StageTimes = {};
  let start = 0;
  for (const stage of STAGES) {
    const end = performance.getEntriesByName(stage, "mark").at(-1)?.startTime;
    if (end === undefined) break;
    times[stage] = end - start;
    start = end;
  }
  return times;
}
