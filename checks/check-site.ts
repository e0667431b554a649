import { loadPage } from "../data/load-page";
import { openSite, type Site } from "../data/site";
import { type Diagnostic, sortDiagnostics } from "../schema/diagnostic";
import type { SiteData } from "../schema/shapes.gen";
import { checkedPage } from "./checked-page";
import { toDiagnostics } from "./rule";
import { pageRules, siteRules } from "./rules";
import { type Contradiction, contradictionsIn } from "./rules/contradiction";
import { callsToActionIn, inertAction } from "./rules/inert-action";
import { type PageSummary, summarise } from "./summary";

/** What was looked at, for the line at the end of a report. */
export interface CheckSummary {
  pages: number;
  blocks: number;
  /** Constants that at least one page uses. */
  tokensUsed: number;
  inertActions: number;
  /** Those of them that are calls to action. */
  inertCallsToAction: number;
  /** What data/site.json makes of these. */
  callsToActionLead: SiteData["inertCallsToAction"];
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

export interface CheckOptions {
  /** Called after each page with the number done and the number of all. */
  onProgress?: (done: number, total: number) => void;
}

/** A site without a page is a mistake: nothing would be built, and nothing would say so. */
function noPages(): Diagnostic {
  const place = { file: "pages", line: 1, column: 1, length: 1, where: "" };
  const fix = "Add one: npm run new:page -- / --template blank";
  return { ...place, severity: "error", rule: "no-pages", message: "There are no pages to check.", fix };
}

/**
 * Keeps, at each place, what the first rule found there: what follows is most often a consequence. The same finding
 * twice (a template or a shared block is read for each of its pages) is one.
 */
function firstCauses(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const owners = new Map<string, { rule: string; messages: Set<string> }>();
  return diagnostics.filter(({ file, line, column, rule, message }) => {
    const place = `${file}:${line}:${column}`;
    const owner = owners.get(place) ?? { rule, messages: new Set() };
    owners.set(place, owner);
    const isNew = owner.rule === rule && !owner.messages.has(message);
    owner.messages.add(message);
    return isNew;
  });
}

/** Loads each page, checks it, and keeps its summary only. */
function checkPages(
  site: Site,
  diagnostics: Diagnostic[],
  onProgress: CheckOptions["onProgress"],
): PageSummary[] {
  return site.pages.map((ref, index) => {
    const checked = checkedPage(site, ref, loadPage(site, ref));
    diagnostics.push(...checked.page.diagnostics);
    for (const rule of pageRules) diagnostics.push(...toDiagnostics(rule, rule.check(checked, site)));
    onProgress?.(index + 1, site.pages.length);
    return summarise(checked);
  });
}

/**
 * Checks the sources of a site: the one verdict for command line, dev overlay and build.
 *
 * @param target the project's folder, or the site when it is open already
 * @throws when a schema or a rule is broken; faults of content are diagnostics
 */
export function checkSite(target: string | Site, { onProgress }: CheckOptions = {}): CheckResult {
  const site = typeof target === "string" ? openSite(target) : target;
  const diagnostics = [...site.diagnostics];
  const pages: PageSummary[] = [];
  // Without the constants every token would be one more fault, and none of them the cause.
  if (site.constantsDocument.diagnostics.length === 0) {
    if (site.pages.length === 0 && diagnostics.length === 0) diagnostics.push(noPages());
    pages.push(...checkPages(site, diagnostics, onProgress));
    for (const rule of siteRules) diagnostics.push(...toDiagnostics(rule, rule.checkSite(pages, site)));
  }
  const causes = firstCauses(diagnostics);
  return {
    diagnostics: sortDiagnostics(causes),
    pages,
    summary: {
      pages: pages.length,
      blocks: pages.reduce((sum, page) => sum + page.blocks, 0),
      tokensUsed: new Set(pages.flatMap((page) => page.usedTokens)).size,
      inertActions: causes.filter(({ rule }) => rule === inertAction.name).length,
      inertCallsToAction: callsToActionIn(pages),
      callsToActionLead: site.data.inertCallsToAction,
      contradictions: contradictionsIn(site.constants),
    },
  };
}
