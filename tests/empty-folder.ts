import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Folders of the current test file; tests/mend.ts removes them at its end. */
export const temporaryFolders: string[] = [];

/** Creates an empty folder that test files share, which is removed at the end of the test run. */
export const sharedFolder = (): string => mkdtempSync(join(tmpdir(), "pingo-test-"));

/** Creates an empty folder, which is removed at the end of the test file. */
export function emptyFolder(): string {
  const folder = sharedFolder();
  temporaryFolders.push(folder);
  return folder;
}
