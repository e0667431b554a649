import { createHash, randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { KEPT_FOLDER } from "../../schema/kept-validators";

/** Versions of a project's bundle of which files are kept: the last one, and one with other settings beside it. */
const MOST_VERSIONS = 2;

/** Kept files of a page: a build makes three, and a page that is edited leaves its earlier ones behind. */
const MOST_OF_A_PAGE = 12;
/** Kept files beside those of pages: the compressed forms of scripts and styles. */
const MOST_OTHERS = 1000;

/** Throws a folder away; another build that writes to it meanwhile keeps what it writes. */
function forget(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // The next build throws away what is left.
  }
}

/**
 * Names the folder for what is made of a project with one bundle. What earlier bundles have left is thrown away, and so is
 * a folder that edits have filled.
 *
 * @param root the project's folder
 * @param bundle the key of the bundle (kept-bundle.ts)
 * @param pages how many the project has
 */
export function filesFolder(root: string, bundle: string, pages: number, parent = KEPT_FOLDER): string {
  const project = `files-${createHash("sha256").update(root).digest("hex").slice(0, 12)}-`;
  const folder = join(parent, project + bundle);
  const isFull = existsSync(folder) && readdirSync(folder).length > MOST_OF_A_PAGE * pages + MOST_OTHERS;
  if (isFull) forget(folder);
  mkdirSync(folder, { recursive: true });
  utimesSync(folder, new Date(), new Date());
  const versions = readdirSync(parent)
    .filter((name) => name.startsWith(project))
    .map((name) => join(parent, name));
  const ageOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  for (const path of versions.sort((a, b) => ageOf(b) - ageOf(a)).slice(MOST_VERSIONS)) forget(path);
  return folder;
}

/** Files that one build makes and the next may take, by keys that hold all that they depend on; deleting them is always safe. */
export class KeptFiles {
  constructor(readonly folder: string) {}

  #fileOf(key: string): string {
    return join(this.folder, createHash("sha256").update(key).digest("hex").slice(0, 32));
  }

  /** What is kept under a key; undefined where nothing is. */
  read(key: string): Buffer | undefined {
    try {
      return readFileSync(this.#fileOf(key));
    } catch {
      return undefined;
    }
  }

  /** Keeps bytes; a disk that is full keeps none. */
  keep(key: string, bytes: Buffer): void {
    const unfinished = join(this.folder, randomUUID());
    try {
      writeFileSync(unfinished, bytes);
      renameSync(unfinished, this.#fileOf(key));
    } catch {
      rmSync(unfinished, { force: true });
    }
  }
}
