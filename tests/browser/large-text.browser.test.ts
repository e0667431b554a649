import { expect, test } from "@playwright/test";
import { setTextSize } from "./access/page-access";
import { open } from "./open";

// Twice the default font size, as set in the browser (WCAG 2.2, 1.4.4 and 1.4.10).
test.beforeEach(({ page }) => setTextSize(page, 32));
test.afterEach(({ page }) => setTextSize(page, 16));

test.use({ viewport: { width: 390, height: 844 } });

// every-page.browser.test.ts checks that no page loses text at this size.
test("the mobile menu is in view at twice the font size", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.locator("[data-mobile-menu] > summary").click();
  await expect(page.getByRole("navigation", { name: "Mobile" }).getByRole("link").first()).toBeVisible();
});

test("a comparison keeps its breadcrumbs above its logos, and its text in view, at twice the font size", async ({
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
