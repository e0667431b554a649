import { execFile } from "node:child_process";
import { RUN_FILE } from "../command/run-tool";
import { type Fault, plainFault } from "./fault";

/** So long nothing has been saved before what editors offer is written: no page waits for it. In milliseconds. */
const IDLE_TIME = 2000;

function start(program: string, root: string): Promise<Fault | undefined> {
  return new Promise((resolve) => {
    execFile(process.execPath, [RUN_FILE, program], { cwd: root }, (error, _output, message) =>
      resolve(error ? plainFault("The generated files could not be written", message.trim()) : undefined),
    );
  });
}

/**
 * `npm run generate` in a process of its own: it takes longer than a save should, and pages must be served meanwhile. One
 * run comes after the other, since two at once would write the same files.
 *
 * @param root the project whose schemas are read
 */
export function regenerator(root: string) {
  let queue: Promise<unknown> = Promise.resolve();
  let runs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const add = (program: string): Promise<Fault | undefined> => {
    const run = queue.then(() => start(program, root));
    queue = run;
    return run;
  };
  return {
    /** Resolves with what kept the command from its work, unless it has been called again since. */
    async run(): Promise<Fault | undefined> {
      runs += 1;
      const own = runs;
      const fault = await add("generate");
      return own === runs ? fault : undefined;
    },
    /** Writes what the content offers to editors, once nothing has been saved for a while. */
    offerLater(): void {
      clearTimeout(timer);
      // The check tells what is wrong with the content; what it offers can wait until that is mended.
      timer = setTimeout(() => void add("dev/write-offers"), IDLE_TIME);
    },
    /** Resolves when no run is under way any more, and begins none that was put off. */
    settled(): Promise<unknown> {
      clearTimeout(timer);
      return queue;
    },
  };
}
