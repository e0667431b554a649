import { expect, type Page, test } from "@playwright/test";
import { untilLaidOut } from "./open";
import { EVERY_WIDTH } from "./widths";

const contents = (page: Page) => page.getByRole("navigation", { name: "On this page" });

test("the terms print only the logo and the text, black on white, with the addresses of its links", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/legal/terms");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(contents(page)).toBeHidden();
  const buttons = page.locator(".button");
  expect(await buttons.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
  const colors = await page
    .locator("main :is(h1, h2, h3, p, li, td, th, a)")
    .evaluateAll((elements) => [
      ...new Set(elements.filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).color)),
    ]);
  expect(colors).toEqual(["rgb(0, 0, 0)"]);
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  const link = page.locator('[data-block="rich-text"] a[href="/contact"]').first();
  const printed = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(printed.replaceAll('" "', "")).toMatch(/\(https:\/\/[^/]+\/contact\)/);
  const heading = page.locator('[data-block="rich-text"] h2').first();
  expect(await heading.evaluate((element) => getComputedStyle(element).breakAfter)).toBe("avoid-page");
});

test(
  "the table of contents is collapsed on a phone, and fits a laptop's window next to the text",
  EVERY_WIDTH,
  async ({ page, isMobile }) => {
    await page.goto("/legal/terms#liability");
    const link = contents(page).getByRole("link", { name: "Liability" });
    await expect(link).toBeVisible({ visible: !isMobile });
    if (isMobile) {
      await contents(page).locator("summary").tap();
      await expect(link).toBeVisible();
      return;
    }
    await expect(contents(page).locator("summary")).toBeHidden();
    const box = await contents(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(60);
    expect((box?.y ?? 0) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(900);
  },
);

// Articles have the same contents as the terms (renderer/ui/contents.tsx).
for (const [route, name] of [
  ["/legal/terms", "On this page"],
  ["/faq", "Categories"],
] as const) {
  test(`the contents of ${route} mark the section in view`, async ({ page }) => {
    await page.goto(route);
    const links = page.getByRole("navigation", { name }).getByRole("link");
    const current = links.and(page.locator("[aria-current=location]"));
    await untilLaidOut(page);
    await expect(current, "at the top of the page").toHaveCount(0);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect(current, "after a jump past every heading").toHaveCount(1);
    for (const link of [links.nth(2), links.first(), links.last()]) {
      await link.click();
      await expect(link).toHaveAttribute("aria-current", "location");
      await expect(current).toHaveCount(1);
    }
    await page.evaluate(
      (id) => document.querySelector(id ?? "")?.scrollIntoView(),
      await links.nth(1).getAttribute("href"),
    );
    await expect(links.nth(1)).toHaveAttribute("aria-current", "location");
  });
}
