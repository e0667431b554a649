import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { checkPage, type PageVerdict } from "../../checks/check-site";
import { type CheckedPage, checkedPage } from "../../checks/checked-page";
import { type LedgerEntry, type LedgerPart, ledgerOf, sentencesOfPage } from "../../checks/ledger/ledger";
import type { PageSummary } from "../../checks/page-summary";
import { AROUND_PAGES, inventory } from "../../checks/site-checker";
import { ITEM_SCHEMAS } from "../../data/collections";
import { filesBelow } from "../../data/files-below";
import { loadPage } from "../../data/load-page";
import type { PageRef } from "../../data/page-refs";
import { bytesOf, fileVersion } from "../../data/project-file";
import type { Site } from "../../data/site";
import { TEAM } from "../../renderer/head/article";
import { routesAbove } from "../../renderer/head/trail";
import { KEPT_FOLDER } from "../../schema/kept-validators";
import { codeVersion, type DiskCache, hashOf, openCache } from "./kept";

/** Of a site with more pages, to keep what each of them says takes too much memory; a verdict is four kilobytes. */
const MAX_LEDGER_PAGES = 1000;
/** Pages that may be in memory at once; a page takes some hundred kilobytes. */
const MAX_LOADED_PAGES = 200;

/** The files that every page's verdict depends on: schemas, examples, shared blocks, and data but the items of collections. */
const COMMON_FILES: readonly [folder: string, file: RegExp][] = [
  ["schema", /\.schema\.json$/],
  ["blocks", /\.json$/],
  ["renderer", /\.json$/],
  ["pages/_shared", /\.json$/],
  ["data", /^(?:[^/]+|[^/]+\/index)\.json$/],
];
const ITEM_FILE = /^(?!index\.json$)[^/]+\.json$/;

/** Names and texts of the files below a folder. */
function readTexts(root: string, folder: string, pattern: RegExp): string[] {
  return filesBelow(join(root, folder), ".")
    .filter((name) => pattern.test(name) && !AROUND_PAGES.test(`${folder}/${name}`))
    .flatMap((name) => [name, bytesOf(join(root, folder, name)).toString("latin1")]);
}

/** Hashes of the items of the site's collections, by the collection's name. */
type CollectionHashes = Readonly<Record<string, string>>;

/** A verdict, with the collections of the site that it was found with. */
interface CachedVerdict {
  verdict: PageVerdict;
  collections: CollectionHashes;
}

/** What verdicts on all pages of a site depend on, as hashes: its files but the pages, and the items that some pages show. */
interface CommonHashes {
  files: string;
  collections: CollectionHashes;
}

function hashCommonFiles(root: string): CommonHashes {
  // A schema may go by today's date.
  const today = new Date().toISOString().slice(0, 10);
  const files = COMMON_FILES.flatMap(([folder, pattern]) => readTexts(root, folder, pattern));
  return {
    files: hashOf([today, ...files]),
    collections: Object.fromEntries(
      Object.keys(ITEM_SCHEMAS).map((name) => [name, hashOf(readTexts(root, `data/${name}`, ITEM_FILE))]),
    ),
  };
}

/** Verdicts on pages, and what pages say, kept from one run to the next. */
export class KeptPages {
  /** Routes of the pages on which no verdict was kept that still holds. */
  readonly checked: string[] = [];
  readonly #cache: DiskCache | undefined;
  readonly #common: CommonHashes = { files: "", collections: {} };
  /** What verdicts know of what the site has beside its pages, by name. */
  readonly #inventory: string = "";
  /** What stands around every page, the year included. */
  readonly #frame: string;
  readonly #loaded = new Map<PageRef, CheckedPage>();
  readonly #keys = new Map<PageRef, string | undefined>();
  /** Of the files that keys were made of, as they were before they were read. */
  readonly #fileVersions = new Map<string, string>();

  /**
   * @param code the version of the code; where it is not known, nothing is kept for another run
   * @param folder where runs keep what they find
   */
  constructor(
    readonly site: Site,
    code = codeVersion(),
    folder = KEPT_FOLDER,
  ) {
    this.#frame = JSON.stringify([site.data, site.navigation, new Date().getFullYear()]);
    if (code === undefined) return;
    this.#common = hashCommonFiles(site.root);
    this.#inventory = hashOf([inventory(site)]);
    this.#cache = openCache("pages", site.root, code, folder);
  }

  /** All that an answer about a page depends on, but the collections; undefined where a file of it cannot be read. */
  #keyOf(ref: PageRef): string | undefined {
    const key = this.#keys.has(ref) ? this.#keys.get(ref) : this.#readKey(ref);
    this.#keys.set(ref, key);
    return key;
  }

  #read(file: string): string {
    const path = join(this.site.root, file);
    if (!this.#fileVersions.has(path)) this.#fileVersions.set(path, fileVersion(path));
    return bytesOf(path).toString("latin1");
  }

  #readKey({ route, file, itemFile }: PageRef): string | undefined {
    const files = itemFile === undefined ? [file] : [file, itemFile];
    try {
      const texts = files.map((path) => this.#read(path));
      return hashOf([this.#common.files, this.#inventory, route, ...files, ...texts]);
    } catch {
      return undefined;
    }
  }

  #get<T>(subject: string, ref: PageRef, compute: () => T, isValid?: (value: T) => boolean): T {
    const key = this.#cache && this.#keyOf(ref);
    return this.#cache && key !== undefined
      ? this.#cache.getOrCompute(`${subject} ${key}`, compute, isValid)
      : compute();
  }

  /** True while no item of a collection that the page shows has changed. */
  readonly #isValid = (cached: CachedVerdict): boolean => {
    const { collections } = this.#common;
    const { summary, collections: shown } = cached.verdict;
    const names = summary.isComplete ? shown : Object.keys(collections);
    return names.every((name) => cached.collections[name] === collections[name]);
  };

  /** As `checkPage` has it; or, where none is kept, as `find` does. */
  verdictOf(ref: PageRef, find?: () => PageVerdict): PageVerdict {
    const isSmall = this.site.pages.length <= MAX_LOADED_PAGES;
    const check = find ?? (() => checkPage(this.site, ref, (page) => isSmall && this.#loaded.set(ref, page)));
    const compute = (): CachedVerdict => {
      this.checked.push(ref.route);
      return { verdict: check(), collections: this.#common.collections };
    };
    return this.#get("verdict", ref, compute, this.#isValid).verdict;
  }

  /** True where a verdict is kept that still holds. */
  hasVerdictOf(ref: PageRef): boolean {
    const key = this.#cache && this.#keyOf(ref);
    return key !== undefined && this.#cache?.has(`verdict ${key}`, this.#isValid) === true;
  }

  /**
   * A key for all that the HTML of a page shows, beside the code: the page with its tokens resolved, the frame, and which
   * of the pages are there that the head of the document leads to. It may name a file. Undefined where nothing is kept.
   */
  htmlKeyOf({ route, shown }: Pick<PageSummary, "route" | "shown">): string | undefined {
    if (!this.#cache) return undefined;
    const { pageOfRoute } = this.site;
    const existing = [TEAM, ...routesAbove(route)].filter((above) => pageOfRoute.has(above));
    return hashOf([shown, this.#frame, ...existing]);
  }

  /** All that the site says. */
  ledger(): LedgerEntry[] {
    return ledgerOf(this.site, (_site, ref) => this.#sentencesOf(ref));
  }

  /** What the ledger asks of a page. */
  #sentencesOf(ref: PageRef): LedgerPart[] {
    const compute = () => {
      const loaded = this.#loaded.get(ref) ?? checkedPage(this.site, ref, loadPage(this.site, ref));
      return sentencesOfPage(loaded);
    };
    return this.site.pages.length > MAX_LEDGER_PAGES ? compute() : this.#get("sentences", ref, compute);
  }

  /** False where a file has changed since it was asked about: what was found meanwhile may be of what it says now. */
  get isCurrent(): boolean {
    const isSame = isDeepStrictEqual(hashCommonFiles(this.site.root), this.#common);
    return isSame && [...this.#fileVersions].every(([path, version]) => fileVersion(path) === version);
  }

  /** Keeps the answers for the next run, unless they may be of other files than their keys. */
  save(): void {
    if (!this.#cache?.isDirty || this.isCurrent) this.#cache?.save();
  }
}
