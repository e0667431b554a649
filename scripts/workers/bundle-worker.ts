import type { Diagnostic } from "../../schema/diagnostic";
import { bundleFaults } from "../build/bundle-faults";
import { answerCalls } from "./calls";

/** Input and output folders of the bundler. */
export interface BundleTask {
  /** Folder with the code. */
  root: string;
  outDir: string;
}

/** Faults of the code; or "again" if another build interfered, and bundling should be retried. */
export type BundleReply = Diagnostic[] | "again";

/**
 * Whether another build of the same folder interfered. Vike writes a temporary file beside each of its settings, imports
 * it and removes it. All builds use the same file name, so that one may remove it before another imports it.
 */
const isConcurrentBuildError = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "ENOENT" || error.code === "ERR_MODULE_NOT_FOUND") &&
  /\.build-[a-z0-9]{12}\.mjs/.test(error.message);

/** Bundles and reports the faults of the code. Its memory, some 440 MB, is freed when this process ends. */
answerCalls({
  work: async ({ root, outDir }: BundleTask): Promise<BundleReply> => {
    const { build } = await import("vike/api");
    try {
      await build({ viteConfig: { root, logLevel: "warn", build: { outDir, emptyOutDir: true } } });
    } catch (error) {
      if (isConcurrentBuildError(error)) return "again";
      const faults = await bundleFaults(root, error);
      if (faults.length === 0) throw error;
      return faults;
    }
    return [];
  },
});
