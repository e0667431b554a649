import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { loadEnv } from "vite";
import { filesBelow } from "../../data/files-below";
import { unreadableReason } from "../../data/project-file";
import { cacheFolder, writeAtomically } from "../../schema/cache-file";
import type { Diagnostic } from "../../schema/diagnostic";
import { codeVersion } from "../cache/disk-cache";
import { UserError } from "../user-error";
import type { BundleReply, BundleTask } from "../workers/bundle-worker";
import { runInWorkers } from "../workers/run-in-workers";
import { compressScripts } from "./compress";

/** Folders that the bundler reads besides the code: components (Tailwind scans their tests for classes, too), styles, fonts. */
const ASSET_FOLDERS = ["blocks", "renderer", "public"];
const SETTINGS = ["vite.config.ts"];

/**
 * Returns a hash of everything that a bundle depends on. Its bytes are the same in any folder.
 *
 * @throws UserError that names an entry that is not a regular file of the project: reading a pipe would block
 */
function keyOf(root: string, code: string): string {
  const hash = createHash("sha256").update(JSON.stringify([code, loadEnv("production", root)]));
  const files = [...ASSET_FOLDERS.flatMap((folder) => filesBelow(root, folder)), ...SETTINGS];
  for (const file of files) {
    const reason = unreadableReason(root, file);
    if (reason) throw new UserError(`${file}: ${reason} Nothing was built.`);
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex").slice(0, 32);
}

/** Maximum number of attempts when other builds of the same folder interfere. */
const MAX_ATTEMPTS = 3;

/**
 * Runs the bundler in a separate process.
 *
 * @returns the faults of the code
 */
async function runBundler(task: BundleTask, attempt = 1): Promise<Diagnostic[]> {
  const replies: BundleReply[] = [];
  await runInWorkers<BundleTask, BundleReply>("workers/bundle-worker", [], [task], (message) =>
    replies.push(message),
  );
  const [reply = []] = replies;
  if (reply !== "again") return reply;
  if (attempt < MAX_ATTEMPTS) return runBundler(task, attempt + 1);
  throw new UserError("Other builds of this folder interfered each time. Try again when they have finished.");
}

/**
 * Bundles the browser's assets, with their compressed forms, into `outDir/client`, and the server code into
 * `outDir/server`. If the sources have not changed, copies the cached bundle of an earlier build instead.
 *
 * @param root folder of the code
 * @returns the faults of the code, and the key that identifies the bundle; undefined if it is not cached
 * @throws when the bundler fails for another reason than a fault of the code
 */
export async function bundle(root: string, outDir: string, run = runBundler) {
  const code = codeVersion();
  const key = code === undefined ? undefined : keyOf(root, code);
  const cached = join(cacheFolder(), `site-${key}`);
  if (key !== undefined && existsSync(cached)) {
    utimesSync(cached, new Date(), new Date());
    cpSync(cached, outDir, { recursive: true });
    return { faults: [], key };
  }
  const faults = await run({ root, outDir });
  await compressScripts(join(outDir, "client"));
  // A bundle is not cached if a file was saved while it was made.
  if (code === undefined || faults.length > 0 || keyOf(root, code) !== key) return { faults, key: undefined };
  writeAtomically(cached, (unfinished) => cpSync(outDir, unfinished, { recursive: true }));
  return { faults, key };
}
