/** The fields of a trace event that are read here; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** CPU time, if the event has a duration. */
  tdur?: number;
  args: { name?: unknown; data?: { documentLoaderURL?: string | undefined } | undefined };
}

/** Factor by which the phone is slower than this machine, as in Lighthouse. */
export const CPU_SLOWDOWN = 4;

/** Maximum duration of a task before it blocks, in milliseconds (https://web.dev/articles/tbt). */
const MAX_TASK_MS = 50;

/** Matches the events of tasks, as Chromium's scheduler names them. */
const TASK = /^(?:ThreadControllerImpl::)?RunTask$/;

/**
 * Returns the blocking time of a page by CPU time, in milliseconds: for each main-thread task that begins after the
 * first paint, its time on a phone beyond the maximum. Lighthouse uses wall-clock time, which includes the time that a
 * task waits for a core; on two virtual cores, that exceeds its CPU time.
 *
 * @param url address of the page
 * @returns undefined if the trace has no first paint of the page
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
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * CPU_SLOWDOWN - MAX_TASK_MS), 0);
}
