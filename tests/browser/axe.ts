import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

/**
 * The settings of axe but for `ignorePseudo`; it takes all or none. Texts on what `::before` and `::after` paint are
 * judged as if that were not there: otherwise axe asks each of their ancestors for it, which takes most of its time,
 * only to leave such a text undecided.
 */
const CONTRAST = {
  ignorePseudo: true,
  ignoreUnicode: true,
  ignoreLength: false,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.2,
  textStrokeEmMin: 0.03,
};
const SETTINGS = { checks: [{ id: "color-contrast", options: CONTRAST }] };

const SCRIPT = `${axe.source};axe.configure(${JSON.stringify(SETTINGS)});`;

/**
 * Only what is violated is worked out in full, and the stylesheets are not read, which no rule asks about but the
 * experimental one of orientation.
 */
const OPTIONS: RunOptions = { resultTypes: ["violations"], preload: { assets: ["media"] } };

/**
 * Faults that axe finds, short enough to read in a report.
 *
 * @param part selector of the part of the page to look at; by default all of it
 */
export async function axeFaults(page: Page, part = "html"): Promise<string[]> {
  await page.evaluate(SCRIPT);
  const { violations } = await page.evaluate(
    ([within, options]) => (window as unknown as { axe: typeof axe }).axe.run(within, options),
    [part, OPTIONS] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
  );
}
