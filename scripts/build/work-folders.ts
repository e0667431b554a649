import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/** Folders of one build, beside the site that it replaces: renaming into place works within one disk only. */
export interface WorkFolders {
  /** Where the new site is made. */
  site: string;
  /** Where the earlier site waits while the new one takes its place. */
  previous: string;
}

/** Folders of builds and of the bench, with the process that they belong to. */
const WORK_FOLDER = /^(site|earlier|bench)-(\d+)$/;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Moves a folder to where there is none.
 *
 * @returns "gone" when there is nothing to move, "taken" when a folder with something in it is already there: another build
 *   may do the same at the same moment
 */
export function moveFolder(from: string, to: string): "moved" | "gone" | "taken" {
  try {
    renameSync(from, to);
    return "moved";
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return "gone";
    if (code === "ENOTEMPTY" || code === "EEXIST") return "taken";
    throw error;
  }
}

/** Removes a folder that nobody needs; where the machine refuses, it says so and leaves it for a later build. */
export function removeFolder(folder: string): void {
  try {
    // The last process of what was killed may be ending still.
    rmSync(folder, { recursive: true, force: true, maxRetries: 8, retryDelay: 100 });
  } catch (fault) {
    const { path = folder, code = String(fault) } = fault as NodeJS.ErrnoException;
    console.warn(
      `${folder} is not needed any more, but cannot be removed (${code}: ${path}). Remove it by hand.`,
    );
  }
}

/**
 * Names the folders of this process's build and clears away those of builds and benches that were killed. A site that such a
 * build had moved aside, and not yet replaced, is put back.
 *
 * @param dist the folder that the finished build replaces
 */
export function prepareWorkFolders(dist: string): WorkFolders {
  const parent = join(dirname(dist), ".build");
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) {
    const [, kind, owner] = WORK_FOLDER.exec(name) ?? [];
    if (!kind || (Number(owner) !== process.pid && isRunning(Number(owner)))) continue;
    const folder = join(parent, name);
    if (kind === "earlier" && !existsSync(dist)) moveFolder(folder, dist);
    removeFolder(folder);
  }
  return { site: join(parent, `site-${process.pid}`), previous: join(parent, `earlier-${process.pid}`) };
}
