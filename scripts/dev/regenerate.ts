import { execFile } from "node:child_process";
import { RUN_FILE } from "../command/run-file";
import { type Fault, plainFault } from "./fault";

/** So long nothing has been saved before what no page waits for is written. In milliseconds. */
const IDLE_TIME = 3000;

function generate(root: string): Promise<Fault | undefined> {
  return new Promise((resolve) => {
    execFile(process.execPath, [RUN_FILE, "generate"], { cwd: root }, (error, _output, message) =>
      resolve(error ? plainFault("The generated files could not be written", message.trim()) : undefined),
    );
  });
}

/**
 * `npm run generate` in a process of its own: it takes longer than a save should, and pages must be served meanwhile. One
 * run comes after the other, since two at once would write the same files.
 *
 * @param root the project whose schemas are read
 * @param onFail told what kept a later run from its work
 */
export function regenerator(root: string, onFail: (fault: Fault) => void) {
  let queue: Promise<Fault | undefined> = Promise.resolve(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (): Promise<Fault | undefined> => {
    queue = queue.then(() => generate(root));
    return queue;
  };
  return {
    /** Resolves with what kept the command from its work. */
    now,
    /** For what no page waits for, such as types: once nothing has been saved for a while. */
    later(): void {
      clearTimeout(timer);
      const own = setTimeout(async () => {
        const fault = await now();
        // A save in between may have mended it; the run after that one will tell.
        if (fault && own === timer) onFail(fault);
      }, IDLE_TIME);
      timer = own;
    },
    /** Resolves when no run is under way any more, and begins none that was put off. */
    settled(): Promise<unknown> {
      clearTimeout(timer);
      return queue;
    },
  };
}
