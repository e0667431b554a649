import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A process, its parent, its resident memory in kilobytes. */
type Process = Awaited<ReturnType<typeof listProcesses>>[number];

/** Returns a process and all its descendants. */
export function processesOfTree(pid: number, processes: readonly Process[]): Process[] {
  const own = processes.filter((entry) => entry.pid === pid);
  const children = processes.filter((entry) => entry.parent === pid);
  return [...own, ...children.flatMap((child) => processesOfTree(child.pid, processes))];
}

/**
 * Returns the memory of a process in kilobytes. Memory shared between processes, such as Node itself, counts
 * proportionally, so that the sum is what the machine needs (`Pss`, proc_pid_smaps(5)). On systems without that figure,
 * returns the resident memory.
 */
async function memoryOf({ pid, kilobytes }: Process): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? kilobytes);
}

async function listProcesses() {
  const { stdout } = await run("ps", ["-A", "-o", "pid=,ppid=,rss="]);
  return stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, kilobytes }));
}

/** Interval between two memory samples, in milliseconds. */
const SAMPLE_INTERVAL_MS = 150;

/**
 * Samples the memory of a process tree until `stop` is called.
 *
 * @returns `stop`, which returns the peak total in megabytes
 */
export function watchMemory(pid: number): () => number {
  let peak = 0;
  const timer = setInterval(async () => {
    const memory = await Promise.all(processesOfTree(pid, await listProcesses()).map(memoryOf));
    peak = Math.max(
      peak,
      memory.reduce((sum, kilobytes) => sum + kilobytes, 0),
    );
  }, SAMPLE_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    return peak / 1024;
  };
}
