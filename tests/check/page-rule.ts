import { beforeAll, expect, it } from "vitest";
import { type CheckedPage, checkedPage } from "../../checks/checked-page";
import { type Finding, type PageRule, type RuleFacts, type SiteRule, toDiagnostics } from "../../checks/rule";
import { loadPage } from "../../data/load-page";
import type { Site } from "../../data/site";
import { type Files, formatDiagnostic, page, siteOf, text } from "./project";

/** Opens a project made of these files, and loads its pages. */
export function loadedSite(files: Files): { site: Site; pages: CheckedPage[] } {
  const site = siteOf(files);
  return { site, pages: site.pages.map((ref) => checkedPage(site, ref, loadPage(site, ref))) };
}

const asSnapshot = (files: Files, rule: RuleFacts, findings: readonly Finding[]): string => {
  const texts = toDiagnostics(rule, findings).map((diagnostic) => formatDiagnostic(files, diagnostic));
  return `\n${texts.join("\n\n")}\n`;
};

/** Returns the findings of one page rule in a project, for an inline snapshot; the other rules do not run. */
export function findingsOfRule(rule: PageRule, files: Files): string {
  const { site, pages } = loadedSite(files);
  const findings = pages.flatMap((checked) => rule.check(checked, site));
  return asSnapshot(files, rule, findings);
}

/** Returns the findings of one site rule in a project's data, for an inline snapshot; the rule gets no pages. */
export const foundInData = (rule: SiteRule, files: Files): string =>
  asSnapshot(files, rule, rule.checkSite([], siteOf(files)));

/**
 * Returns the messages of one page rule about sentences, each in a separate block.
 *
 * @returns for each sentence, the messages with their fixes, one line each
 */
export function messagesOf(rule: PageRule, sentences: readonly string[], route = "/"): string[][] {
  const blocks = sentences.map((sentence) => text(sentence));
  const name = route === "/" ? "index" : route.slice(1);
  const files = { "pages/index.json": page(), [`pages/${name}.json`]: page(blocks) };
  const { site, pages } = loadedSite(files);
  const checked = pages.find(({ ref }) => ref.route === route);
  const findings = checked ? rule.check(checked, site) : [];
  return sentences.map((_, index) =>
    findings
      .filter(({ where }) => where.startsWith(`block ${index + 2} `))
      .map(({ message, fix }) => `${message} → ${fix}`),
  );
}

/**
 * Tests that a page rule reports each of the wrong sentences, and none of the right ones.
 *
 * @param isOnce whether a wrong sentence has exactly one finding
 */
export function itJudges(
  rule: PageRule,
  wrong: readonly string[],
  right: readonly string[],
  isOnce = false,
): void {
  const sentences = [...wrong, ...right];
  let messages: string[][] = [];
  beforeAll(() => {
    messages = messagesOf(rule, sentences);
  });
  const said = (sentence: string) => messages[sentences.indexOf(sentence)];
  it.each(wrong)("reports: %s", (sentence) => {
    if (isOnce) expect(said(sentence)).toHaveLength(1);
    else expect(said(sentence)).toContainEqual(expect.any(String));
  });
  it.each(right)("accepts: %s", (sentence) => expect(said(sentence)).toEqual([]));
}
