import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Makes an empty folder for the test that runs, or is about to; it goes with the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "pingo-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
