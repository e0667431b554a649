import { createHash, randomUUID } from "node:crypto";
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { templateParameter } from "../../data/page-refs";
import { readDocument } from "../../data/read-document";
import type { Site } from "../../data/site";
import { isJsonObject, type JsonObject } from "../../schema/json-document";
import type { PageEntry, SavedPage } from "../api";

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

/** The pages of a site, each file once. */
export function pageEntries({ root, pages }: Pick<Site, "root" | "pages">): PageEntry[] {
  const files = new Map(pages.map((ref) => [ref.file, ref]).reverse() as [string, (typeof pages)[number]][]);
  return [...files.values()].reverse().map(({ file, route }) => {
    const { value } = readDocument(root, file);
    const { name, title } = isJsonObject(value) ? value : {};
    const isTemplate = templateParameter(file) !== undefined;
    return { file, route, isTemplate, name: String(name ?? route), title: String(title ?? "") };
  });
}

/**
 * Reads a page of the site.
 *
 * @param file is looked for among the site's own pages, so that nothing else can be named
 * @throws StudioError where there is none, or it cannot be edited
 */
export function readPage({ root, pages }: Pick<Site, "root" | "pages">, file: string): SavedPage {
  if (!pages.some((ref) => ref.file === file)) throw new StudioError(404, `There is no page ${file}.`);
  const { value, text, diagnostics } = readDocument(root, file);
  const [fault] = diagnostics;
  if (fault) throw new StudioError(422, `${file}:${fault.line}: ${fault.message} Mend it in the file first.`);
  if (!isJsonObject(value)) throw new StudioError(422, `${file} is no page.`);
  return { file, page: value, version: versionOf(text) };
}

/** Writes a file beside its place and moves it there: nobody reads half of it, also when the power goes. */
function replaceFile(path: string, text: string): void {
  const unfinished = `${path}.${randomUUID()}.tmp`;
  try {
    const handle = openSync(unfinished, "wx");
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Saves pages, one after the other. */
export class PageWriter {
  #queue: Promise<unknown> = Promise.resolve();

  /** @param format a page in the project's one text form */
  constructor(readonly format: (page: JsonObject) => Promise<string>) {}

  /**
   * Saves a page over the version that its author began with.
   *
   * @returns the page as it stands in its file now
   * @throws StudioError with status 409, and what stands in the file, where somebody else has changed it meanwhile
   */
  save(site: Pick<Site, "root" | "pages">, { file, page, version }: SavedPage): Promise<SavedPage> {
    const saving = this.#queue.then(async () => {
      const text = await this.format(page);
      const theirs = readPage(site, file);
      if (theirs.version !== version)
        throw new StudioError(409, `${file} has been changed since you opened it.`, { theirs });
      replaceFile(join(site.root, file), text);
      return readPage(site, file);
    });
    this.#queue = saving.catch(() => {});
    return saving;
  }
}
