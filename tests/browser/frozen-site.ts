import { join } from "node:path";
import { startProgram } from "../../scripts/workers/calls";
import { copyProject } from "../project-copy";

/** Folder of this test run's builds; inside the project, since the renderer looks for its packages from there. */
export const BUILDS = join(".build", `browser-tests-${process.env.TEST_PORT}`);

/** Folder of the built frozen site. */
export const FROZEN_BUILD = join(BUILDS, "frozen");

/** A comparison whose data is published, and whose page is missing at the address below. */
export const UNBUILT = "/resources/comparisons/quo";

/** Address of the frozen site without that page. */
export const SITE_WITHOUT_PAGE = `http://localhost:${process.env.FROZEN_PORT}`;

/**
 * Builds the frozen site, as a deployment with these variables.
 *
 * @throws with the output of the build if it fails
 */
export async function buildFrozenSite(dist: string, variables: NodeJS.ProcessEnv = {}): Promise<void> {
  const { child, call } = startProgram("bench/build-child", [], {
    execArgv: [],
    silent: true,
    env: { ...process.env, ...variables },
  });
  const output: unknown[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(chunk));
  await call("build", process.cwd(), copyProject().root, join(process.cwd(), dist)).catch((cause) => {
    throw new Error(output.join(""), { cause });
  });
  child.disconnect();
}
