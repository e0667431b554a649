import type { Diagnostic } from "../../schema/diagnostic";
import { keptBundle } from "../kept/kept-bundle";
import { progress } from "../progress";
import { UserError } from "../user-error";
import type { BundleReply, BundleTask } from "../workers/bundle-worker";
import { runWorker } from "../workers/run-worker";

/** How often another build of the same folder may come between. */
const MOST_TRIES = 3;

/**
 * Bundles in a process of its own.
 *
 * @returns faults of the code
 */
async function runBundler(task: BundleTask, tries = 1): Promise<Diagnostic[]> {
  let said: BundleReply = [];
  await runWorker<BundleReply>("workers/bundle-worker", task, (reply) => {
    said = reply;
  });
  // What a callback has assigned is no longer what the compiler knows of it.
  const reply = said as BundleReply;
  if (reply !== "again") return reply;
  if (tries < MOST_TRIES) return runBundler(task, tries + 1);
  throw new UserError("Other builds of this folder came between each time. Try again when they have ended.");
}

/**
 * Bundles the browser's assets and the server code into `outDir/client` and `outDir/server`; the same sources once.
 *
 * @returns faults of the code, such as a syntax error in a block, and a key for all that the bundle is made of, where it is
 *   known
 * @throws when the bundler fails otherwise than by a fault of the code
 */
export async function bundle(root: string, outDir: string) {
  // React renders several times slower in development mode; workers inherit this.
  process.env.NODE_ENV = "production";
  const ended = progress("Bundling", 1);
  let faults: Diagnostic[] = [];
  try {
    const key = await keptBundle(root, outDir, async () => {
      faults = await runBundler({ root, outDir });
      return faults.length === 0;
    });
    if (faults.length === 0) ended();
    return { faults, key };
  } finally {
    ended.stop();
  }
}
