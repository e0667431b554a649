import * as fs from "node:fs";
import { dirname, join } from "node:path";
import { fileVersion } from "../../data/project-file";
import type { Stylesheet } from "../../renderer/styles/block-styles";
import { KEPT_FOLDER } from "../../schema/kept-validators";
import type { PageNeeds } from "../build/styles/page-needs";
import { DiskCache } from "./kept";

/** Of the files of a page, itself and its compressed forms. */
export const FILE_SUFFIXES = ["", ".br", ".gz"];
const SHEETS_KEY = "sheets";
const INDEX = "list";

/** What is kept of a page beside its files. */
export interface FinishedPage {
  needs: PageNeeds;
  /** The hash of its styles, which are those of all pages of its group. */
  style: string;
  /** The version of each of its files: one that somebody has changed since is not taken. */
  files: readonly string[];
}

/** Puts a file in a second place: by a name of its own where both are on one disk, which writes nothing. */
function linkOrCopy(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch {
    fs.copyFileSync(from, to);
  }
}

/** Pages as builds publish them, with their compressed forms, for the builds that come after; deleting them is always safe. */
export class FinishedPageCache {
  readonly #cache: DiskCache;
  /** Pages made of the same blocks need the same: one object of them all is written once. */
  readonly #needs = new Map<string, PageNeeds>();

  /** @param bundle key of the bundle that the pages were rendered with (kept-bundle.ts) */
  constructor(
    bundle: string,
    readonly folder = join(KEPT_FOLDER, `finished-${bundle}`),
  ) {
    fs.mkdirSync(folder, { recursive: true });
    // scripts/run.mjs throws away the folders of which nobody has made use.
    fs.utimesSync(folder, new Date(), new Date());
    this.#cache = new DiskCache(join(folder, INDEX));
  }

  /** The stylesheets of the blocks on these pages. */
  get sheets(): readonly Stylesheet[] {
    return this.#cache.get<readonly Stylesheet[]>(SHEETS_KEY) ?? [];
  }

  /**
   * Puts a page that is kept where the site is to have it.
   *
   * @param key for all that the page shows, beside the bundle; its files are named by it
   * @returns undefined where none is kept, or not as it was
   */
  restore(key: string, file: string): FinishedPage | undefined {
    const page = this.#cache.get<FinishedPage>(key);
    const cached = join(this.folder, key);
    if (!page || FILE_SUFFIXES.some((suffix, index) => fileVersion(cached + suffix) !== page.files[index]))
      return undefined;
    try {
      fs.mkdirSync(dirname(file), { recursive: true });
      for (const suffix of FILE_SUFFIXES) linkOrCopy(cached + suffix, file + suffix);
      return page;
    } catch {
      // Another process may have thrown it away at this moment.
      for (const suffix of FILE_SUFFIXES) fs.rmSync(file + suffix, { force: true });
      return undefined;
    }
  }

  /** Keeps a page that is finished; a disk that is full keeps none. */
  store(key: string, file: string, { needs, style }: Omit<FinishedPage, "files">): void {
    const cached = join(this.folder, key);
    try {
      for (const suffix of FILE_SUFFIXES) {
        fs.rmSync(cached + suffix, { force: true });
        linkOrCopy(file + suffix, cached + suffix);
      }
    } catch {
      return;
    }
    const serialized = JSON.stringify(needs);
    const sharedNeeds = this.#needs.get(serialized) ?? needs;
    this.#needs.set(serialized, sharedNeeds);
    this.#cache.put<FinishedPage>(key, {
      needs: sharedNeeds,
      style,
      files: FILE_SUFFIXES.map((suffix) => fileVersion(cached + suffix)),
    });
  }

  /** Notes what there is for the next build, and throws away the pages that two builds did not ask for. */
  save(sheets: readonly Stylesheet[]): void {
    if (sheets.length > this.sheets.length) this.#cache.put(SHEETS_KEY, sheets);
    this.#cache.save();
    const keys = new Set([INDEX, ...this.#cache.keys()]);
    for (const name of fs.readdirSync(this.folder))
      if (!keys.has(name.replace(/\..*/, ""))) fs.rmSync(join(this.folder, name), { force: true });
  }
}
