import * as fs from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "../files";
import { hashOf } from "./kept";

/** A file that nobody has asked for in so many days is thrown away. */
const MAX_AGE_DAYS = 7;

/** Files that one build makes and the next may take, by keys that hold all that they depend on; deleting them is always safe. */
export class FileCache {
  constructor(readonly folder: string) {
    fs.mkdirSync(folder, { recursive: true });
  }

  /** What is kept under a key, or else what is made now, and kept; a disk that is full keeps nothing. */
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

  /** Throws away what nobody has asked for in a week. */
  prune(): void {
    const oldest = Date.now() - MAX_AGE_DAYS * 24 * 60 * 60 * 1000;
    for (const name of fs.readdirSync(this.folder)) {
      const file = join(this.folder, name);
      // Another build may have renamed or thrown it away at this moment.
      const stats = fs.statSync(file, { throwIfNoEntry: false });
      if (stats && stats.mtimeMs < oldest) fs.rmSync(file, { force: true });
    }
  }
}
