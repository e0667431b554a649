import { expect, type Page, test } from "@playwright/test";
import { OWN_SITE, pageRoutes } from "./routes";
import { EVERY_WIDTH } from "./widths";

test.use({ baseURL: OWN_SITE, javaScriptEnabled: false });

// Sizes of the two projects: without script, only the width changes what they show.
const SCREENS = [
  ["a desktop", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const;

const width = (page: Page) => page.locator("html").evaluate((root) => root.clientWidth);

/** Text that is hidden although no expandable part of the page contains it. */
const hiddenText = (page: Page) =>
  page.locator("main :is(h2, h3, p, li, td)").evaluateAll((elements) =>
    elements
      .filter(
        (element) =>
          // A fieldset is a group of radio buttons that each show a text, and the path of a phone lacks the page itself.
          !element.closest(
            "details, dialog, .breadcrumbs, fieldset, [hidden], [aria-hidden], [data-island], .noscript\\:hidden",
          ) &&
          // The modal opens by script; without script its section stays hidden.
          !element.closest('[data-block="demo-modal"]'),
      )
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.classList.contains("sr-only"))
      .map((element) => element.textContent)
      .filter(Boolean),
  );

// One test, since Playwright's work between two tests takes several times as long as a visit.
test("every page is fully readable without JavaScript", async ({ page }) => {
  test.setTimeout(pageRoutes.length * 10_000);
  const screens = [...SCREENS];
  for (const route of pageRoutes) {
    await page.goto(route);
    // The page is laid out at the size of the last visit.
    screens.reverse();
    for (const [screen, size] of screens) {
      await page.setViewportSize(size);
      // Chromium needs a moment to lay out a page for another width.
      await expect.poll(() => width(page)).toBe(size.width);
      await expect.soft(page.getByRole("heading", { level: 1 }), `${route} on ${screen}`).toBeVisible();
      expect
        .soft(await hiddenText(page), `text that only script would show on ${screen}, of ${route}`)
        .toEqual([]);
    }
  }
});

test("the menus open without JavaScript", EVERY_WIDTH, async ({ page, isMobile }) => {
  await page.goto("/");
  if (isMobile) {
    await page.locator("[data-mobile-menu] > summary").tap();
    const menu = page.getByRole("navigation", { name: "Mobile" });
    await expect(menu.getByRole("link", { name: "How it works" })).toBeVisible();
    await menu.getByText("Solutions").tap();
    await expect(menu.getByRole("link", { name: "Solopreneurs" })).toBeVisible();
  } else {
    await page.getByRole("navigation", { name: "Main" }).getByText("Solutions").click();
    await expect(page.getByRole("link", { name: /^Solopreneurs/ }).first()).toBeVisible();
  }
});
