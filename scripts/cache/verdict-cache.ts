import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { checkPage, inputsOf, type PageVerdict } from "../../checks/check-site";
import { type LedgerEntry, ledgerOf, loadSentences } from "../../checks/ledger/ledger";
import type { PublishedPage } from "../../checks/page-summary";
import { ITEM, isCommonInput, namesIn, SiteChecker } from "../../checks/site-checker";
import { filesBelow } from "../../data/files-below";
import { memoize } from "../../data/memoize";
import type { PageRef } from "../../data/page-refs";
import { fileVersion, projectText } from "../../data/project-file";
import type { Site } from "../../data/site";
import { parentsOf } from "../../renderer/head/trail";
import { requireSchemas } from "../generate/schema-faults";
import { DiskCache, hashOf, openCache } from "./disk-cache";

/** Maximum number of pages of a site whose sentences are cached: more would take too much memory. A verdict takes 4 kB. */
const MAX_LEDGER_PAGES = 1000;

/** Folders of the files that the verdict on any page may depend on. */
const COMMON_FOLDERS = ["schema", "blocks", "renderer/ui/visuals", "pages/_shared", "data"];

/** Reads the names and texts of files; a file that cannot be read has a text that no JSON has. */
const readTexts = (root: string, files: readonly string[]): string[] =>
  files.flatMap((file) => [file, projectText(root, file) ?? "\0"]);

/** A verdict, with the hashes of its inputs (`inputsOf`) at that time. */
interface CachedVerdict {
  verdict: PageVerdict;
  inputs: string;
}

/** Hashes the files that the verdicts on all pages depend on, and the items of collections. */
function hashCommonFiles(root: string) {
  const files = COMMON_FOLDERS.flatMap((folder) => filesBelow(root, folder));
  const items = files.filter((file) => ITEM.test(file));
  return {
    files: hashOf(readTexts(root, files.filter(isCommonInput))),
    items: hashOf(readTexts(root, items)),
  };
}

/** Cache of the verdicts on pages and of the sentences of pages, shared by consecutive runs. */
export class VerdictCache {
  /** Routes of the pages that were checked because the cache had no valid verdict. */
  readonly checked: string[] = [];
  #cache: DiskCache;
  readonly #common: ReturnType<typeof hashCommonFiles>;
  /** The result of a schema may depend on the current date. */
  readonly #today = new Date().toISOString().slice(0, 10);
  /** Hash of the names that rules may look for on any page. */
  readonly #names: string;
  /** Hash of what the HTML of every page depends on: the data in its header and footer, the year, and the constants if code shows any. */
  readonly #frame: string;
  /** Versions of the files that keys depend on, from before the files were read. */
  readonly #fileVersions = new Map<string, string>();

  constructor(readonly site: Site) {
    // A figure in a component, allowed by an exception, is explained by the constants in the HTML of every page.
    const hasFigureInCode = site.exceptions.some(({ file }) => !/^(?:pages|data)\//.test(file));
    const constants = hasFigureInCode ? [...site.constants] : [];
    this.#frame = hashOf([JSON.stringify([site.data, site.navigation, new Date().getFullYear(), constants])]);
    this.#common = hashCommonFiles(site.root);
    this.#names = hashOf([namesIn(site)]);
    this.#cache = openCache("pages", site.root);
  }

  #read(file: string): string | undefined {
    const path = join(this.site.root, file);
    if (!this.#fileVersions.has(path)) this.#fileVersions.set(path, fileVersion(path));
    return projectText(this.site.root, file);
  }

  /** Returns the cache key of a page: everything that its entries depend on, except its inputs; undefined if a file is unreadable. */
  readonly #keyOf = memoize(({ route, file, itemFile }: PageRef): string | undefined => {
    const files = itemFile === undefined ? [file] : [file, itemFile];
    const texts = files.map((path) => this.#read(path));
    if (!texts.every((text) => text !== undefined)) return undefined;
    return hashOf([this.#today, this.#common.files, this.#names, route, ...files, ...texts]);
  });

  #get<T>(subject: string, ref: PageRef, compute: () => T, isValid?: (value: T) => boolean): T {
    const key = this.#keyOf(ref);
    return key === undefined ? compute() : this.#cache.getOrCompute(`${subject} ${key}`, compute, isValid);
  }

  /** Returns the hashes of the inputs that a verdict depends on. */
  readonly #inputsOf = ({ inputs }: PageVerdict): string =>
    inputs.map((name) => inputsOf(this.site).get(name)).join();

  readonly #isValid = ({ verdict, inputs }: CachedVerdict): boolean => inputs === this.#inputsOf(verdict);

  /** Returns the verdict on a page. If none is cached, computes it with `find`. */
  verdictOf(ref: PageRef, find = () => checkPage(this.site, ref)): PageVerdict {
    const compute = (): CachedVerdict => {
      this.checked.push(ref.route);
      const verdict = find();
      return { verdict, inputs: this.#inputsOf(verdict) };
    };
    return this.#get("verdict", ref, compute, this.#isValid).verdict;
  }

  /** Whether the cache has a valid verdict on a page. */
  hasVerdictOf(ref: PageRef): boolean {
    const key = this.#keyOf(ref);
    return key !== undefined && this.#cache.get(`verdict ${key}`, this.#isValid) !== undefined;
  }

  /**
   * Returns a cache key for the HTML of a page: the page with its tokens resolved, the frame, and the names of the
   * pages in its breadcrumbs. The code is not part of it. The key is also valid as a file name.
   */
  htmlKeyOf({ route, contentHash }: Pick<PublishedPage, "route" | "contentHash">): string {
    return hashOf([contentHash, this.#frame, JSON.stringify(parentsOf(this.site, route))]);
  }

  /** Returns the ledger: every sentence of the site. */
  ledger(): LedgerEntry[] {
    const isLarge = this.site.pages.length > MAX_LEDGER_PAGES;
    return ledgerOf(this.site, (site, ref) => {
      const load = () => loadSentences(site, ref);
      return isLarge ? load() : this.#get("sentences", ref, load);
    });
  }

  /** Whether all files are unchanged since their keys were computed. If not, results may be based on newer content than their keys. */
  get isCurrent(): boolean {
    const isSame = isDeepStrictEqual(hashCommonFiles(this.site.root), this.#common);
    return isSame && [...this.#fileVersions].every(([path, version]) => fileVersion(path) === version);
  }

  /** Saves the cache for the next run, unless new entries may not match their keys, and forgets all verdicts and sentences. */
  close(): void {
    if (!this.#cache.isDirty || this.isCurrent) this.#cache.save();
    this.#cache = new DiskCache(undefined);
  }
}

/**
 * Returns a checker for watchers, which check after each save. It starts with the cached verdicts of earlier runs, and
 * caches those of its own first check for later runs. It throws FaultsError after every save until all schemas are valid.
 */
export const cachedChecker = (root: string): SiteChecker =>
  new SiteChecker(root, requireSchemas, (site) => new VerdictCache(site));
