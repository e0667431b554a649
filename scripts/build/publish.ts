import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/** Folders of a build. They are beside the site that it replaces, since renaming works only within a file system. */
export type WorkFolders = ReturnType<typeof prepareWorkFolders>;

/** Name of a folder of a build or of the bench, with the id of its process. */
const WORK_FOLDER = /^(site|earlier|bench)-(\d+)$/;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process is running, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Moves a folder that cannot be renamed. */
function copyAndRemove(from: string, to: string): "moved" | "taken" {
  if (existsSync(to)) return "taken";
  cpSync(from, to, { recursive: true });
  rmSync(from, { recursive: true });
  return "moved";
}

/**
 * Moves a folder to a path that does not exist yet.
 *
 * @returns "gone" if there is no folder to move, "taken" if the target is a folder that is not empty: another build may
 *   move folders at the same time
 */
export function moveFolder(from: string, to: string): "moved" | "gone" | "taken" {
  try {
    renameSync(from, to);
    return "moved";
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return "gone";
    if (code === "ENOTEMPTY" || code === "EEXIST") return "taken";
    // The folder is on another file system, or in a lower layer of a container's image (overlayfs without redirect_dir).
    if (code === "EXDEV") return copyAndRemove(from, to);
    throw error;
  }
}

/** Removes a folder that is no longer needed. If that fails, prints a warning and leaves the folder to a later build. */
export function removeFolder(folder: string): void {
  try {
    // Child processes of a killed build may still be writing to it.
    rmSync(folder, { recursive: true, force: true, maxRetries: 8, retryDelay: 100 });
  } catch (fault) {
    const { path = folder, code = String(fault) } = fault as NodeJS.ErrnoException;
    console.warn(
      `${folder} is no longer needed, but cannot be removed (${code}: ${path}). Remove it manually.`,
    );
  }
}

/**
 * Returns the folders of this process's build, and removes those of builds and benches that were killed. Restores a site
 * that such a build had moved away but not yet replaced.
 *
 * @param dist folder that the finished build replaces
 * @returns `site`, in which the new site is built, and `previous`, to which the old one is moved while the new one replaces it
 */
export function prepareWorkFolders(dist: string) {
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
