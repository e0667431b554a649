import { expect, type Page } from "@playwright/test";
import { drawn } from "../conditions";
import { hiddenTargets } from "./anchors";
import { judgeFocus, visitControls } from "./focus-walk";
import { lostText } from "./lost-text";

/** The most that a visitor's own styles may ask for (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Sets the size that text has by default, as a visitor does in the browser's settings; 16 is the usual one. */
async function setTextSize(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
  await browser.detach();
}

/** Lays the page out with a visitor's own styles. The policy forbids a `style`, and not what a script hands over. */
const setStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Text that is lost where there is little room for much of it. */
async function expectAllText(page: Page): Promise<void> {
  const lost = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await drawn(page);
    return lostText(page);
  };
  expect.soft(await lost(320), "a desktop magnified four times").toEqual([]);
  expect.soft(await lost(640), "a desktop magnified twice").toEqual([]);
  await setStyles(page, SPACING);
  expect.soft(await lost(390), "widely spaced on a phone").toEqual([]);
  expect.soft(await lost(1280), "widely spaced on a desktop").toEqual([]);
  await setStyles(page, "");
  await setTextSize(page, 32);
  expect.soft(await lost(1280), "text of twice the size").toEqual([]);
  await setTextSize(page, 16);
}

/** Text that is lost on a phone whose owner has set its letters to twice their size. */
async function expectLargeText(page: Page): Promise<void> {
  await setTextSize(page, 32);
  await drawn(page);
  expect.soft(await lostText(page), "text of twice the size on a phone").toEqual([]);
  await setTextSize(page, 16);
}

/**
 * Asks an open page whether it shows what has the focus and where its links lead, and whether it loses text: on a
 * desktop at every width, which is then that of the last.
 */
export async function expectAccess(page: Page, isMobile: boolean): Promise<void> {
  await judgeFocus(page);
  expect.soft(await visitControls(page), "controls").toEqual([]);
  expect.soft(await hiddenTargets(page), "places").toEqual([]);
  await (isMobile ? expectLargeText(page) : expectAllText(page));
}
