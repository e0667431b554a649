import { dataProperties } from "../data/block-data";
import { loadPage } from "../data/load-page";
import { once } from "../data/once";
import type { PageRef } from "../data/page-refs";
import type { Site } from "../data/site";
import { whereInWords } from "../data/where";
import { type Diagnostic, errorAt, FILE_START, sortDiagnostics } from "../schema/diagnostic";
import { type CheckedPage, checkedPage } from "./checked-page";
import { factsOfOthers, othersNamedIn } from "./claims/facts-of-others";
import { dataFiles } from "./data-files";
import { firstCauses } from "./first-causes";
import { adviseLinks } from "./link-targets";
import { type PageSummary, summarise } from "./page-summary";
import { toDiagnostics } from "./rule";
import { pageRules, siteRules, textRules } from "./rules";
import { type Contradiction, contradictionsIn } from "./rules/contradiction";
import { inertAction } from "./rules/inert-action";

/** What was looked at, for the line at the end of a report. */
export interface CheckSummary {
  pages: number;
  blocks: number;
  /** Constants that at least one page uses. */
  tokensUsed: number;
  inertActions: number;
  contradictions: Contradiction[];
}

/** The verdict on a site. */
export interface CheckResult {
  /** Sorted by file and place; at one place, the faults of one rule only. */
  diagnostics: Diagnostic[];
  summary: CheckSummary;
  /** What was seen of each page, for those who go on with it. */
  pages: readonly PageSummary[];
}

/** The verdict on one page by itself. */
export interface PageVerdict {
  diagnostics: readonly Diagnostic[];
  summary: PageSummary;
  /** The collections of data/ whose items its blocks show. */
  collections: readonly string[];
  /** The carriers and competitors that its texts name, of whom they may say what the data does. */
  others: readonly string[];
}

export interface CheckOptions {
  /** Gives a page's verdict that is known already (site-checker.ts, scripts/workers); `checkPage` when absent. */
  verdictOf?: typeof checkPage;
}

/**
 * Loads a page and checks it with the rules that need one page at a time.
 *
 * @param onLoaded is given the page, for those who read it too
 */
export function checkPage(
  site: Site,
  ref: PageRef,
  onLoaded?: (checked: CheckedPage) => unknown,
): PageVerdict {
  const checked = checkedPage(site, ref, loadPage(site, ref));
  onLoaded?.(checked);
  return {
    diagnostics: [
      ...checked.page.diagnostics,
      ...pageRules.flatMap((rule) => toDiagnostics(rule, rule.check(checked, site))),
    ],
    summary: summarise(checked, site),
    collections: checked.page.blocks.flatMap(({ type, filled }) =>
      dataProperties(site.schemas, `blocks/${type}/schema.json`).flatMap(({ name, collection }) =>
        collection && filled.includes(name) ? [collection] : [],
      ),
    ),
    others: othersNamedIn(checked.fields, factsOfOthers(site.collections)),
  };
}

/** What is wrong with the texts of the data files that no page is about. */
const inDataFiles = once((site: Site): Diagnostic[] =>
  dataFiles(site).flatMap((texts) =>
    textRules.flatMap((rule) => toDiagnostics(rule, rule.check(texts, site))),
  ),
);

/** All that the rules find on the pages, in the data and on the site as a whole, causes before consequences. */
function look(site: Site, verdictOf: typeof checkPage): Pick<CheckResult, "diagnostics" | "pages"> {
  // Without the files that tokens name every token would be one more fault, and none of them the cause.
  const named = [site.constantsDocument, site.siteDocument];
  if (named.some((document) => document.diagnostics.length > 0))
    return { diagnostics: [...site.diagnostics], pages: [] };
  const verdicts = site.pages.map((ref) => verdictOf(site, ref));
  const pages = verdicts.map(({ summary }) => summary);
  // Without a page every rule over the site would miss each of them, and nothing would be built.
  if (site.pages.length === 0 && site.diagnostics.length === 0) {
    const fix = "Add one: npm run new:page -- / --template blank";
    const said = { rule: "no-pages", message: "There are no pages to check.", fix };
    return { diagnostics: [errorAt("pages", FILE_START, said)], pages };
  }
  const diagnostics = [
    ...site.diagnostics,
    ...verdicts.flatMap((verdict) => verdict.diagnostics),
    ...inDataFiles(site),
    ...siteRules.flatMap((rule) => toDiagnostics(rule, rule.checkSite(pages, site))),
  ];
  return { diagnostics, pages };
}

/**
 * Checks the sources of a site: the one verdict for command line, dev overlay and build.
 *
 * @throws when a schema or a rule is broken; faults of content are diagnostics
 */
export function checkSite(site: Site, { verdictOf = checkPage }: CheckOptions = {}): CheckResult {
  const { diagnostics, pages } = look(site, verdictOf);
  const causes = adviseLinks(site, pages, firstCauses(site, diagnostics));
  return {
    diagnostics: sortDiagnostics(whereInWords(site, causes)),
    pages,
    summary: {
      pages: pages.length,
      blocks: pages.reduce((sum, page) => sum + page.blocks, 0),
      tokensUsed: new Set(pages.flatMap(({ usedTokens }) => usedTokens)).size,
      inertActions: causes.filter(({ rule }) => rule === inertAction.name).length,
      contradictions: contradictionsIn(site.constants, pages),
    },
  };
}
