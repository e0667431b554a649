import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes a file through a temporary one beside it, and creates its parent folders. So nobody reads a partial file, and
 * the old one stays if the disk is full or the power fails. A link is replaced, not followed: its target may be outside of
 * the project.
 */
export function replaceFile(path: string, text: string | Uint8Array): void {
  const temporary = `${path}.${randomUUID()}.tmp`;
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(temporary, text, { flag: "wx", flush: true });
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
