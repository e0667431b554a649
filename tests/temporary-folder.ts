import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Folder in memory, on Linux. */
const MEMORY = "/dev/shm";
/** Minimum free space of it: several copies of the project, and their builds, exist at the same time. */
const MIN_FREE_BYTES = 2 * 1024 ** 3;

/** Whether there is a folder in memory with enough space; in a container it is often as small as 64 MB. */
function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= MIN_FREE_BYTES;
  } catch {
    return false;
  }
}

/**
 * Creates one folder for all temporary files of a test run; it is removed even if a test or its process was stopped. In
 * memory if possible: tests create and remove thousands of small projects, which takes a disk six times as much CPU time.
 */
export default function temporaryFolder(): () => void {
  const folder = mkdtempSync(join(hasMemory() ? MEMORY : tmpdir(), "pingo-tests-"));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
