import { expect, it } from "vitest";
import type { FixtureTask } from "./fixture-worker";
import { shareOut } from "./share-out";

/** Shares numbers out among workers that do this with them, and gives their replies. */
async function replies(numbers: readonly number[], does: FixtureTask["does"]): Promise<number[]> {
  const all: number[] = [];
  const task = (share: number[]): FixtureTask => ({ does, share });
  await shareOut<number, number>("workers/fixture-worker", numbers, task, (reply) => all.push(reply));
  return all.sort((a, b) => a - b);
}

it("gives every page to one worker, and passes on every reply", async () => {
  const pages = [...Array(201).keys()];
  expect(await replies(pages, "double")).toEqual(pages.map((page) => page * 2));
});

it("tells of a worker that fails, or that ends in the middle", async () => {
  await expect(replies([1], "end")).rejects.toThrow("workers/fixture-worker ended with code 3.");
  await expect(replies([1], "fail")).rejects.toThrow("workers/fixture-worker ended with code 1.");
});
