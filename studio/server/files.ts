import { createHash, randomUUID } from "node:crypto";
import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readDocument } from "../../data/read-document";
import type { Site } from "../../data/site";
import { isJsonObject, type JsonObject } from "../../schema/json-document";
import type { SavedFile } from "../api";
import { isEditable } from "./entries";

/** A request that cannot be met, with its status in HTTP. */
export class StudioError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** What else the studio is told. */
    readonly details: object = {},
  ) {
    super(message);
  }
}

const versionOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * Asks that a file is one of those that can be edited: it is looked for among those of the site, so that nothing else can
 * be named.
 *
 * @throws StudioError where it is none of them
 */
export function requireEditable(site: Site, file: string): void {
  if (!isEditable(site, file)) throw new StudioError(404, `There is no ${file} to edit.`);
}

/**
 * Reads a file that can be edited.
 *
 * @throws StudioError where it cannot, or is no JSON
 */
export function readFile(site: Site, file: string): SavedFile {
  requireEditable(site, file);
  const { value, text, diagnostics } = readDocument(site.root, file);
  const [fault] = diagnostics;
  if (fault) throw new StudioError(422, `${file}:${fault.line}: ${fault.message} Mend it in the file first.`);
  if (!isJsonObject(value)) throw new StudioError(422, `${file} holds no object.`);
  return { file, content: value, version: versionOf(text) };
}

/** Writes a file beside its place and moves it there: nobody reads half of it, also when the power goes. */
function replaceFile(path: string, text: string): void {
  const unfinished = `${path}.${randomUUID()}.tmp`;
  try {
    writeFileSync(unfinished, text, { flag: "wx", flush: true });
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Writes files, one change after the other: none is made of what another one is about to write. */
export class FileWriter {
  #queue: Promise<unknown> = Promise.resolve();

  /** @param format content in the project's one text form */
  constructor(readonly format: (content: JsonObject) => Promise<string>) {}

  /** Does what writes files once nothing else does. */
  alone<Done>(work: () => Promise<Done>): Promise<Done> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => {});
    return done;
  }

  /**
   * Writes a file that is not there yet.
   *
   * @throws StudioError with status 409 where there is one
   */
  create(root: string, file: string, content: JsonObject): Promise<void> {
    return this.alone(async () => {
      if (existsSync(join(root, file)))
        throw new StudioError(409, `There is one called ${basename(file, ".json")} already.`);
      replaceFile(join(root, file), await this.format(content));
    });
  }

  /**
   * Saves a file over the version that its author began with.
   *
   * @returns the file as it is now
   * @throws StudioError with status 409, and what stands in the file, where somebody else has changed it meanwhile
   */
  save(site: Site, { file, content, version }: SavedFile): Promise<SavedFile> {
    return this.alone(async () => {
      const text = await this.format(content);
      const theirs = readFile(site, file);
      if (theirs.version !== version)
        throw new StudioError(409, `${file} has been changed since you opened it.`, { theirs });
      replaceFile(join(site.root, file), text);
      return readFile(site, file);
    });
  }
}
