import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { constants } from "node:os";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** What signals come from: this process, except in tests. */
type Signals = Pick<NodeJS.EventEmitter, "once" | "off">;

/**
 * Runs Node in a group of processes of its own and removes the folder that it works in. A signal ends the whole group
 * at once: whatever it has started would go on writing otherwise.
 *
 * @returns the exit code; 128 and the signal's number after a signal, as in a shell
 */
export async function inFolder(
  folder: string,
  args: readonly string[],
  options: SpawnOptions = {},
  signals: Signals = process,
): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: "inherit", ...options, detached: true });
  let endedBy: NodeJS.Signals | undefined;
  const end = (signal: NodeJS.Signals) => {
    endedBy = signal;
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  };
  for (const signal of SIGNALS) signals.once(signal, end);
  try {
    const [code] = (await once(child, "exit")) as [number | null];
    return endedBy ? 128 + constants.signals[endedBy] : (code ?? 1);
  } finally {
    for (const signal of SIGNALS) signals.off(signal, end);
    // The last of the group may be ending still.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
