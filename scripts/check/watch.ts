import { once } from "node:events";
import { type FSWatcher, watch } from "chokidar";
import { batchSaves } from "../dev/changes";

/** Folders that a verdict depends on. */
const FOLDERS = ["pages", "data", "public", "schema", "blocks", "renderer", "scripts/build/outputs"];

/**
 * Calls `onSave` after each save with the files written, added or removed, relative to the project's root.
 *
 * @returns the watcher, once it is ready
 */
export async function watchFiles(root: string, onSave: (files: string[]) => void): Promise<FSWatcher> {
  const noticeFile = batchSaves(onSave);
  const watcher = watch(FOLDERS, { cwd: root, ignoreInitial: true });
  watcher.on("all", (_event, path) => noticeFile(path));
  await once(watcher, "ready");
  return watcher;
}
