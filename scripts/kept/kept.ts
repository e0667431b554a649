import { createHash } from "node:crypto";
import { readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { KEPT_FOLDER } from "../../schema/kept-validators";
import { putWhole, writeWithFolders } from "../files";

type Answers = ReadonlyMap<string, unknown>;

/** The answers that the last process has asked for, and those that it has not. */
type File = readonly [asked: Answers, left: Answers];

/** What a file keeps; anything else, such as half a file that a full disk has left, keeps nothing. */
function read(file: string): File {
  try {
    const kept = deserialize(readFileSync(file));
    utimesSync(file, new Date(), new Date());
    return kept;
  } catch {
    return [new Map(), new Map()];
  }
}

/**
 * Answers that an earlier process has found, by keys that hold all that they depend on; deleting the file costs no more
 * than finding them again. What two processes in a row have not asked for is forgotten.
 */
export class Kept {
  readonly #earlier: File;
  readonly #asked = new Map<string, unknown>();
  /** True once an answer has been found that was not kept. */
  isNew = false;

  constructor(readonly file: string) {
    this.#earlier = read(file);
  }

  #find(key: string): unknown {
    const [last, left] = this.#earlier;
    return this.#asked.get(key) ?? last.get(key) ?? left.get(key);
  }

  #note<T>(key: string, answer: T, isNew: boolean): T {
    this.isNew ||= isNew;
    this.#asked.set(key, answer);
    return answer;
  }

  /** True where an answer is kept under a key, and holds. */
  has<T>(key: string, holds: (answer: T) => boolean): boolean {
    const known = this.#find(key);
    return known !== undefined && holds(known as T);
  }

  /** The answer that is kept under a key; undefined where none is. */
  known<T>(key: string): T | undefined {
    const known = this.#find(key);
    return known === undefined ? undefined : this.#note(key, known as T, false);
  }

  /** Keeps an answer, in place of any that there is. */
  put<T>(key: string, answer: T): void {
    this.#note(key, answer, true);
  }

  /** The answer that is kept under a key, where it holds; else the one that is found now. */
  get<T>(key: string, find: () => T, holds: (answer: T) => boolean = () => true): T {
    const known = this.#find(key);
    const isKept = known !== undefined && holds(known as T);
    return this.#note(key, isKept ? (known as T) : find(), !isKept);
  }

  /** What was asked of the last process, and not of this one. */
  #left(): Answers {
    const [last] = this.#earlier;
    return new Map([...last].filter(([key]) => !this.#asked.has(key)));
  }

  /** The keys of the answers that are kept for the next process. */
  keys(): string[] {
    return [...this.#asked.keys(), ...this.#left().keys()];
  }

  /** Keeps the answers that were asked for; a disk that is full keeps none. */
  save(): void {
    const left = this.#left();
    if (!this.isNew && left.size === 0) return;
    putWhole(this.file, (unfinished) =>
      writeWithFolders(unfinished, serialize([this.#asked, left] satisfies File)),
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
export function keptAbout(
  subject: string,
  root: string,
  code = codeVersion(),
  folder = KEPT_FOLDER,
): Kept | undefined {
  if (code === undefined) return undefined;
  return new Kept(join(folder, `${subject}-${hashOf([root, code])}`));
}
