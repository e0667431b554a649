import { expect, it } from "vitest";
import { runInWorkers } from "./run-in-workers";
import type { Behavior } from "./worker.fixture";

/** Distributes numbers among workers that process them in the given way, and returns the replies. */
async function replies(
  numbers: readonly number[],
  does: Behavior,
  coreIsFree?: Promise<unknown>,
): Promise<number[]> {
  const all: number[] = [];
  await runInWorkers<number, number>(
    "workers/worker.fixture",
    [does],
    numbers,
    (reply) => all.push(reply),
    coreIsFree,
  );
  return all.sort((a, b) => a - b);
}

const PAGES = [...Array(201).keys()];

it("assigns every page to one worker, and passes on every reply", async () => {
  expect(await replies(PAGES, "double")).toEqual(PAGES.map((page) => page * 2));
  expect(await replies([], "double")).toEqual([]);
});

it("uses no core that is not free", async () => {
  const never = new Promise(() => {});
  expect(new Set(await replies(PAGES, "name itself", never)).size).toBe(1);
});

it("reports a worker that fails or exits early", async () => {
  await expect(replies([1], "end")).rejects.toThrow("workers/worker.fixture ended with code 3.");
  await expect(replies([1], "stop")).rejects.toThrow("workers/worker.fixture ended with code 0.");
  await expect(replies([1], "fail")).rejects.toThrow("no");
});
