import type { Diagnostic } from "../../schema/diagnostic";
import { keptBundle } from "../kept/kept-bundle";
import { progress } from "../progress";
import type { BundleTask } from "../workers/bundle-worker";
import { runWorker } from "../workers/run-worker";

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
      const task: BundleTask = { root, outDir };
      await runWorker<Diagnostic[]>("workers/bundle-worker", task, (found) => {
        faults = found;
      });
      return faults.length === 0;
    });
    if (faults.length === 0) ended();
    return { faults, key };
  } finally {
    ended.stop();
  }
}
