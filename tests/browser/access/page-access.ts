import { expect, type Page } from "@playwright/test";
import { untilDrawn } from "../conditions";
import { hiddenTargets } from "./anchors";
import { judgeFocus, visitControls } from "./focus-walk";
import { lostText } from "./lost-text";

/** The widest text spacing that a page must support in a visitor's own styles (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Sets the default text size, as a visitor does in the browser's settings; 16 is the usual one. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
  await browser.detach();
}

/** Applies a visitor's own styles. The policy forbids a `style` element, but not a stylesheet created by a script. */
const setStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Requires that no text is lost in narrow windows, with wide spacing or with large text. */
async function expectAllText(page: Page, route: string): Promise<void> {
  const lost = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await untilDrawn(page);
    return lostText(page);
  };
  expect.soft(await lost(320), `${route}: a desktop magnified four times`).toEqual([]);
  expect.soft(await lost(640), `${route}: a desktop magnified twice`).toEqual([]);
  await setStyles(page, SPACING);
  expect.soft(await lost(390), `${route}: widely spaced on a phone`).toEqual([]);
  expect.soft(await lost(1280), `${route}: widely spaced on a desktop`).toEqual([]);
  await setStyles(page, "");
  await setTextSize(page, 32);
  expect.soft(await lost(1280), `${route}: text of twice the size`).toEqual([]);
  await setTextSize(page, 16);
}

/** Requires that no text is lost on a phone with text of twice the size. */
async function expectLargeText(page: Page, route: string): Promise<void> {
  await setTextSize(page, 32);
  await untilDrawn(page);
  expect.soft(await lostText(page), `${route}: text of twice the size on a phone`).toEqual([]);
  await setTextSize(page, 16);
}

/**
 * Requires that an open page shows the focused element and the targets of its links, and loses no text. On a desktop it
 * tries several widths, and leaves the page at the last one.
 *
 * @param route address of the page, for the messages
 */
export async function expectAccess(page: Page, route: string, isMobile: boolean): Promise<void> {
  await judgeFocus(page);
  expect.soft(await visitControls(page), `${route}: controls`).toEqual([]);
  expect.soft(await hiddenTargets(page), `${route}: places`).toEqual([]);
  await (isMobile ? expectLargeText(page, route) : expectAllText(page, route));
}
