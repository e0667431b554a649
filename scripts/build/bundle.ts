import type { Diagnostic } from "../../schema/diagnostic";
import { keptBundle } from "../kept/kept-bundle";
import { progress } from "../progress";
import { UserError } from "../user-error";
import type { BundleReply, BundleTask } from "../workers/bundle-worker";
import { shareOut } from "../workers/share-out";

/** How often another build of the same folder may come between. */
const MOST_TRIES = 3;

/**
 * Bundles in a process of its own.
 *
 * @returns faults of the code
 */
async function runBundler(task: BundleTask, tries = 1): Promise<Diagnostic[]> {
  const replies: BundleReply[] = [];
  await shareOut<BundleTask, BundleReply>("workers/bundle-worker", {}, [task], (said) => replies.push(said));
  const [reply = []] = replies;
  if (reply !== "again") return reply;
  if (tries < MOST_TRIES) return runBundler(task, tries + 1);
  throw new UserError("Other builds of this folder came between each time. Try again when they have ended.");
}

/** What the bundler has to say. */
export interface Bundle {
  /** Faults of the code, such as a syntax error in a block. */
  faults: Diagnostic[];
  /** Names all that the bundle is made of, where it is known. */
  key: string | undefined;
}

/**
 * Bundles the browser's assets and the server code into `outDir/client` and `outDir/server`; the same sources once.
 *
 * @throws when the bundler fails otherwise than by a fault of the code
 */
export async function bundle(root: string, outDir: string): Promise<Bundle> {
  let faults: Diagnostic[] = [];
  const key = await keptBundle(root, outDir, async () => {
    faults = await runBundler({ root, outDir });
    return faults.length === 0;
  });
  return { faults, key };
}

/** Waits for a bundle, and shows that it does. */
export const waitFor = (bundling: Promise<Bundle>): Promise<Bundle> =>
  bundling.finally(progress("Bundling", 1));
