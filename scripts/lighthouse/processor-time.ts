/** An event of a trace, as far as it is read here; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** The processor's time, where the event has a duration. */
  tdur?: number;
  args: { name?: unknown; data?: { documentLoaderURL?: string | undefined } | undefined };
}

/** How much slower than this machine the phone is, as Lighthouse has it. */
export const SLOWDOWN = 4;

/** What a task may take before it blocks, in milliseconds (https://web.dev/articles/tbt). */
const BUDGET = 50;

/** The tasks of a thread, as Chromium's scheduler names them. */
const TASK = /^(?:ThreadControllerImpl::)?RunTask$/;

/**
 * The blocking time of a page by what its tasks have had of a processor, in milliseconds: that of each task of its main
 * thread that begins after the first paint, on a phone, beyond what a task may take. Lighthouse reckons from the clock, so
 * that a task also takes what it has waited for a core; on two virtual ones, that is more than it works.
 *
 * @param url of the page
 * @returns undefined where the trace has no first paint of the page
 */
export function processorBlocking(events: readonly TraceEvent[], url: string): number | undefined {
  const start = events.findLast(
    ({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL === url,
  );
  const ofPage = events.filter(({ pid, ts }) => start && pid === start.pid && ts >= start.ts);
  const paint = ofPage.find(({ name }) => name === "firstContentfulPaint");
  const main = events.find(
    ({ name, pid, args }) => name === "thread_name" && pid === start?.pid && args.name === "CrRendererMain",
  );
  if (!paint || !main) return undefined;
  return ofPage
    .filter(({ name, ph, tid, ts }) => TASK.test(name) && ph === "X" && tid === main.tid && ts >= paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWDOWN - BUDGET), 0);
}
