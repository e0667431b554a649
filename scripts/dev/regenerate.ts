import { execFile } from "node:child_process";
import { RUN_FILE } from "../command/run-file";
import type { Fault } from "./fault";

/** Debounce for writing generated files, in milliseconds. */
const DEBOUNCE_MS = 3000;

function generate(root: string): Promise<Fault | undefined> {
  return new Promise((resolve) => {
    execFile(process.execPath, [RUN_FILE, "generate"], { cwd: root }, (error, _output, message) =>
      resolve(
        error ? { title: "The generated files could not be written", text: message.trim() } : undefined,
      ),
    );
  });
}

/**
 * Runs `npm run generate` in a separate process: it takes longer than a save should, and pages must be served in the
 * meantime. Runs are sequential, since two at once would write the same files.
 *
 * @param root the project whose schemas are read
 * @param onFail called with the fault of a run
 */
export function createRegenerator(root: string, onFail: (fault: Fault) => void) {
  let queue = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async (ownTimer: typeof timer): Promise<void> => {
    const fault = await generate(root);
    // A save in between may have fixed the fault; the run scheduled by that save reports it otherwise.
    if (fault && ownTimer === timer) onFail(fault);
  };
  return {
    /** Schedules a run, since no page depends on the files; each further call delays it. */
    schedule(): void {
      clearTimeout(timer);
      const ownTimer = setTimeout(() => {
        queue = queue.then(() => run(ownTimer));
      }, DEBOUNCE_MS);
      timer = ownTimer;
    },
    /** Cancels a scheduled run, and resolves when the current one has ended. */
    stop(): Promise<void> {
      clearTimeout(timer);
      return queue;
    },
  };
}
