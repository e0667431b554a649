import type { Diagnostic } from "../../schema/diagnostic";
import { bundleFaults } from "../build/bundle-faults";
import { onTask } from "./on-task";

/** What to bundle, and where to. */
export interface BundleTask {
  /** Folder with the code. */
  root: string;
  outDir: string;
}

/** What is wrong with the code; or that another build came between, so that it is to be tried again. */
export type BundleReply = Diagnostic[] | "again";

/**
 * Vike writes a file beside each of its settings, imports it and removes it. Builds of one folder give it one name, so
 * that one may remove what the other is about to import.
 */
const isConcurrentBuildError = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "ENOENT" || error.code === "ERR_MODULE_NOT_FOUND") &&
  /\.build-[a-z0-9]{12}\.mjs/.test(error.message);

/** Bundles, and says what is wrong with the code. What the bundler takes, some 440 MB, ends with this process. */
onTask<object, BundleTask, BundleReply>(async () => async ({ root, outDir }) => {
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
});
