import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Creates an empty folder for the current or next test, and removes it after that test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "pingo-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
