import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder, writeAtomically } from "../../schema/cache-file";

/**
 * Returns a file of the cache, or creates and caches it. Does not cache it if the disk is full.
 *
 * @param name contains a hash of everything that the file depends on, so that deleting it is always safe;
 *   scripts/run.mjs deletes files that have not been used for some days
 */
export async function cachedFile(name: string, create: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(cacheFolder(), name);
  try {
    utimesSync(file, new Date(), new Date());
    return readFileSync(file);
  } catch {
    const created = await create();
    writeAtomically(file, (unfinished) => writeFileSync(unfinished, created));
    return created;
  }
}
