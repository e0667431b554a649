import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";

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

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const SCRIPT = `${SOURCE};axe.configure(${JSON.stringify(SETTINGS)});`;

/** Hands axe to a page as it is: on its way through `evaluate` a text of that length takes twice as long. */
async function bringAxe(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Runtime.evaluate", { expression: SCRIPT });
  await browser.detach();
}

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
  await bringAxe(page);
  const { violations } = await page.evaluate(
    ([within, options]) => (window as unknown as { axe: typeof axe }).axe.run(within, options),
    [part, OPTIONS] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
  );
}
