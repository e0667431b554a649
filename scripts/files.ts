import { randomUUID } from "node:crypto";
import { accessSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes a file and creates its parent folders. */
export function writeWithFolders(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/**
 * Writes a file or a folder beside its target path and renames it, so that no process reads an incomplete one. If writing
 * fails, as on a full disk, or another process was faster, removes the unfinished one and throws nothing.
 */
export function writeAtomically(path: string, write: (unfinished: string) => void): void {
  const unfinished = `${path}-${randomUUID()}`;
  try {
    write(unfinished);
    renameSync(unfinished, path);
  } catch {
    if (existsSync(unfinished)) rmSync(unfinished, { recursive: true });
  }
}

/**
 * Whether a path is a file, not a folder, that this process may access.
 *
 * @param mode kind of access: `constants.R_OK` to read it, `constants.X_OK` to run it
 */
export function isFileFor(mode: number, path: string): boolean {
  try {
    accessSync(path, mode);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
