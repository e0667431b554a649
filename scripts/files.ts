import { randomUUID } from "node:crypto";
import { accessSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes a file, with the folders that it stands in. */
export function writeWithFolders(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/**
 * Makes a file or a folder beside its place and moves it there, so that nobody ever reads half of it. Where it cannot be
 * written, as on a full disk, or another process was quicker, nothing is left.
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
 * True for a file, and no folder, that this process may use.
 *
 * @param mode what for: `constants.R_OK` to read it, `constants.X_OK` to run it
 */
export function isFileFor(mode: number, path: string): boolean {
  try {
    accessSync(path, mode);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
