import { expect, type Page, test } from "@playwright/test";
import { open } from "./open";
import { EVERY_WIDTH } from "./widths";

const PAGES = ["/legal/privacy", "/legal/terms"] as const;

const contents = (page: Page) => page.getByRole("navigation", { name: "On this page" });

/** Opens the table of contents if it is collapsed, as on a phone. */
async function openContents(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await contents(page).locator("summary").click();
}

/** Distance in pixels from the top of the window to the heading with an id. */
const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((heading) => heading.getBoundingClientRect().top);

for (const route of PAGES) {
  test.describe(route, () => {
    test(
      "a link of its table of contents scrolls to the section, below the header",
      EVERY_WIDTH,
      async ({ page, isMobile }) => {
        await open(page, route);
        await openContents(page, isMobile);
        const [last] = (await contents(page).getByRole("link").all()).slice(-3);
        const id = (await last?.getAttribute("href"))?.slice(1) ?? "";
        await last?.click();
        await expect(page).toHaveURL(`${route}#${id}`);
        await expect.poll(() => topOf(page, id), "below the header").toBeGreaterThan(60);
        expect(await topOf(page, id)).toBeLessThan(200);
      },
    );

    test("prints only the text, black on white, with the addresses of its links", async ({ page }) => {
      await page.emulateMedia({ media: "print" });
      await page.goto(route);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const part of ["banner", "contentinfo"] as const) await expect(page.getByRole(part)).toBeHidden();
      await expect(contents(page)).toBeHidden();
      const buttons = page.locator(".button");
      expect(await buttons.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
      const colors = await page
        .locator("main :is(h1, h2, h3, p, li, td, th, a)")
        .evaluateAll((elements) => [
          ...new Set(
            elements.filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).color),
          ),
        ]);
      expect(colors).toEqual(["rgb(0, 0, 0)"]);
      await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
      const link = page.locator('[data-block="rich-text"] a[href="/contact"]').first();
      const printed = await link.evaluate((element) => getComputedStyle(element, "::after").content);
      expect(printed.replaceAll('" "', "")).toMatch(/\(https:\/\/[^/]+\/contact\)/);
      const heading = page.locator('[data-block="rich-text"] h2').first();
      expect(await heading.evaluate((element) => getComputedStyle(element).breakAfter)).toBe("avoid-page");
    });
  });
}

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
