import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { postJson, TIMEOUT } from "./post-json";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

/** Never answers, and rejects when it is aborted, as the platform's fetch does. */
const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(new DOMException("Aborted.", "AbortError")));
  });

it("posts the value as JSON and asks for JSON", async () => {
  fetched.mockResolvedValue(new Response(null, { status: 201 }));
  expect(await postJson("https://forms.test/in", { email: "ana@example.com" })).toBe("sent");
  expect(fetched).toHaveBeenCalledTimes(1);
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe("https://forms.test/in");
  expect(init).toMatchObject({
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: '{"email":"ana@example.com"}',
  });
});

it.each([400, 404, 413, 429, 500, 503])("is refused by status %i", async (status) => {
  fetched.mockResolvedValue(new Response(null, { status }));
  expect(await postJson("/in", {})).toBe("refused");
});

it("is unreachable when no answer can come", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await postJson("/in", {})).toBe("unreachable");
});

it("waits for twenty seconds and no longer", async () => {
  fetched.mockImplementation(silent);
  let outcome = "";
  const done = postJson("/in", {}).then((ended) => {
    outcome = ended;
  });
  await vi.advanceTimersByTimeAsync(19_999);
  expect(outcome).toBe("");
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(outcome).toBe("timeout");
  expect(TIMEOUT).toBe(20_000);
});

it("leaves no timer behind", async () => {
  fetched.mockResolvedValue(new Response());
  await postJson("/in", {});
  expect(vi.getTimerCount()).toBe(0);
});
