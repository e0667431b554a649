import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import { untilDrawn } from "./conditions";

/**
 * The defaults of axe except for `ignorePseudo`; axe requires a complete set. Texts are judged as if `::before` and
 * `::after` painted nothing behind them: otherwise axe examines each of their ancestors, which takes most of its time,
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

/** Loads axe into a page over CDP: through `evaluate`, a script of that length takes twice as long. */
async function injectAxe(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Runtime.evaluate", { expression: SCRIPT });
  await browser.detach();
}

/**
 * Only violations are reported in full, and stylesheets are not loaded, which only the experimental orientation rule
 * needs.
 */
const OPTIONS: RunOptions = { resultTypes: ["violations"], preload: { assets: ["media"] } };

/**
 * Returns the faults that axe finds, short enough to read in a report.
 *
 * @param part selector of the part of the page to check; by default all of it
 */
export async function axeFaults(page: Page, part = "html"): Promise<string[]> {
  await injectAxe(page);
  const { violations } = await page.evaluate(
    ([within, options]) => (window as unknown as { axe: typeof axe }).axe.run(within, options),
    [part, OPTIONS] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
  );
}

/** The axe faults after all animations have finished: axe would judge the colors of a half-faded panel. */
export async function axeFaultsAtRest(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await untilDrawn(page);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  const faults = await axeFaults(page);
  await page.emulateMedia({ reducedMotion: null });
  return faults;
}
