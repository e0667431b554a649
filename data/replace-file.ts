import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes a file through a temporary one beside it, and creates its parent folders. So nobody reads a partial file, and
 * the old one stays if the disk is full or the power fails.
 */
export function replaceFile(path: string, text: string | Uint8Array): void {
  // A link to a file stays a link.
  const target = existsSync(path) ? realpathSync(path) : path;
  const temporary = `${target}.${randomUUID()}.tmp`;
  mkdirSync(dirname(target), { recursive: true });
  try {
    writeFileSync(temporary, text, { flag: "wx", flush: true });
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
