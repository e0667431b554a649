import { expect, test } from "@playwright/test";
import { EVERY_WIDTH } from "./widths";

test.describe("header menus on a wide screen", () => {
  test.beforeEach(({ page }) => page.goto("/"));

  test("open on hover, and close when the pointer leaves", async ({ page }) => {
    const main = page.getByRole("navigation", { name: "Main" });
    for (const [menu, name] of [
      ["Solutions", /^Remote teams/],
      ["Features", /^Phone numbers/],
      ["Resources", /^Carrier pricing/],
    ] as const) {
      await main.getByText(menu, { exact: true }).hover();
      await expect(main.getByRole("link", { name })).toBeVisible();
      await page.mouse.move(720, 850);
      await expect(main.getByRole("link", { name })).toBeHidden();
    }
    await main.getByText("Resources").click();
    await expect(
      main.getByRole("link", { name: /^Guides/ }),
      "a click keeps what hover opened",
    ).toBeVisible();
    await expect(main.getByRole("link", { name: "Dlores NEW" })).toBeVisible();
  });

  test("open with Enter, one at a time, and close with Escape or when the focus moves on", async ({
    page,
  }) => {
    const main = page.getByRole("navigation", { name: "Main" });
    const features = main.locator("summary", { hasText: "Features" });
    const voice = main.getByRole("link", { name: /^Voice calling/ });
    await features.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(voice).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(features).toBeFocused();
    await expect(voice).toBeHidden();

    await main.locator("summary", { hasText: "Solutions" }).press("Enter");
    await expect(main.getByRole("link", { name: /^Solopreneurs/ })).toBeVisible();
    await features.press("Enter");
    await expect(voice).toBeVisible();
    await expect(main.getByRole("link", { name: /^Solopreneurs/ })).toBeHidden();
    await main.getByRole("link", { name: "Pricing", exact: true }).focus();
    await expect(voice).toBeHidden();
  });

  test("do not close under the focus when the pointer passes over them, nor open again after Escape", async ({
    page,
  }) => {
    const main = page.getByRole("navigation", { name: "Main" });
    const features = main.locator("summary", { hasText: "Features" });
    const voice = main.getByRole("link", { name: /^Voice calling/ });
    const leave = async () => {
      await page.mouse.move(720, 850);
      await page.clock.runFor(1000);
    };
    await page.clock.install();
    await features.press("Enter");
    await page.keyboard.press("Tab");
    await features.hover();
    await leave();
    await expect(voice).toBeFocused();
    await expect(voice).toBeVisible();

    await page.keyboard.press("Escape");
    await features.hover();
    await page.keyboard.press("Tab");
    await features.focus();
    await page.keyboard.press("Escape");
    await expect(voice).toBeHidden();
    await leave();
    await expect(voice).toBeHidden();
  });

  test("fit into a small window, and scroll if it is low", async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 420 });
    const main = page.getByRole("navigation", { name: "Main" });
    await main.locator("summary", { hasText: "Resources" }).press("Enter");
    const last = main.getByRole("link", { name: /^Case studies/ });
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test("the skip link skips the header, which shrinks on scroll and stays in view", async ({ page }) => {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();

    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const header = page.getByRole("banner");
    const bottom = async () => {
      const box = await header.boundingBox();
      return box ? box.y + box.height : 0;
    };
    const before = await bottom();
    await page.evaluate(() => scrollTo({ top: 1200, behavior: "instant" }));
    await expect.poll(bottom).toBeLessThan(before);
    expect(await bottom()).toBeGreaterThan(40);
  });
});

test("clicking a menu selects no text", EVERY_WIDTH, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").locator("summary:visible").first().dblclick();
  expect(await page.evaluate(() => getSelection()?.type)).toBe("None");
});
