import { accessSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes a file, with the folders that it stands in. */
export function writeWithFolders(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
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
