import { expect, test } from "@playwright/test";
import { findBrowser } from "../../scripts/browser/find";
import { launchArguments } from "../../scripts/browser/launch";
import { open } from "./open";

// Twice as large as usual, as somebody may have set it in the browser (WCAG 2.2, 1.4.4 and 1.4.10).
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: async ({ browserName: _ }, use) =>
    use({
      executablePath: await findBrowser("shell"),
      args: [...launchArguments(), "--blink-settings=defaultFontSize=32"],
    }),
});

// That no page loses a text then is asked of each of them: every-page.browser.test.ts.
test("with letters twice as large the menu of a phone is in view", async ({ page }) => {
  await open(page, "/");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.locator("[data-mobile-menu] > summary").click();
  await expect(page.getByRole("navigation", { name: "Mobile" }).getByRole("link").first()).toBeVisible();
});

test("with letters twice as large a comparison keeps its trail above its logos, and its text in view", async ({
  page,
}) => {
  await open(page, "/resources/comparisons/google-voice");
  const text = await page.locator("[data-first] h1").evaluate((heading) => ({
    logos: heading.previousElementSibling?.getBoundingClientRect().top ?? 0,
    right: heading.parentElement?.getBoundingClientRect().right,
  }));
  const trail = await page.locator(".breadcrumbs ol").boundingBox();
  expect((trail?.y ?? 0) + (trail?.height ?? 0)).toBeLessThanOrEqual(text.logos);
  expect(text.right).toBeLessThanOrEqual(390);
});
