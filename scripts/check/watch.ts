import { once } from "node:events";
import { type FSWatcher, watch } from "chokidar";
import { changeOf } from "../dev/changes";

/** Folders that a verdict depends on. */
const FOLDERS = ["pages", "data", "public", "schema", "blocks", "renderer", "scripts/build/outputs"];

/** Debounce, in milliseconds: an editor may write a file twice in quick succession. */
const DEBOUNCE_MS = 40;

/**
 * Calls `onSave` after each save with the files written, added or removed, relative to the project's root.
 *
 * @returns the watcher, once it is ready
 */
export async function watchFiles(root: string, onSave: (files: string[]) => void): Promise<FSWatcher> {
  const saved = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(FOLDERS, { cwd: root, ignoreInitial: true });
  watcher.on("all", (_event, path) => {
    const file = path.replaceAll("\\", "/");
    if (changeOf(file) === undefined) return;
    saved.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...saved];
      saved.clear();
      onSave(files);
    }, DEBOUNCE_MS);
  });
  await once(watcher, "ready");
  return watcher;
}
