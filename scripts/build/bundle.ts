import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { loadEnv } from "vite";
import { filesBelow } from "../../data/files-below";
import { refusal } from "../../data/project-file";
import type { Diagnostic } from "../../schema/diagnostic";
import { KEPT_FOLDER } from "../../schema/kept-validators";
import { writeAtomically } from "../files";
import { codeVersion } from "../kept/kept";
import { progress } from "../progress";
import { UserError } from "../user-error";
import type { BundleReply, BundleTask } from "../workers/bundle-worker";
import { runInWorkers } from "../workers/share-out";
import { compressScripts } from "./compress";

/** What the bundler reads beside the code: components with their tests, in which Tailwind looks for classes, styles, fonts. */
const ASSET_FOLDERS = ["blocks", "renderer", "public"];
const SETTINGS = ["vite.config.ts"];

/**
 * All that a bundle depends on; it names the folder that it was made in.
 *
 * @throws UserError that names what is no file of the project: a pipe would be waited for
 */
function keyOf(root: string, code: string): string {
  const hash = createHash("sha256").update(JSON.stringify([code, root, loadEnv("production", root)]));
  const files = [...ASSET_FOLDERS.flatMap((folder) => filesBelow(root, folder)), ...SETTINGS];
  for (const file of files) {
    const reason = refusal(root, file);
    if (reason) throw new UserError(`${file}: ${reason} Nothing was built.`);
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex").slice(0, 32);
}

/** Copies a folder; what the machine refuses is said of the place that is written to. */
function copyFolder(target: string, source: string): void {
  try {
    cpSync(source, target, { recursive: true });
  } catch (fault) {
    throw fault instanceof Error ? Object.assign(fault, { path: target }) : fault;
  }
}

/** How often another build of the same folder may come between. */
const MAX_ATTEMPTS = 3;

/**
 * Bundles in a process of its own.
 *
 * @returns faults of the code
 */
async function runBundler(task: BundleTask, attempt = 1): Promise<Diagnostic[]> {
  const replies: BundleReply[] = [];
  await runInWorkers<BundleTask, BundleReply>("workers/bundle-worker", {}, [task], (message) =>
    replies.push(message),
  );
  const [reply = []] = replies;
  if (reply !== "again") return reply;
  if (attempt < MAX_ATTEMPTS) return runBundler(task, attempt + 1);
  throw new UserError("Other builds of this folder came between each time. Try again when they have ended.");
}

/** What the bundler has to say. */
export interface Bundle {
  /** Faults of the code, such as a syntax error in a block. */
  faults: Diagnostic[];
  /** Names all that the bundle is made of, where it is known. */
  key: string | undefined;
}

/**
 * Bundles the browser's assets, with their compressed forms, and the server code into `outDir/client` and
 * `outDir/server`, or puts in place what an earlier build has bundled of the same sources.
 *
 * @param root folder of the code
 * @param code the version of the code (scripts/run.mjs); without one, nothing is kept
 * @throws when the bundler fails otherwise than by a fault of the code
 */
export async function bundle(
  root: string,
  outDir: string,
  run = runBundler,
  code = codeVersion(),
  folder = KEPT_FOLDER,
): Promise<Bundle> {
  const key = code === undefined ? undefined : keyOf(root, code);
  const cached = join(folder, `site-${key}`);
  if (key !== undefined && existsSync(cached)) {
    utimesSync(cached, new Date(), new Date());
    copyFolder(outDir, cached);
    return { faults: [], key };
  }
  const faults = await run({ root, outDir });
  await compressScripts(join(outDir, "client"));
  // Somebody may have saved a file meanwhile.
  if (code === undefined || faults.length > 0 || keyOf(root, code) !== key) return { faults, key: undefined };
  writeAtomically(cached, (unfinished) => cpSync(outDir, unfinished, { recursive: true }));
  return { faults, key };
}

/** Waits for a bundle, and shows that it does. */
export const waitForBundle = (bundling: Promise<Bundle>): Promise<Bundle> =>
  bundling.finally(progress("Bundling", 1));
