import type { Diagnostic } from "../../schema/diagnostic";
import { bundleFaults } from "../build/bundle-faults";
import { onTask } from "./on-task";

/** What to bundle, and where to. */
export interface BundleTask {
  /** Folder with the code. */
  root: string;
  outDir: string;
}

/** Bundles, and says what is wrong with the code. What the bundler takes, some 500 MB, ends with this process. */
onTask<BundleTask, Diagnostic[]>(async ({ root, outDir }, say) => {
  const { build } = await import("vike/api");
  try {
    await build({ viteConfig: { root, logLevel: "warn", build: { outDir, emptyOutDir: true } } });
  } catch (error) {
    const faults = await bundleFaults(root, error);
    if (faults.length === 0) throw error;
    await say(faults);
  }
});
