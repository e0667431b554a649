import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { prepareWorkFolders } from "../build/work-folders";
import { RUN_FILE } from "../command/run-file";
import { inFolder } from "./in-folder";

/**
 * Measures sites of some sizes, in processes of their own. React renders several times slower in development mode, and
 * reads which it is when it is loaded.
 *
 * @returns the exit code
 */
export function runBench(root: string, sizes: readonly number[]): Promise<number> {
  // Clears away what a bench has left that nothing could end in order, such as a loss of power.
  prepareWorkFolders(join(root, "dist"));
  const folder = join(root, `.build/bench-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  return inFolder(folder, [RUN_FILE, "bench/bench-child", folder, ...sizes.map(String)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
  });
}
