import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { join } from "node:path";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Runs a program of the project's packages to its end, in this terminal. A signal to this process is passed on to it.
 *
 * @param program its name in node_modules/.bin
 * @returns its exit code; where a signal ended it, 128 and the signal's number, as in a shell
 */
export async function runTool(root: string, program: string, ...args: string[]): Promise<number> {
  const child = spawn(join(root, "node_modules/.bin", program), args, { cwd: root, stdio: "inherit" });
  const pass = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, pass);
  try {
    const [code, signal] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
    return code ?? 128 + constants.signals[signal ?? "SIGTERM"];
  } finally {
    for (const signal of SIGNALS) process.off(signal, pass);
  }
}
