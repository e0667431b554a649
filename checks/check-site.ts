import { hash } from "node:crypto";
import { DATA_SOURCES, dataInputs, dataProperties } from "../data/block-data";
import { describePlaces } from "../data/describe-places";
import { loadPage } from "../data/load-page";
import { memoize } from "../data/memoize";
import type { PageRef } from "../data/page-refs";
import type { Site } from "../data/site";
import { SITE_TOKEN } from "../data/token";
import { type Diagnostic, errorAt, FILE_START, sortDiagnostics } from "../schema/diagnostic";
import { checkedPage } from "./checked-page";
import { factsOfOthers, othersNamedIn } from "./claims/facts-of-others";
import { dataFiles } from "./data-files";
import { firstCauses } from "./first-causes";
import { adviseLinks } from "./link-targets";
import { type PublishedPage, publishedPage, summarizePage } from "./page-summary";
import { toDiagnostics } from "./rule";
import { pageRules, siteRules, textRules } from "./rules";

/** The verdict on a site. */
export interface CheckResult {
  /** Sorted by file and position. At one position, all faults are of the same rule. */
  diagnostics: Diagnostic[];
  /** The checked pages, for callers that process them further. */
  pages: readonly PublishedPage[];
}

/** Returns the name of the facts of a carrier or competitor among the inputs. */
const factsInput = (name: string): string => `facts of ${name}`;

/**
 * Returns hashes of what verdicts may depend on besides common files and those of the page, by name: the data that blocks
 * are filled with, and the facts of each carrier and competitor. Memoized.
 */
export const inputsOf = memoize((site: Site): ReadonlyMap<string, string> => {
  const facts = [...factsOfOthers(site.collections)].map(
    ([name, keys]) => [factsInput(name), [...keys]] as const,
  );
  const hashOf = (input: unknown) => hash("sha256", JSON.stringify(input) ?? "", "base64");
  return new Map([...dataInputs(site), ...facts].map(([name, input]) => [name, hashOf(input)]));
});

/** Loads a page and checks it with the rules that need only one page at a time. */
export function checkPage(site: Site, ref: PageRef) {
  const checked = checkedPage(site, ref, loadPage(site, ref));
  const summary = summarizePage(checked, site);
  const shown = checked.page.blocks.flatMap(({ type, filled }) =>
    dataProperties(site.schemas, `blocks/${type}/schema.json`).flatMap(({ name, source }) =>
      filled.includes(name) ? [source] : [],
    ),
  );
  // A carrier or competitor that the texts name: they may repeat its facts.
  const named = othersNamedIn(checked.fields, factsOfOthers(site.collections));
  return {
    diagnostics: [
      ...checked.page.diagnostics,
      ...pageRules.flatMap((rule) => toDiagnostics(rule, rule.check(checked, site))),
    ],
    summary,
    /** Inputs (`inputsOf`) that the verdict depends on: of the data, all if a block could not be read. */
    inputs: [...(summary.isComplete ? shown : DATA_SOURCES), ...named.map(factsInput)],
    /** Whether a file of the page may have a token for the site's data. */
    showsSiteData: checked.documents.some(({ text }) => SITE_TOKEN.test(text)),
  };
}

/** The verdict on one page, from the rules that need no other page. */
export type PageVerdict = ReturnType<typeof checkPage>;

/** Returns the verdict on a page of a site, possibly a cached one (site-checker.ts, scripts/workers). */
export type VerdictOf = (ref: PageRef) => PageVerdict;

/** Checks the texts of the data files that belong to no page. Memoized by site. */
const checkDataFiles = memoize((site: Site): Diagnostic[] =>
  dataFiles(site).flatMap((texts) =>
    textRules.flatMap((rule) => toDiagnostics(rule, rule.check(texts, site))),
  ),
);

/** Runs the rules on the pages, the data and the site as a whole. Returns causes before consequences, and the summaries. */
function runRules(site: Site, verdictOf: VerdictOf) {
  // Without the files that tokens refer to, every token would be reported, although none is the cause.
  const tokenFiles = [site.documents.constants, site.documents.site];
  if (tokenFiles.some((document) => document.diagnostics.length > 0))
    return { diagnostics: [...site.diagnostics], pages: [] };
  const verdicts = site.pages.map((ref) => verdictOf(ref));
  const pages = verdicts.map(({ summary }) => summary);
  // Without pages, the site rules would report every page as missing, and the build would be empty.
  if (site.pages.length === 0 && site.diagnostics.length === 0) {
    const fix = "Add one: npm run new:page -- / --template blank";
    const details = { rule: "no-pages", message: "There are no pages to check.", fix };
    return { diagnostics: [errorAt("pages", FILE_START, details)], pages };
  }
  const diagnostics = [
    ...site.diagnostics,
    ...verdicts.flatMap((verdict) => verdict.diagnostics),
    ...checkDataFiles(site),
    ...siteRules.flatMap((rule) => toDiagnostics(rule, rule.checkSite(pages, site))),
  ];
  return { diagnostics, pages };
}

/**
 * Checks the sources of a site. The command line, the dev overlay and the build share this verdict.
 *
 * @throws when a schema or a rule is broken; faults in the content are returned as diagnostics
 */
export function checkSite(site: Site, verdictOf: VerdictOf = (ref) => checkPage(site, ref)): CheckResult {
  const { diagnostics, pages } = runRules(site, verdictOf);
  const causes = adviseLinks(site, pages, firstCauses(site, diagnostics));
  return { diagnostics: sortDiagnostics(describePlaces(site, causes)), pages: pages.map(publishedPage) };
}
