import { expect, it } from "vitest";
import { processorBlocking, type TraceEvent } from "./processor-time";

const URL = "https://127.0.0.1:4200/pricing";
const MAIN = { pid: 7, tid: 1 };

const event = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  ...{ name, ph: "I", ...MAIN, ts, args: {} },
  ...more,
});
/** A task with its CPU time in milliseconds. */
const task = (ts: number, ms: number, more: Partial<TraceEvent> = {}) =>
  event("RunTask", ts, { ph: "X", tdur: ms * 1000, ...more });

const PAGE = [
  event("thread_name", 0, { ph: "M", args: { name: "CrRendererMain" } }),
  event("navigationStart", 10, { args: { data: { documentLoaderURL: URL } } }),
  event("firstContentfulPaint", 50),
];

it("sums the time of each task beyond 50 ms on a phone a fourth as fast", () => {
  expect(processorBlocking([...PAGE, task(60, 20), task(70, 15), task(80, 12)], URL)).toBe(30 + 10);
});

it("excludes tasks before the first paint and those of other threads and pages", () => {
  const others = [
    task(20, 90),
    task(60, 90, { tid: 2 }),
    task(60, 90, { pid: 8 }),
    event("Layout", 60, { ph: "X", tdur: 90_000 }),
  ];
  expect(processorBlocking([...PAGE, ...others], URL)).toBe(0);
});

it("is undefined for a page that was never painted", () => {
  expect(processorBlocking(PAGE.slice(0, 2), URL)).toBeUndefined();
  expect(processorBlocking(PAGE, `${URL}/other`)).toBeUndefined();
  expect(processorBlocking([], URL)).toBeUndefined();
});
