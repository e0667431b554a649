import { existsSync, renameSync, rmSync } from "node:fs";
import type { WorkFolders } from "./work-folders";

/** Another build may publish at the same moment; more often than this it is something else. */
const ATTEMPTS = 5;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "";

/** Moves a folder; false when there is none. */
function moveAway(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return false;
    throw error;
  }
}

/**
 * Puts a finished build in the place of the earlier one.
 *
 * Two renames, so the site that is being served is never half of each; when the second one fails, the first is undone.
 */
export function publish({ site, earlier }: WorkFolders, dist: string): void {
  for (let attempt = 1; ; attempt += 1) {
    rmSync(earlier, { recursive: true, force: true });
    moveAway(dist, earlier);
    try {
      renameSync(site, dist);
      break;
    } catch (error) {
      // Another build has put its site there between the two renames.
      const isTaken = codeOf(error) === "ENOTEMPTY" || codeOf(error) === "EEXIST";
      if (isTaken && attempt < ATTEMPTS) continue;
      if (existsSync(earlier) && !existsSync(dist)) renameSync(earlier, dist);
      throw error;
    }
  }
  rmSync(earlier, { recursive: true, force: true });
}
