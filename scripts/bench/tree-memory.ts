import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** One line of `ps`: a process, its parent, its resident memory in kilobytes. */
interface Process {
  pid: number;
  parent: number;
  kilobytes: number;
}

/** Resident memory of a process and all that it has started, in kilobytes. */
export function memoryOfTree(pid: number, processes: readonly Process[]): number {
  const own = processes.find((entry) => entry.pid === pid)?.kilobytes ?? 0;
  const children = processes.filter((entry) => entry.parent === pid);
  return children.reduce((sum, child) => sum + memoryOfTree(child.pid, processes), own);
}

async function listProcesses(): Promise<Process[]> {
  const { stdout } = await run("ps", ["-A", "-o", "pid=,ppid=,rss="]);
  return stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, kilobytes }));
}

/** How often the memory is looked at, in milliseconds. */
const INTERVAL = 150;

/**
 * Watches the memory of a process tree until `stop` is called.
 *
 * @returns `stop`, which gives the highest sum seen, in megabytes
 */
export function watchMemory(pid: number): () => number {
  let peak = 0;
  const timer = setInterval(async () => {
    peak = Math.max(peak, memoryOfTree(pid, await listProcesses()));
  }, INTERVAL);
  return () => {
    clearInterval(timer);
    return peak / 1024;
  };
}
