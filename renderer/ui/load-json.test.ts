import { expect, it, vi } from "vitest";
import { loadJson, TIMEOUT_MS } from "./load-json";

const answer = (response: Response) => vi.stubGlobal("fetch", () => Promise.resolve(response));

/** Stubs a server that never responds. */
function silent() {
  const fetched = vi.fn(
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

it("returns the JSON of a path", async () => {
  answer(Response.json({ a: [1] }));
  await expect(loadJson("/data/a.json")).resolves.toEqual({ a: [1] });
});

it.each([
  ["a server error", new Response("{}", { status: 500 }), "/data/a.json answered with status 500."],
  ["an HTML page", new Response("<!doctype html>"), "/data/a.json holds no JSON."],
  ["an empty response", new Response(""), "/data/a.json holds no JSON."],
])("rejects %s", async (_, response, message) => {
  answer(response);
  await expect(loadJson("/data/a.json")).rejects.toMatchObject({ message });
});

it("aborts a request after the time limit", async () => {
  vi.useFakeTimers();
  const fetched = silent();
  const refused = expect(loadJson("/data/a.json")).rejects.toThrow("There was no answer within 30 seconds.");
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
  expect(fetched.mock.lastCall?.[1].signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await refused;
});

it("names the time limit even if the browser gives another reason while it reads the response", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream({
      start: (reading) =>
        signal.addEventListener("abort", () => reading.error(new DOMException("", "AbortError"))),
    });
    return Promise.resolve(new Response(body));
  });
  const refused = expect(loadJson("/data/a.json")).rejects.toThrow("There was no answer within 30 seconds.");
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  await refused;
});

it("aborts a request with the caller's signal and reason, and makes no further request", async () => {
  const fetched = silent();
  const caller = new AbortController();
  const loaded = loadJson("/data/a.json", caller.signal);
  caller.abort(new Error("another country"));
  await expect(loaded).rejects.toThrow("another country");
  await expect(loadJson("/data/a.json", caller.signal)).rejects.toThrow("another country");
  expect(fetched).toHaveBeenCalledOnce();
});

it("leaves no timer running", async () => {
  vi.useFakeTimers();
  answer(Response.json(1));
  await loadJson("/data/a.json");
  answer(new Response(""));
  await expect(loadJson("/data/a.json")).rejects.toThrow("no JSON");
  expect(vi.getTimerCount()).toBe(0);
});
