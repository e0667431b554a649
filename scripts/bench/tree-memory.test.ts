import { expect, it } from "vitest";
import { memoryOfTree } from "./tree-memory";

it("adds up a process and everything below it, and nothing else", () => {
  const processes = [
    { pid: 1, parent: 0, kilobytes: 1000 },
    { pid: 10, parent: 1, kilobytes: 50 },
    { pid: 11, parent: 10, kilobytes: 20 },
    { pid: 12, parent: 10, kilobytes: 30 },
    { pid: 13, parent: 12, kilobytes: 5 },
  ];
  expect(memoryOfTree(10, processes)).toBe(105);
  expect(memoryOfTree(99, processes)).toBe(0);
});
