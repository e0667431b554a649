import * as fs from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "../files";
import { hashOf } from "./disk-cache";

/** Days after their last use when files are evicted. */
const MAX_AGE_DAYS = 7;

/** A cache of files, shared by builds. Keys contain everything that a file depends on, so deleting files is always safe. */
export class FileCache {
  constructor(readonly folder: string) {
    fs.mkdirSync(folder, { recursive: true });
  }

  /** Returns the cached file of a key, or creates and caches it. Does not cache it if the disk is full. */
  async getOrCreate(key: string, create: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(this.folder, hashOf([key]));
    try {
      const bytes = fs.readFileSync(file);
      fs.utimesSync(file, new Date(), new Date());
      return bytes;
    } catch {
      const created = await create();
      writeAtomically(file, (unfinished) => fs.writeFileSync(unfinished, created));
      return created;
    }
  }

  /** Evicts the files that no build has used for a week. */
  prune(): void {
    const oldest = Date.now() - MAX_AGE_DAYS * 24 * 60 * 60 * 1000;
    for (const name of fs.readdirSync(this.folder)) {
      const file = join(this.folder, name);
      // Another build may have renamed or deleted it in the meantime.
      const stats = fs.statSync(file, { throwIfNoEntry: false });
      if (stats && stats.mtimeMs < oldest) fs.rmSync(file, { force: true });
    }
  }
}
