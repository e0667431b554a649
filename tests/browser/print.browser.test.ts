import { expect, test } from "@playwright/test";
import { open } from "./open";

test("/pricing prints no dark card and no sliders, and keeps a heading with its section", async ({
  page,
}) => {
  await open(page, "/pricing");
  await page.emulateMedia({ media: "print" });
  const plan = page.locator("[data-plan-name][data-tone=ink]");
  await expect(plan).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(page.getByLabel("People who use the phone", { exact: true })).toBeVisible();
  for (const slider of await page.locator("[type=range]").all()) await expect(slider).toBeHidden();
  const heading = page.locator("[data-block=pricing-plans] div:has(> h2)");
  const group = page.locator("[data-block=plan-comparison] tr:has([scope=rowgroup])").first();
  for (const part of [heading, group]) await expect(part).toHaveCSS("break-after", "avoid-page");
});

test("the blog prints the address of an article behind its title, not over its cover", async ({ page }) => {
  await open(page, "/blog");
  await page.emulateMedia({ media: "print" });
  const address = await page
    .locator(".post-card-link")
    .first()
    .evaluate((link) => {
      const { content, position } = getComputedStyle(link, "::after");
      return { content, position };
    });
  expect(address).toEqual({ content: expect.stringContaining("/blog/"), position: "static" });
});

test("a comparison prints the logo without the menus, and its sources without a click", async ({ page }) => {
  await open(page, "/resources/comparisons/ringcentral");
  await page.emulateMedia({ media: "print" });
  const header = page.getByRole("banner");
  await expect(header.getByRole("link")).toHaveText(["Pingo"]);
  await expect(page.getByRole("listitem").filter({ hasText: "ringcentral.com/legal" }).first()).toBeVisible();
  const category = page.locator("[data-block=comparison-categories] article").first();
  await expect(category).toHaveCSS("break-inside", "avoid-page");
});
