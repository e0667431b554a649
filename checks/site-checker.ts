import { existsSync } from "node:fs";
import { join } from "node:path";
import { type PageRef, templateParameter } from "../data/page-refs";
import { openSite, type Site } from "../data/site";
import { isUnpublished } from "../data/unpublished-name";
import { SCHEMA_FILE } from "../schema/schema-parts";
import { loadSchemas, type SchemaSet } from "../schema/schema-set";
import { type CheckResult, checkPage, checkSite, inputsOf, type PageVerdict } from "./check-site";
import { factsOfOthers } from "./claims/facts-of-others";
import type { PageSummary } from "./page-summary";

/** The verdict on a page, cached between checks. */
interface CachedVerdict {
  ref: PageRef;
  verdict: PageVerdict;
}

/** Verdicts that earlier runs stored (scripts/cache). */
interface StoredVerdicts {
  verdictOf(ref: PageRef): PageVerdict;
  /** Stores the verdicts for later runs. */
  close(): void;
}

/** Whether a change may affect a cached verdict. */
type Affects = (cached: CachedVerdict) => boolean;

const SHARED = /^pages\/_shared\//;
/** Item or index of a collection. */
export const ITEM = /^data\/[^/]+\/[^/]+$/;
/** Data outside of collections that verdicts depend on: what is left out is read by site rules only. */
const COMMON_DATA = /^data\/(?!(?:navigation|redirects|routes)\.json$)[^/]+\.json$/;

/** Whether the verdict on any page may depend on a file: a schema, an example, a shared block, or data outside of collections. */
export const isCommonInput = (file: string): boolean =>
  [SCHEMA_FILE, SHARED, COMMON_DATA].some((files) => files.test(file));

/** Returns the names and settings that rules may look for on any page. A change of them affects every page. */
export const namesIn = ({ shared, collections, data }: Site): string => {
  const items = [...collections].flatMap(([name, all]) => [name, ...all.map(({ id }) => id)]);
  const ours = [data.name, data.email, data.inertCallsToAction];
  return [...ours, ...shared.keys(), ...items, ...factsOfOthers(collections).keys()].join("\n");
};

/**
 * Checks one project repeatedly, for example after each save. Given the changed files, it checks only the pages that
 * depend on them; the site rules run each time. The result is the same as that of `checkSite`.
 */
export class SiteChecker {
  #site: Site | undefined;
  /** Cached verdicts by route. */
  #verdicts = new Map<string, CachedVerdict>();
  #checked: string[] = [];

  /**
   * @param root the project's folder
   * @param readSchemas reads its schemas; the check throws what this throws
   * @param openStored opens the stored verdicts on a newly opened site, for the first check
   */
  constructor(
    readonly root: string,
    readonly readSchemas: (root: string) => SchemaSet = loadSchemas,
    readonly openStored?: (site: Site) => StoredVerdicts,
  ) {}

  /** The site as the last check opened it; undefined before the first check, and after a check that threw. */
  get site(): Site | undefined {
    return this.#site;
  }

  /** Summaries of the pages of the last check. */
  get summaries(): PageSummary[] {
    return [...this.#verdicts.values()].map(({ verdict }) => verdict.summary);
  }

  /** Routes of the pages that the last check had no valid cached verdict for. */
  get checked(): readonly string[] {
    return this.#checked;
  }

  /** Returns an independent checker of the same project that starts with the cached verdicts of this one. */
  fork(): SiteChecker {
    const other = new SiteChecker(this.root);
    other.#site = this.#site;
    other.#verdicts = new Map(this.#verdicts);
    return other;
  }

  /**
   * Checks the current files of the project.
   *
   * @param changed paths, relative to the project's root, of the files written, added or removed since the last check;
   *   without it nothing is reused, not even the schemas
   * @throws when a schema or a rule is broken; the next check then starts from scratch
   */
  check(changed?: Iterable<string>): CheckResult {
    const before = this.#site;
    this.#site = undefined;
    const files = [...(changed ?? [])];
    const isNew = !before || !changed || files.some((file) => SCHEMA_FILE.test(file));
    if (isNew) this.#verdicts.clear();
    const site = isNew ? openSite(this.root, this.readSchemas(this.root)) : this.#update(before, files);
    const earlier = this.#verdicts;
    this.#verdicts = new Map();
    this.#checked = [];
    const stored = isNew ? this.openStored?.(site) : undefined;
    const result = checkSite(site, (ref) => {
      const cached = earlier.get(ref.route);
      const isValid = cached && cached.ref.file === ref.file && cached.ref.itemFile === ref.itemFile;
      if (!isValid) this.#checked.push(ref.route);
      const verdict = isValid ? cached.verdict : (stored?.verdictOf(ref) ?? checkPage(site, ref));
      this.#verdicts.set(ref.route, { ref, verdict });
      return verdict;
    });
    stored?.close();
    this.#site = site;
    return result;
  }

  /** Discards invalid verdicts. Reopens the site only if it has read one of the files. */
  #update(before: Site, files: readonly string[]): Site {
    for (const file of files) this.#forget(this.#affectedBy(file, before));
    const site = files.some((file) => this.#isInput(file, before))
      ? openSite(this.root, before.schemas)
      : before;
    if (namesIn(site) !== namesIn(before)) this.#verdicts.clear();
    for (const [name, input] of inputsOf(site))
      if (inputsOf(before).get(name) !== input) this.#forget(({ verdict }) => verdict.inputs.includes(name));
    return site;
  }

  #forget(affects: Affects): void {
    for (const [route, cached] of this.#verdicts) if (affects(cached)) this.#verdicts.delete(route);
  }

  /** Returns which cached verdicts a change of the file affects. */
  #affectedBy(file: string, { collections, diagnostics }: Site): Affects {
    if (isUnpublished(file)) return () => false;
    if (SHARED.test(file)) {
      // Pages do not record the use of a shared block that could not be read.
      if (diagnostics.some((fault) => fault.file === file)) return () => true;
      return ({ verdict }) =>
        verdict.summary.sharedFiles.includes(file) ||
        verdict.diagnostics.some((fault) => fault.file === file);
    }
    if (file.startsWith("pages/")) return ({ ref }) => ref.file === file;
    const isKnown = [...collections.values()].flat().some((item) => item.file === file);
    if (ITEM.test(file) && isKnown) return ({ ref }) => ref.itemFile === file;
    if (file === "data/site.json") return ({ verdict }) => verdict.showsSiteData;
    return () => isCommonInput(file) || ITEM.test(file);
  }

  /** Whether an open site depends on the file. It does not depend on a listed page, which is read when it is checked. */
  #isInput(file: string, { pages }: Site): boolean {
    if (file.startsWith("data/") || SHARED.test(file)) return true;
    const isListed = templateParameter(file) === undefined && pages.some((ref) => ref.file === file);
    return file.startsWith("pages/") && !(isListed && existsSync(join(this.root, file)));
  }
}
