import { createHash } from "node:crypto";
import * as fs from "node:fs";
import { join } from "node:path";
import { KEPT_FOLDER } from "../../schema/kept-validators";
import { putWhole } from "../files";

/** A file that nobody has asked for in so many days is thrown away. */
const KEPT_DAYS = 7;

/** Where the files that are made with one bundle are kept. @param bundle its key (kept-bundle.ts) */
export const filesFolder = (bundle: string): string => join(KEPT_FOLDER, `files-${bundle}`);

/** Files that one build makes and the next may take, by keys that hold all that they depend on; deleting them is always safe. */
export class KeptFiles {
  constructor(readonly folder: string) {
    fs.mkdirSync(folder, { recursive: true });
    // scripts/run.mjs throws away the folders of which nobody has made use.
    fs.utimesSync(folder, new Date(), new Date());
  }

  #fileOf(key: string): string {
    return join(this.folder, createHash("sha256").update(key).digest("hex").slice(0, 32));
  }

  /** What is kept under a key; undefined where nothing is. */
  read(key: string): Buffer | undefined {
    const file = this.#fileOf(key);
    try {
      const bytes = fs.readFileSync(file);
      fs.utimesSync(file, new Date(), new Date());
      return bytes;
    } catch {
      return undefined;
    }
  }

  /** Keeps bytes; a disk that is full keeps none. */
  keep(key: string, bytes: Buffer): void {
    putWhole(this.#fileOf(key), (unfinished) => fs.writeFileSync(unfinished, bytes));
  }

  /** What is kept under a key, or else what is made now, and kept. */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.read(key);
    if (known) return known;
    const made = await make();
    this.keep(key, made);
    return made;
  }

  /** Throws away what nobody has asked for in a week. */
  prune(): void {
    const oldest = Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1000;
    for (const name of fs.readdirSync(this.folder)) {
      const file = join(this.folder, name);
      // Another build may have renamed or thrown it away at this moment.
      const found = fs.statSync(file, { throwIfNoEntry: false });
      if (found && found.mtimeMs < oldest) fs.rmSync(file, { force: true });
    }
  }
}
