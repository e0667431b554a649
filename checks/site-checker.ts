import { existsSync } from "node:fs";
import { join } from "node:path";
import { itemOfFile } from "../data/collections";
import { type PageRef, templateParameter } from "../data/page-refs";
import { openSite, type Site } from "../data/site";
import { isUnpublished } from "../data/unpublished-name";
import { loadSchemas } from "../schema/schema-set";
import { type CheckResult, checkPage, checkSite, type PageVerdict } from "./check-site";
import { factsOfOthers } from "./claims/facts-of-others";

/** A page's verdict, and whose it is. */
interface Kept {
  ref: PageRef;
  verdict: PageVerdict;
}

/** The check of a site that has just been opened; `look` runs it with what gives a page's verdict. */
type FirstLook = (site: Site, look: (verdictOf: typeof checkPage) => CheckResult) => CheckResult;

/** True for the verdicts that a change may alter. */
type Affects = (kept: Kept) => boolean;

/** Schemas, and the examples of blocks, which pages are compared with. */
const SCHEMA = /^(?:schema|blocks|renderer)\/(?:.*[/.])?(?:schema|example)\.json$/;
const SHARED = /^pages\/_shared\//;
const ITEM = /^data\/[^/]+\/(?!index\.json$)[^/]+$/;
/** Data that only rules over the whole site read: no verdict on a page depends on it. */
export const AROUND_PAGES = /^data\/(?:navigation|redirects|routes)\.json$/;

/** What rules on any page may know by its name: a change of it concerns every page. */
const namesIn = ({ shared, collections }: Site): string => {
  const items = [...collections].flatMap(([name, all]) => [
    name,
    ...all.map(({ id, value }) => `${id} ${String(value.name)}`),
  ]);
  return [...shared.keys(), ...items, ...factsOfOthers(collections).keys()].join("\n");
};

/** What the data says of each carrier and competitor: a change of it concerns the pages that name them. */
const saidOfOthers = ({ collections }: Site) =>
  new Map([...factsOfOthers(collections)].map(([name, facts]) => [name, [...facts].join(" ")]));

/** All that verdicts on pages depend on beyond the files that they show. */
export const inventory = (site: Site): string => [namesIn(site), ...saidOfOthers(site)].join("\n");

/**
 * The check of one project, for one save after the other. Told which files have changed, it checks again only the
 * pages that depend on them; the rules over all pages run each time. Its verdict is that of `checkSite`.
 */
export class SiteChecker {
  #site: Site | undefined;
  /** By route. */
  #kept = new Map<string, Kept>();
  #checked: string[] = [];

  /**
   * @param root the project's folder
   * @param firstLook where earlier runs have kept verdicts (scripts/kept)
   */
  constructor(
    readonly root: string,
    readonly firstLook: FirstLook = (_site, look) => look(checkPage),
  ) {}

  /** The site as the last check opened it; undefined before the first one, and after one that threw. */
  get site(): Site | undefined {
    return this.#site;
  }

  /** Routes of the pages that the last check looked at, since no earlier verdict on them held. */
  get checked(): readonly string[] {
    return this.#checked;
  }

  /** Another checker of the same project that knows what this one knows, and goes on from there by itself. */
  fork(): SiteChecker {
    const other = new SiteChecker(this.root);
    other.#site = this.#site;
    other.#kept = new Map(this.#kept);
    return other;
  }

  /**
   * Checks the project as its files are now.
   *
   * @param changed paths from the project's root of what has been written, added or removed since the last check;
   *   without them nothing is taken for granted, not even the schemas
   * @throws when a schema or a rule is broken; the next check then begins anew
   */
  check(changed?: Iterable<string>): CheckResult {
    const before = this.#site;
    this.#site = undefined;
    const files = [...(changed ?? [])];
    const isNew = !before || !changed || files.some((file) => SCHEMA.test(file));
    if (isNew) this.#kept.clear();
    const site = isNew ? openSite(this.root, loadSchemas(this.root)) : this.#follow(before, files);
    const earlier = this.#kept;
    this.#kept = new Map();
    this.#checked = [];
    const verdictBy =
      (find: typeof checkPage) =>
      (of: Site, ref: PageRef): PageVerdict => {
        const known = earlier.get(ref.route);
        const holds = known && known.ref.file === ref.file && known.ref.itemFile === ref.itemFile;
        if (!holds) this.#checked.push(ref.route);
        const verdict = holds ? known.verdict : find(of, ref);
        this.#kept.set(ref.route, { ref, verdict });
        return verdict;
      };
    const look = (find: typeof checkPage) => checkSite(site, { verdictOf: verdictBy(find) });
    const result = isNew ? this.firstLook(site, look) : look(checkPage);
    this.#site = site;
    return result;
  }

  /** Forgets what no longer holds; the site is opened again only where it has read one of the files. */
  #follow(before: Site, files: readonly string[]): Site {
    for (const file of files) this.#forget(this.#reach(file, before));
    const site = files.some((file) => this.#isRead(file, before))
      ? openSite(this.root, before.schemas)
      : before;
    if (namesIn(site) !== namesIn(before)) this.#kept.clear();
    const said = saidOfOthers(before);
    for (const [name, facts] of saidOfOthers(site))
      if (said.get(name) !== facts) this.#forget(({ verdict }) => verdict.others.includes(name));
    return site;
  }

  #forget(affects: Affects): void {
    for (const [route, kept] of this.#kept) if (affects(kept)) this.#kept.delete(route);
  }

  /** Which pages a file concerns. */
  #reach(file: string, { collections, diagnostics }: Site): Affects {
    if (isUnpublished(file)) return () => false;
    if (SHARED.test(file)) {
      // Of a block that could not be read no page has noted that it uses it.
      if (diagnostics.some((fault) => fault.file === file)) return () => true;
      return ({ verdict }) =>
        verdict.summary.sharedFiles.includes(file) ||
        verdict.diagnostics.some((fault) => fault.file === file);
    }
    if (file.startsWith("pages/")) return ({ ref }) => ref.file === file;
    if (ITEM.test(file) && itemOfFile(collections, file)) {
      const [, collection = ""] = file.split("/");
      return ({ ref, verdict }) =>
        ref.itemFile === file || verdict.collections.includes(collection) || !verdict.summary.isComplete;
    }
    return () => file.startsWith("data/") && !AROUND_PAGES.test(file);
  }

  /** True for a file that an open site depends on: any but a page that it lists, which is read when it is checked. */
  #isRead(file: string, { pages }: Site): boolean {
    if (file.startsWith("data/") || SHARED.test(file)) return true;
    const isListed = templateParameter(file) === undefined && pages.some((ref) => ref.file === file);
    return file.startsWith("pages/") && !(isListed && existsSync(join(this.root, file)));
  }
}
