import { expect, test } from "@playwright/test";
import { open } from "../open";
import { EVERY_WIDTH, PHONE_ONLY } from "../widths";
import { followFocus, judgeFocus, walk } from "./focus-walk";

/**
 * Pages with their own focusable parts, those first whose order or sticky parts depend on the width. At every width,
 * every-page.browser.test.ts focuses each control of every page.
 */
const ROUTES = [
  ["/", EVERY_WIDTH],
  ["/resources/carrier-pricing", EVERY_WIDTH],
  ["/contact", {}],
  ["/features/voice-calling", {}],
  ["/how-it-works", {}],
  ["/integrations", {}],
] as const;

for (const [route, widths] of ROUTES) {
  test(
    `Tab moves from the first to the last control of ${route} and back, each fully in view`,
    widths,
    async ({ page }) => {
      await open(page, route);
      await page.keyboard.press("Tab");
      await expect(page.locator("[data-when=visible]:not([data-hydrated])"), "islands").toHaveCount(0);
      await page.keyboard.press("Shift+Tab");
      await followFocus(page);
      expect.soft(await walk(page, "Tab"), "forth").toEqual([]);
      expect.soft(await walk(page, "Shift+Tab"), "back").toEqual([]);
    },
  );
}

test(
  "the mobile menu shows each focusable entry, closes after the last one and restores the focus",
  PHONE_ONLY,
  async ({ page }) => {
    // A low viewport, so that the menu has to scroll, as it will with more entries.
    await page.setViewportSize({ width: 390, height: 600 });
    await open(page, "/features/voice-calling");
    await judgeFocus(page);
    const menu = page.locator("[data-mobile-menu]");
    const button = menu.locator(":scope > summary");
    await button.press("Enter");
    // The menu fades in.
    await menu.evaluate((opened) =>
      Promise.all(opened.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    const stops = await menu.locator("a, summary").filter({ visible: true }).count();
    expect(stops).toBeGreaterThan(10);
    for (let stop = 1; stop < stops; stop += 1) {
      await page.keyboard.press("Tab");
      const faults = await page.evaluate(() => window.judge(document.activeElement ?? document.body));
      expect(faults).toEqual([]);
      expect(await menu.locator(":focus").count(), `stop ${stop} is in the menu`).toBe(1);
    }
    await page.keyboard.press("Escape");
    await expect(menu).not.toHaveAttribute("open");
    await expect(button).toBeFocused();

    await button.press("Enter");
    await menu.getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(menu).not.toHaveAttribute("open");
    await expect(page.locator(":focus")).toBeInViewport();
  },
);
