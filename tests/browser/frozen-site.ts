import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { copyProject } from "../project-copy";

/** Folder of this test run's builds; inside the project, since the renderer looks for its packages from there. */
export const BUILDS = join(".build", `browser-tests-${process.env.TEST_PORT}`);

/** Folder of the built frozen site. */
export const FROZEN_BUILD = join(BUILDS, "frozen");

/**
 * Builds the frozen site, as a deployment with these variables.
 *
 * @throws with the output of the build if it fails
 */
export async function buildFrozenSite(dist: string, variables: NodeJS.ProcessEnv = {}): Promise<void> {
  const args = ["scripts/run.mjs", "bench/build-child", copyProject().root, join(process.cwd(), dist)];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...variables } });
}
