import { once } from "node:events";
import { type FSWatcher, watch } from "chokidar";
import { changeOf } from "../dev/changes";

/** What a verdict depends on. */
const FOLDERS = ["pages", "data", "public", "schema", "blocks", "renderer", "scripts/build/outputs"];

/** An editor may write a file twice in quick succession; one check is enough. In milliseconds. */
const SETTLE_TIME = 40;

/**
 * Calls `onSave` with the files that have been written, added or removed, from the project's root, after each save.
 *
 * @returns what ends it, once the files are watched
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
    }, SETTLE_TIME);
  });
  await once(watcher, "ready");
  return watcher;
}
