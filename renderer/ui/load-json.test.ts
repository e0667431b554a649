import { afterEach, expect, it, vi } from "vitest";
import { loadJson, TIME_LIMIT, withinLimit } from "./load-json";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answer = (response: Response) => vi.stubGlobal("fetch", () => Promise.resolve(response));
const never = () => new Promise<never>(() => {});

it("gives the JSON of a path", async () => {
  answer(Response.json({ a: [1] }));
  await expect(loadJson("/data/a.json")).resolves.toEqual({ a: [1] });
});

it.each([
  ["an error of the server", new Response("{}", { status: 500 }), "/data/a.json answered with status 500."],
  ["a page", new Response("<!doctype html>"), "/data/a.json holds no JSON."],
  ["nothing", new Response(""), "/data/a.json holds no JSON."],
])("refuses %s", async (_, response, message) => {
  answer(response);
  await expect(loadJson("/data/a.json")).rejects.toMatchObject({ message });
});

it("gives a task up after the limit, and tells the task", async () => {
  vi.useFakeTimers();
  let isTold = false;
  const done = withinLimit((signal) => {
    signal.addEventListener("abort", () => {
      isTold = true;
    });
    return never();
  });
  const refused = expect(done).rejects.toThrow("There was no answer within 30 seconds.");
  await vi.advanceTimersByTimeAsync(TIME_LIMIT - 1);
  expect(isTold).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  expect(isTold).toBe(true);
});

it("gives a task up when its caller does, for the caller's reason, and starts none after that", async () => {
  const caller = new AbortController();
  const task = vi.fn(never);
  const done = withinLimit(task, caller.signal);
  caller.abort(new Error("another country"));
  await expect(done).rejects.toThrow("another country");
  await expect(withinLimit(task, caller.signal)).rejects.toThrow("another country");
  expect(task).toHaveBeenCalledOnce();
});

it("leaves no timer behind", async () => {
  vi.useFakeTimers();
  await withinLimit(() => Promise.resolve(1));
  await expect(withinLimit(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(vi.getTimerCount()).toBe(0);
});
