import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { join } from "node:path";

/** What Node runs to start a program of ours: `[RUN_FILE, "dev/check-process"]` is scripts/dev/check-process.ts. */
export const RUN_FILE = join(import.meta.dirname, "../run.mjs");

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Runs a program to its end, in this terminal. A signal to this process is passed on to it.
 *
 * @param file its path
 * @returns its exit code; where a signal ended it, 128 and the signal's number, as in a shell
 */
async function runToEnd(root: string, file: string, args: readonly string[]): Promise<number> {
  const child = spawn(file, args, { cwd: root, stdio: "inherit" });
  const pass = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, pass);
  try {
    const [code, signal] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
    return code ?? 128 + constants.signals[signal ?? "SIGTERM"];
  } finally {
    for (const signal of SIGNALS) process.off(signal, pass);
  }
}

/** Runs a program of the project's packages, by its name in node_modules/.bin, as `runToEnd` does. */
export const runTool = (root: string, name: string, ...args: string[]): Promise<number> =>
  runToEnd(root, join(root, "node_modules/.bin", name), args);

/** Runs a program of ours, such as `build`, as `runToEnd` does. */
export const runOwn = (root: string, name: string, ...args: string[]): Promise<number> =>
  runToEnd(root, process.execPath, [RUN_FILE, name, ...args]);
