import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * Faults that axe finds, short enough to read in a report. Only what is violated is worked out in full, and without
 * the second page that axe opens for frames of other sites: no page has any.
 *
 * @param part selector of the part of the page to look at; by default all of it
 */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
  );
}
