import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Folders of the current test file; tests/mend.ts removes them at its end. */
export const temporaryFolders: string[] = [];

const sharedFolders: string[] = [];
process.once("exit", () => {
  for (const folder of sharedFolders) rmSync(folder, { recursive: true, force: true });
});

/** Creates an empty folder that test files share, which is removed at the end of the process. */
export function sharedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "pingo-test-"));
  sharedFolders.push(folder);
  return folder;
}

/** Creates an empty folder, which is removed at the end of the test file. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "pingo-test-"));
  temporaryFolders.push(folder);
  return folder;
}
