import { type CheckedPage, checkedPage } from "../../checks/checked-page";
import { type Finding, type PageRule, type RuleFacts, type SiteRule, toDiagnostics } from "../../checks/rule";
import { loadPage } from "../../data/load-page";
import type { Site } from "../../data/site";
import { type Files, formatDiagnostic, inSite, page, text } from "./project";

/** Opens a project made of these files, with its pages loaded, and removes it after use. */
export const inProject = <T>(files: Files, use: (site: Site, pages: CheckedPage[]) => T): T =>
  inSite(files, (site) => {
    const pages = site.pages.map((ref) => checkedPage(site, ref, loadPage(site, ref)));
    return use(site, pages);
  });

const asSnapshot = (files: Files, rule: RuleFacts, findings: readonly Finding[]): string => {
  const texts = toDiagnostics(rule, findings).map((diagnostic) => formatDiagnostic(files, diagnostic));
  return `\n${texts.join("\n\n")}\n`;
};

/** Returns the findings of one page rule in a project, for an inline snapshot; the other rules do not run. */
export function findingsOfRule(rule: PageRule, files: Files): string {
  return inProject(files, (site, pages) =>
    asSnapshot(
      files,
      rule,
      pages.flatMap((checked) => rule.check(checked, site)),
    ),
  );
}

/** Returns the findings of one site rule in a project's data, for an inline snapshot; the rule gets no pages. */
export function foundInData(rule: SiteRule, files: Files): string {
  return inProject(files, (site) => asSnapshot(files, rule, rule.checkSite([], site)));
}

/**
 * Returns the messages of one page rule about sentences, each in a separate block.
 *
 * @returns for each sentence, the messages with their fixes, one line each
 */
export function messagesOf(rule: PageRule, sentences: readonly string[], route = "/"): string[][] {
  const blocks = sentences.map((sentence) => text(sentence));
  const name = route === "/" ? "index" : route.slice(1);
  const files = { "pages/index.json": page(), [`pages/${name}.json`]: page(blocks) };
  return inProject(files, (site, pages) => {
    const checked = pages.find(({ ref }) => ref.route === route);
    const findings = checked ? rule.check(checked, site) : [];
    return sentences.map((_, index) =>
      findings
        .filter(({ where }) => where.startsWith(`block ${index + 2} `))
        .map(({ message, fix }) => `${message} → ${fix}`),
    );
  });
}
