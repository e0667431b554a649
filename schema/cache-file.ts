import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const { resolve } = createRequire(import.meta.url);

/** Returns the cache folder shared by processes; scripts/run.mjs evicts unused entries. */
export const cacheFolder = (): string =>
  process.env.PINGO_CACHE ?? join(dirname(resolve("ajv/package.json")), "../.cache/pingo/programs");

/**
 * Writes a file or a folder of the cache beside its target path and renames it, so that no process reads an incomplete
 * one. If writing fails, as on a full disk, or another process was faster, removes the unfinished one and throws nothing.
 */
export function writeAtomically(path: string, write: (unfinished: string) => void): void {
  const unfinished = `${path}-${randomUUID()}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    write(unfinished);
    renameSync(unfinished, path);
  } catch {
    if (existsSync(unfinished)) rmSync(unfinished, { recursive: true });
  }
}
