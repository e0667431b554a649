import { createHash } from "node:crypto";
import { readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { KEPT_FOLDER } from "../../schema/kept-validators";
import { writeAtomically, writeWithFolders } from "../files";

type Entries = ReadonlyMap<string, unknown>;

/** The answers that the last process has asked for, and those that it has not. */
type Contents = readonly [used: Entries, unused: Entries];

/** What a file keeps; anything else, such as half a file that a full disk has left, keeps nothing. */
function readCache(file: string): Contents {
  try {
    const contents = deserialize(readFileSync(file));
    utimesSync(file, new Date(), new Date());
    return contents;
  } catch {
    return [new Map(), new Map()];
  }
}

/**
 * Answers that an earlier process has found, by keys that hold all that they depend on; deleting the file costs no more
 * than finding them again. What two processes in a row have not asked for is forgotten.
 */
export class DiskCache {
  readonly #previous: Contents;
  readonly #used = new Map<string, unknown>();
  /** True once an answer has been found that was not kept. */
  isDirty = false;

  constructor(readonly file: string) {
    this.#previous = readCache(file);
  }

  #find(key: string): unknown {
    const [used, unused] = this.#previous;
    return this.#used.get(key) ?? used.get(key) ?? unused.get(key);
  }

  #set<T>(key: string, value: T, isNew: boolean): T {
    this.isDirty ||= isNew;
    this.#used.set(key, value);
    return value;
  }

  /** True where an answer is kept under a key, and holds. */
  has<T>(key: string, isValid: (value: T) => boolean): boolean {
    const value = this.#find(key);
    return value !== undefined && isValid(value as T);
  }

  /** The answer that is kept under a key; undefined where none is. */
  get<T>(key: string): T | undefined {
    const value = this.#find(key);
    return value === undefined ? undefined : this.#set(key, value as T, false);
  }

  /** Keeps an answer, in place of any that there is. */
  put<T>(key: string, value: T): void {
    this.#set(key, value, true);
  }

  /** The answer that is kept under a key, where it holds; else the one that is found now. */
  getOrCompute<T>(key: string, compute: () => T, isValid: (value: T) => boolean = () => true): T {
    const cached = this.#find(key);
    const isCached = cached !== undefined && isValid(cached as T);
    return this.#set(key, isCached ? (cached as T) : compute(), !isCached);
  }

  /** What was asked of the last process, and not of this one. */
  #unused(): Entries {
    const [used] = this.#previous;
    return new Map([...used].filter(([key]) => !this.#used.has(key)));
  }

  /** The keys of the answers that are kept for the next process. */
  keys(): string[] {
    return [...this.#used.keys(), ...this.#unused().keys()];
  }

  /** Keeps the answers that were asked for; a disk that is full keeps none. */
  save(): void {
    const unused = this.#unused();
    if (!this.isDirty && unused.size === 0) return;
    writeAtomically(this.file, (unfinished) =>
      writeWithFolders(unfinished, serialize([this.#used, unused] satisfies Contents)),
    );
  }
}

/** A key for words; it may name a file. */
export const hashOf = (parts: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/** The version of the code, which scripts/run.mjs tells; undefined in a program that it has not started. */
export const codeVersion = (): string | undefined => (globalThis as { codeVersion?: string }).codeVersion;

/**
 * What this version of the code has found out about a project.
 *
 * @param subject names the answers
 * @param root the project's folder
 * @returns undefined where nothing is kept, since the version is not known
 */
export function openCache(
  subject: string,
  root: string,
  code = codeVersion(),
  folder = KEPT_FOLDER,
): DiskCache | undefined {
  if (code === undefined) return undefined;
  return new DiskCache(join(folder, `${subject}-${hashOf([root, code])}`));
}
