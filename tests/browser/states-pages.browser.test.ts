import { expect } from "@playwright/test";
import { judgeFocus } from "./access/focus-walk";
import { stopClock, test } from "./clock";
import { recordReports, reportsOf } from "./conditions";
import { open, untilIdle } from "./open";
import { EVERY_WIDTH, PHONE_ONLY } from "./widths";

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
    test("opens after 10000 ms, once per session", async ({ page }) => {
      await recordReports(page);
      await stopClock(page);
      await open(page, "/");
      const dialog = page.getByRole("dialog");
      const marks = () => page.evaluate(() => Object.keys(sessionStorage).length);
      await page.clock.runFor(9990);
      await expect(dialog).toBeHidden();
      expect(await marks()).toBe(0);
      await page.clock.runFor(10);
      await expect(dialog).toBeVisible();
      expect(await marks()).toBe(1);
      await page.keyboard.press("Escape");
      await page.clock.runFor(60_000);
      await expect(dialog).toBeHidden();
      const names = (await reportsOf(page)).map(({ name }) => name);
      expect(names.filter((name) => name === "landing_opened_dlores_modal")).toHaveLength(1);
      await untilIdle(page, () => page.reload());
      await page.clock.runFor(20_000);
      await expect(dialog).toBeHidden();
    });

    test("closes in each way, and returns the focus to where it was", EVERY_WIDTH, async ({ page }) => {
      await stopClock(page);
      await open(page, "/");
      const before = page.getByRole("main").getByRole("link").first();
      await before.focus();
      await page.clock.runFor(10_000);
      const dialog = page.getByRole("dialog");
      for (const close of [
        () => dialog.getByRole("button", { name: "Close" }).click(),
        () => page.mouse.click(5, 300),
        () => dialog.getByText("Maybe later").click(),
        () => page.keyboard.press("Escape"),
      ]) {
        await expect(dialog.locator(":focus")).toBeVisible();
        await close();
        await expect(dialog).toBeHidden();
        await expect(before).toBeFocused();
        await page.locator("dialog").evaluate((element: HTMLDialogElement) => element.showModal());
      }
    });
  });

  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [375, 667],
  ] as const) {
    test(`the demo shows each focused control at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await stopClock(page);
      await open(page, "/");
      await judgeFocus(page);
      await page.clock.runFor(10_000);
      const dialog = page.getByRole("dialog");
      const later = dialog.getByText("Maybe later");
      await expect(dialog.getByRole("heading").first()).toBeFocused();
      if (width === 375) await expect(later).toBeInViewport({ ratio: 1 });
      for (let stop = 0; !(await later.evaluate((button) => button === document.activeElement)); stop += 1) {
        expect(stop).toBeLessThan(20);
        await page.keyboard.press("Tab");
        await page.clock.runFor(1000);
        // The label of a call shows the focus of its radio button.
        if (await dialog.locator("input:focus").count()) continue;
        // The dialog scrolls smoothly.
        await expect
          .poll(() => page.evaluate(() => window.judge(document.activeElement ?? document.body)))
          .toEqual([]);
      }
    });
  }

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
