import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { loadEnv } from "vite";
import { filesBelow } from "../../data/files-below";
import { refusal } from "../../data/project-file";
import { KEPT_FOLDER } from "../../schema/kept-validators";
import { putWhole } from "../files";
import { UserError } from "../user-error";
import { codeVersion } from "./kept";

/** What the bundler reads beside the code: components with their tests, in which Tailwind looks for classes, styles, fonts. */
const FOLDERS = ["blocks", "renderer", "public"];
const SETTINGS = ["vite.config.ts"];

/**
 * All that a bundle depends on; it names the folder that it was made in.
 *
 * @throws UserError that names what is no file of the project: a pipe would be waited for
 */
function keyOf(root: string, code: string): string {
  const hash = createHash("sha256").update(JSON.stringify([code, root, loadEnv("production", root)]));
  const files = [...FOLDERS.flatMap((folder) => filesBelow(root, folder)), ...SETTINGS];
  for (const file of files) {
    const reason = refusal(root, file);
    if (reason) throw new UserError(`${file}: ${reason} Nothing was built.`);
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex").slice(0, 32);
}

/** Copies a folder; what the machine refuses is said of the place that is written to. */
function copyTo(target: string, source: string): void {
  try {
    cpSync(source, target, { recursive: true });
  } catch (fault) {
    throw fault instanceof Error ? Object.assign(fault, { path: target }) : fault;
  }
}

/**
 * Bundles, or puts in place what an earlier build has bundled of the same sources.
 *
 * @param root folder of the code
 * @param outDir where the bundle is to be
 * @param bundle makes it there; false when it cannot be made
 * @param code the version of the code (scripts/run.mjs); without one, nothing is kept
 * @returns a key for all that the bundle is made of; undefined where it is not known
 */
export async function keptBundle(
  root: string,
  outDir: string,
  bundle: () => Promise<boolean>,
  code = codeVersion(),
  folder = KEPT_FOLDER,
): Promise<string | undefined> {
  if (code === undefined) return void (await bundle());
  const key = keyOf(root, code);
  const kept = join(folder, `site-${key}`);
  if (existsSync(kept)) {
    utimesSync(kept, new Date(), new Date());
    copyTo(outDir, kept);
    return key;
  }
  // Somebody may have saved a file meanwhile.
  if (!(await bundle()) || keyOf(root, code) !== key) return undefined;
  putWhole(kept, (unfinished) => cpSync(outDir, unfinished, { recursive: true }));
  return key;
}
