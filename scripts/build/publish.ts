import { existsSync, rmSync } from "node:fs";
import { moveFolder, removeFolder, type WorkFolders } from "./work-folders";

/** Maximum number of attempts: another build may publish at the same time, but more failures have another cause. */
const MAX_ATTEMPTS = 5;

/**
 * Replaces the published site with a finished build.
 *
 * It uses two renames, so that the site that is being served is never a mix of both (where a folder cannot be renamed, it
 * is copied). If the second one fails, the first is undone.
 */
export function publish({ site, previous }: WorkFolders, dist: string): void {
  for (let attempt = 1; ; attempt += 1) {
    rmSync(previous, { recursive: true, force: true });
    moveFolder(dist, previous);
    try {
      const outcome = moveFolder(site, dist);
      if (outcome === "moved") break;
      // Another build may have published its site between the two renames.
      if (outcome === "taken" && attempt < MAX_ATTEMPTS) continue;
      throw new Error(`${site} cannot take the place of ${dist}: it is ${outcome}.`);
    } catch (error) {
      if (!existsSync(dist)) moveFolder(previous, dist);
      throw error;
    }
  }
  removeFolder(previous);
}
