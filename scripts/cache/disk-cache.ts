import { hash } from "node:crypto";
import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { cacheFolder, writeAtomically } from "../../schema/cache-file";

type Entries = ReadonlyMap<string, unknown>;

/** Entries that the last process used, and those that it did not use but the process before it did. */
type Contents = readonly [used: Entries, unused: Entries];

/** Reads a cache file. A missing or broken file, such as one truncated by a full disk, counts as empty. */
function readCache(file: string | undefined): Contents {
  if (file === undefined) return [new Map(), new Map()];
  try {
    const contents = deserialize(readFileSync(file));
    utimesSync(file, new Date(), new Date());
    return contents;
  } catch {
    return [new Map(), new Map()];
  }
}

/**
 * A cache of values in a file, shared by consecutive processes. Keys contain everything that a value depends on, so
 * deleting the file is always safe. Entries that two processes in a row have not used are evicted.
 */
export class DiskCache {
  readonly #previous: Contents;
  readonly #used = new Map<string, unknown>();
  /** Whether the cache has entries that are not in the file. */
  isDirty = false;

  /** @param file if undefined, only this process uses the cache */
  constructor(readonly file: string | undefined) {
    this.#previous = readCache(file);
  }

  /** Returns the cached value of a key if it is valid; otherwise undefined. */
  get<T>(key: string, isValid: (value: T) => boolean = () => true): T | undefined {
    const [used, unused] = this.#previous;
    const value = (this.#used.get(key) ?? used.get(key) ?? unused.get(key)) as T | undefined;
    if (value === undefined || !isValid(value)) return undefined;
    this.#used.set(key, value);
    return value;
  }

  /** Sets the value of a key, and returns it. */
  put<T>(key: string, value: T): T {
    this.isDirty = true;
    this.#used.set(key, value);
    return value;
  }

  /** Returns the cached value of a key if it is valid; otherwise computes and caches it. */
  getOrCompute<T>(key: string, compute: () => T, isValid?: (value: T) => boolean): T {
    return this.get(key, isValid) ?? this.put(key, compute());
  }

  /** Returns the entries that the last process used and this one has not. */
  #unused(): Entries {
    const [used] = this.#previous;
    return new Map([...used].filter(([key]) => !this.#used.has(key)));
  }

  /** Returns the keys of the entries that `save` writes. */
  keys(): string[] {
    return [...this.#used.keys(), ...this.#unused().keys()];
  }

  /** Writes the entries for the next process, if any have changed. Does nothing if the disk is full. */
  save(): void {
    const unused = this.#unused();
    if (this.file === undefined || (!this.isDirty && unused.size === 0)) return;
    writeAtomically(this.file, (unfinished) =>
      writeFileSync(unfinished, serialize([this.#used, unused] satisfies Contents)),
    );
  }
}

/** Returns a hash of strings, which is also valid as a file name. */
export const hashOf = (parts: readonly string[]): string =>
  hash("sha256", JSON.stringify(parts), "base64url");

/** Returns the version of the code, which scripts/run.mjs sets; undefined in a program that it has not started. */
export const codeVersion = (): string | undefined => (globalThis as { codeVersion?: string }).codeVersion;

/**
 * Opens the cache of this version of the code for a project. If the version is unknown, only this process uses it.
 *
 * @param subject name of the cache
 * @param root the project's folder
 */
export function openCache(subject: string, root: string): DiskCache {
  const code = codeVersion();
  return new DiskCache(code && join(cacheFolder(), `${subject}-${hashOf([root, code])}`));
}

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
