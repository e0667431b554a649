import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it, vi } from "vitest";
import { memoizeByText } from "./memoize";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

function memory(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

it("calls the function once for each text", () => {
  const ask = vi.fn((text: string) => [text]);
  const answerOf = memoizeByText(ask);
  expect(answerOf("From $12 a month")).toBe(answerOf("From $12 a month"));
  expect(answerOf("Of a 😀 half: \ud83d")).toEqual(["Of a 😀 half: \ud83d"]);
  expect(ask).toHaveBeenCalledTimes(2);
});

it("retains a text that is part of a page without retaining the page", () => {
  const answerOf = memoizeByText((text) => [text.slice(0, 20)]);
  const page = 400_000;
  const pages = 50;
  const before = memory();
  for (let number = 0; number < pages; number++)
    answerOf(Buffer.alloc(page, `A sentence of page ${number}. `).toString().slice(100, 200));
  expect(memory() - before).toBeLessThan((page * pages) / 2);
  expect(answerOf("another")).toEqual(["another"]);
});
