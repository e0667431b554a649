import { spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { processesOfTree, watchMemory } from "./tree-memory";

it("finds a process and its descendants only", () => {
  const processes = [
    { pid: 1, parent: 0, kilobytes: 1000 },
    { pid: 10, parent: 1, kilobytes: 50 },
    { pid: 11, parent: 10, kilobytes: 20 },
    { pid: 12, parent: 10, kilobytes: 30 },
    { pid: 13, parent: 12, kilobytes: 5 },
  ];
  const pids = (pid: number) => processesOfTree(pid, processes).map((found) => found.pid);
  expect(pids(10)).toEqual([10, 11, 12, 13]);
  expect(pids(99)).toEqual([]);
});

it("measures the memory of a process and its children", async () => {
  const hold =
    "globalThis.held = Buffer.alloc(60e6, 1); process.stdin.resume().on('end', () => process.exit());";
  const start = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(hold)}], { stdio: ["inherit"] });`;
  const { pid = 0, stdin } = spawn(process.execPath, ["-e", `${start} ${hold}`]);
  onTestFinished(() => void stdin.end());
  let peak = 0;
  await vi.waitFor(
    async () => {
      const stop = watchMemory(pid);
      await setTimeout(500);
      peak = stop();
      // Twice 60 MB, and Node itself.
      expect(peak).toBeGreaterThan(125);
    },
    { timeout: 60_000 },
  );
  expect(peak).toBeLessThan(260);
});
