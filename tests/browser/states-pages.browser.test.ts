import { expect, type Page } from "@playwright/test";
import { stopClock, test } from "./clock";
import { recordReports, reportsOf } from "./conditions";
import { open, untilIdle } from "./open";
import { PHONE_ONLY } from "./widths";

test.describe("spec 4: states", () => {
  test("Mobile menu", PHONE_ONLY, async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Mobile" });
    await expect(menu).toBeHidden();
    await page.locator("[data-mobile-menu] > summary").tap();
    await expect(menu).toBeVisible();
    for (const [section, link] of [
      ["Solutions", "Solopreneurs"],
      ["Features", "SMS messaging"],
      ["Resources", "Guides"],
    ] as const) {
      const entry = menu.getByRole("link", { name: link, exact: true });
      await expect(entry).toBeHidden();
      await menu.getByText(section, { exact: true }).tap();
      await expect(entry).toBeVisible();
      await menu.getByText(section, { exact: true }).tap();
      await expect(entry).toBeHidden();
    }
    for (const name of ["How it works", "Integrations"])
      await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
    await menu.getByRole("link", { name: "Pricing", exact: true }).tap();
    await expect(page).toHaveURL("/pricing");
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(menu).toBeHidden();
  });

  test.describe("Demo modal", () => {
    for (const [way, close] of [
      ["the close button", (page) => page.getByRole("dialog").getByRole("button", { name: "Close" }).click()],
      ["a backdrop click", (page) => page.mouse.click(5, 300)],
      ["'Maybe later'", (page) => page.getByRole("dialog").getByText("Maybe later").click()],
      ["Escape", (page) => page.keyboard.press("Escape")],
    ] as [string, (page: Page) => Promise<void>][]) {
      test(`opens after 10000 ms, once per session, closes by ${way} and restores the focus`, async ({
        page,
      }) => {
        await recordReports(page);
        await stopClock(page);
        await open(page, "/");
        const button = page.getByRole("main").getByRole("link").first();
        await button.focus();
        const marks = () => page.evaluate(() => Object.keys(sessionStorage).length);
        await page.clock.runFor(9990);
        await expect(page.getByRole("dialog")).toBeHidden();
        expect(await marks()).toBe(0);
        await page.clock.runFor(10);
        await expect(page.getByRole("dialog")).toBeVisible();
        expect(await marks()).toBe(1);
        await close(page);
        await page.clock.runFor(1000);
        await expect(page.getByRole("dialog")).toBeHidden();
        await expect(button).toBeFocused();
        await page.clock.runFor(60_000);
        const names = (await reportsOf(page)).map(({ name }) => name);
        expect(names.filter((name) => name === "landing_opened_dlores_modal")).toHaveLength(1);
        await untilIdle(page, () => page.reload());
        await page.clock.runFor(20_000);
        await expect(page.getByRole("dialog")).toBeHidden();
      });
    }
  });

  test("Hero word", async ({ page }) => {
    await stopClock(page);
    await open(page, "/");
    const word = page.locator(".rotating-words [data-current]");
    for (const audience of ["Entrepreneurs", "Small Businesses", "Remote Teams", "Entrepreneurs"]) {
      await expect(word).toHaveText(audience);
      await page.clock.runFor(3000);
    }
  });

  test("FAQ, pricing FAQ and troubleshooting items", async ({ page }) => {
    for (const [path, block, count] of [
      ["/faq", "faq-search", 35],
      ["/pricing", "faq", 4],
      ["/resources/troubleshooting", "troubleshooting", 5],
    ] as const) {
      await page.goto(path);
      const items = page.locator(`[data-block=${block}] details`);
      await expect(items).toHaveCount(count);
      const item = items.nth(1);
      const answer = item.locator(":scope > :not(summary)").first();
      await expect(answer).toBeHidden();
      await item.locator("summary").click();
      await expect(answer).toBeVisible();
      await items.last().locator("summary").click();
      await expect(items.last().locator(":scope > :not(summary)").first()).toBeVisible();
      await expect(answer, "several are open at a time").toBeVisible();
      await item.locator("summary").press("Enter");
      await expect(answer).toBeHidden();
    }
  });

  test("Plan changes (claim)", async ({ page }) => {
    await page.goto("/legal/terms");
    const section = page.locator("main");
    for (const claim of [
      /You can move to another plan at any time\. The change takes effect immediately\./,
      /You cancel in the dashboard/,
      /The cancellation takes effect at the end of the billing period/,
    ])
      await expect(section).toContainText(claim);
    await page.goto("/pricing");
    await page.getByText(/you can change plans at any time/i).evaluate((found) => {
      const item = found.closest("details");
      if (item) item.open = true;
    });
    await expect(page.getByText(/takes effect immediately.*end of the billing period/)).toBeVisible();
  });
});
