import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Fault, plainFault } from "./fault";

const COMMAND = fileURLToPath(new URL("../generate.ts", import.meta.url));

function generate(root: string): Promise<Fault | undefined> {
  return new Promise((resolve) => {
    execFile(process.execPath, ["--import", "tsx", COMMAND], { cwd: root }, (error, _output, message) =>
      resolve(error ? plainFault("The generated files could not be written", message.trim()) : undefined),
    );
  });
}

/** `npm run generate` in a process of its own: it takes longer than a save should, and pages must be served meanwhile. */
export interface Regenerator {
  /** Resolves with what kept the command from its work, unless it has been called again since. */
  run(): Promise<Fault | undefined>;
  /** Resolves when no run is under way any more. */
  settled(): Promise<unknown>;
}

/**
 * Runs of the command one after the other: two at once would write the same files.
 *
 * @param root the project whose schemas are read
 */
export function regenerator(root: string): Regenerator {
  let last: Promise<Fault | undefined> = Promise.resolve(undefined);
  return {
    async run() {
      const run = last.then(() => generate(root));
      last = run;
      const fault = await run;
      return last === run ? fault : undefined;
    },
    settled: () => last,
  };
}
