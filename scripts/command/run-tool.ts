import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { join } from "node:path";

/** What Node runs to start a program of ours: `[RUN_FILE, "dev/check-process"]` is scripts/dev/check-process.ts. */
export const RUN_FILE = join(import.meta.dirname, "../run.mjs");

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Runs a program of ours, such as `build`, to its end, in this terminal. A signal to this process is passed on to it.
 *
 * @returns its exit code; where a signal ended it, 128 and the signal's number, as in a shell
 */
export async function runOwn(root: string, name: string, ...args: string[]): Promise<number> {
  const child = spawn(process.execPath, [RUN_FILE, name, ...args], { cwd: root, stdio: "inherit" });
  const pass = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, pass);
  try {
    const [code, signal] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
    return code ?? 128 + constants.signals[signal ?? "SIGTERM"];
  } finally {
    for (const signal of SIGNALS) process.off(signal, pass);
  }
}
