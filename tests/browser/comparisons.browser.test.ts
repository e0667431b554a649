import { expect, test } from "@playwright/test";
import { open } from "./open";
import { EVERY_WIDTH } from "./widths";

test("a click anywhere on an entry of the index opens its comparison", async ({ page }) => {
  await page.goto("/resources/comparisons");
  await page.getByRole("article").filter({ hasText: "Ooma Office" }).click();
  await expect(page).toHaveURL(/\/resources\/comparisons\/ooma-office$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ooma Office vs Pingo");
});

test(
  "a comparison keeps the product names in view, expands its sources and links to our prices",
  EVERY_WIDTH,
  async ({ page }) => {
    await open(page, "/resources/comparisons/quo");

    await test.step("the names of both products stay in view while the table scrolls", async () => {
      const table = page.getByRole("table", { name: /^Features of Pingo and Quo/ });
      const name = table.getByRole("columnheader", { name: "Quo" });
      const row = table.getByRole("rowheader", { name: "Webhooks", exact: true });
      await row.scrollIntoViewIfNeeded();
      await expect(row).toBeInViewport();
      await expect(name).toBeInViewport();
      const header = await page.locator(".site-header").boundingBox();
      const head = await name.boundingBox();
      expect(head?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
    });

    await test.step("the names are not sticky in print", async () => {
      await page.emulateMedia({ media: "print" });
      const names = page.locator('.feature-table :is(thead th:not(:first-child), th[scope="row"])');
      const positions = await names.evaluateAll((all) => all.map((name) => getComputedStyle(name).position));
      expect(new Set(positions)).toEqual(new Set(["static"]));
      await page.emulateMedia({ media: null });
    });

    await test.step("the sources expand", async () => {
      const sources = page.locator("#sources");
      const link = sources.getByRole("link", { name: "quo.com/pricing" });
      await expect(link).toBeHidden();
      await sources.getByText(/^Sources and their dates/).click();
      await expect(link).toBeVisible();
    });

    await page
      .locator('[data-block="call-to-action"]')
      .getByRole("link", { name: "See plans and prices" })
      .click();
    await expect(page).toHaveURL(/\/pricing$/);
  },
);
