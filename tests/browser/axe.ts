import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * Faults that axe finds, short enough to read in a report. Only what is violated is worked out in full, without
 * the second page that axe opens for frames of other sites, since no page has any, and without reading the stylesheets,
 * which no rule asks about but the experimental one of orientation.
 *
 * @param part selector of the part of the page to look at; by default all of it
 */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ["violations"],
    preload: { assets: ["media"] },
  });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
  );
}
