import * as fs from "node:fs";
import { dirname, join } from "node:path";
import { fileVersion } from "../../data/project-file";
import { cacheFolder } from "../../schema/cache-file";
import type { PageNeeds } from "../build/styles/page-needs";
import { DiskCache } from "./disk-cache";

/** Suffixes of the files of a page: the page itself and its compressed forms. */
export const FILE_SUFFIXES = ["", ".br", ".gz"];
const INDEX = "list";

/** Metadata of a cached page. */
export interface FinishedPage {
  needs: PageNeeds;
  /** Hash of its styles, which all pages of its group share. */
  style: string;
  /** Version of each of its files; a page whose files have changed since is not restored. */
  files: readonly string[];
}

/** Creates a hard link to a file, which writes no data, or copies the file to another file system. */
function linkOrCopy(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch {
    fs.copyFileSync(from, to);
  }
}

/** Cache of finished pages with their compressed forms, for later builds; deleting it is always safe. */
export class FinishedPageCache {
  readonly folder: string;
  readonly #cache: DiskCache;
  /** Needs by their JSON: pages with the same blocks have equal needs, and a shared object is serialized only once. */
  readonly #needs = new Map<string, PageNeeds>();

  /** @param bundle key of the bundle that the pages were rendered with (build/bundle.ts) */
  constructor(bundle: string) {
    this.folder = join(cacheFolder(), `finished-${bundle}`);
    fs.mkdirSync(this.folder, { recursive: true });
    // Mark the folder as used: scripts/run.mjs deletes unused ones.
    fs.utimesSync(this.folder, new Date(), new Date());
    this.#cache = new DiskCache(join(this.folder, INDEX));
  }

  /** Returns whether a page is listed in the cache; its files may be gone or have changed. */
  has(key: string): boolean {
    return this.#cache.get(key) !== undefined;
  }

  /**
   * Restores a cached page.
   *
   * @param key hash of everything that the page shows; also the name of its files in the cache
   * @param file path of the page in the site
   * @returns undefined if the page is not cached, or its files have changed
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
      // Another process may have evicted it in the meantime.
      for (const suffix of FILE_SUFFIXES) fs.rmSync(file + suffix, { force: true });
      return undefined;
    }
  }

  /** Caches a finished page. Does nothing if the disk is full. */
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

  /** Saves the list of pages for the next build, and evicts the pages that two builds in a row have not used. */
  save(): void {
    this.#cache.save();
    // The folder may have been deleted during the build.
    if (!fs.existsSync(this.folder)) return;
    const keys = new Set([INDEX, ...this.#cache.keys()]);
    for (const name of fs.readdirSync(this.folder))
      if (!keys.has(name.replace(/\..*/, ""))) fs.rmSync(join(this.folder, name), { force: true });
  }
}
