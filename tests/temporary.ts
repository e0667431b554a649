import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Gives a run of the tests one folder for all temporary files: it goes with the run, also where a test or its process was stopped. */
export default function temporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "pingo-tests-"));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
