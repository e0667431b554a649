import { existsSync, renameSync, rmSync } from "node:fs";
import { moveFolder, removeFolder, type WorkFolders } from "./work-folders";

/** Another build may publish at the same moment; more often than this it is something else. */
const MAX_ATTEMPTS = 5;

/**
 * Puts a finished build in the place of the earlier one.
 *
 * Two renames, so the site that is being served is never half of each; when the second one fails, the first is undone.
 */
export function publish({ site, previous }: WorkFolders, dist: string): void {
  for (let attempt = 1; ; attempt += 1) {
    rmSync(previous, { recursive: true, force: true });
    moveFolder(dist, previous);
    try {
      const outcome = moveFolder(site, dist);
      if (outcome === "moved") break;
      // Another build may have put its site there between the two renames.
      if (outcome === "taken" && attempt < MAX_ATTEMPTS) continue;
      throw new Error(`${site} cannot take the place of ${dist}: it is ${outcome}.`);
    } catch (error) {
      if (existsSync(previous) && !existsSync(dist)) renameSync(previous, dist);
      throw error;
    }
  }
  removeFolder(previous);
}
