import { expect, test } from "@playwright/test";
import { pageRoutes } from "./routes";
import { EVERY_WIDTH } from "./widths";

test.use({ javaScriptEnabled: false });

for (const route of pageRoutes) {
  test(`${route} reads completely without JavaScript`, EVERY_WIDTH, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const hidden = await page.locator("main :is(h2, h3, p, li, td)").evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            !element.closest("details, dialog, [hidden], [aria-hidden], [data-island], [data-enhance]") &&
            // The modal opens by script; without it nothing of its section shows, nor has to.
            !element.closest('[data-block="demo-modal"]'),
        )
        .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((element) => !element.classList.contains("sr-only"))
        .map((element) => element.textContent),
    );
    expect(hidden, "text that only script would show").toEqual([]);
  });
}

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
