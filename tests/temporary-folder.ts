import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates one folder for all temporary files of a test run; it is removed even if a test or its process was stopped. */
export default function temporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "pingo-tests-"));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
