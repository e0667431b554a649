import { expect, test } from "@playwright/test";

test.describe("header menus on a wide screen", () => {
  test.skip(({ isMobile }) => isMobile);

  for (const [menu, link] of [
    ["Solutions", /^Remote teams/],
    ["Features", /^Phone numbers/],
    ["Resources", /^Carrier pricing/],
  ] as const) {
    test(`${menu} opens on hover and closes when the pointer leaves`, async ({ page }) => {
      await page.goto("/");
      const main = page.getByRole("navigation", { name: "Main" });
      await main.getByText(menu, { exact: true }).hover();
      await expect(main.getByRole("link", { name: link })).toBeVisible();
      await page.mouse.move(720, 850);
      await expect(main.getByRole("link", { name: link })).toBeHidden();
    });
  }

  test("a menu opens with Enter, closes with Escape and gives the focus back", async ({ page }) => {
    await page.goto("/");
    const main = page.getByRole("navigation", { name: "Main" });
    const summary = main.locator("summary", { hasText: "Features" });
    await summary.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(main.getByRole("link", { name: /^Voice calling/ })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(summary).toBeFocused();
    await expect(main.getByRole("link", { name: /^Voice calling/ })).toBeHidden();
  });

  test("a click on a menu that hover has opened keeps it open", async ({ page }) => {
    await page.goto("/");
    const main = page.getByRole("navigation", { name: "Main" });
    await main.getByText("Resources").click();
    await expect(main.getByRole("link", { name: /^Guides/ })).toBeVisible();
  });

  test("only one menu is open, and focus that moves on closes it", async ({ page }) => {
    await page.goto("/");
    const main = page.getByRole("navigation", { name: "Main" });
    await main.locator("summary", { hasText: "Solutions" }).press("Enter");
    await main.locator("summary", { hasText: "Features" }).press("Enter");
    await expect(main.getByRole("link", { name: /^Solopreneurs/ })).toBeHidden();
    await main.getByRole("link", { name: "Pricing", exact: true }).focus();
    await expect(main.getByRole("link", { name: /^Voice calling/ })).toBeHidden();
  });

  test("Dlores carries its NEW badge", async ({ page }) => {
    await page.goto("/");
    await expect(
      page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dlores NEW" }),
    ).toBeVisible();
  });

  test("the header gets lower on scroll and stays in view", async ({ page }) => {
    await page.goto("/");
    const header = page.getByRole("banner");
    const before = await header.boundingBox();
    await page.evaluate(() => scrollTo({ top: 1200, behavior: "instant" }));
    const after = await header.boundingBox();
    const visible = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0);
    expect(visible(after)).toBeGreaterThan(40);
    expect(visible(after)).toBeLessThan(visible(before));
  });
});

test.describe("menu on a phone", () => {
  test.skip(({ isMobile }) => !isMobile);

  test("lists every entry and closes when a link is chosen", async ({ page }) => {
    await page.goto("/");
    await page.locator("[data-mobile-menu] > summary").tap();
    const menu = page.getByRole("navigation", { name: "Mobile" });
    for (const name of ["Pricing", "How it works", "Integrations"])
      await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
    await menu.getByText("Features").tap();
    await expect(menu.getByRole("link", { name: "SMS messaging" })).toBeVisible();
    await menu.getByText("Features").tap();
    await expect(menu.getByRole("link", { name: "SMS messaging" })).toBeHidden();
    await menu.getByRole("link", { name: "Pricing", exact: true }).tap();
    await expect(page).toHaveURL("/pricing");
    await expect(page.getByRole("navigation", { name: "Mobile" })).toBeHidden();
    await page.goBack();
    await expect(page.getByRole("navigation", { name: "Mobile" })).toBeHidden();
  });

  test("closes with Escape", async ({ page }) => {
    await page.goto("/");
    await page.locator("[data-mobile-menu] > summary").tap();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("navigation", { name: "Mobile" })).toBeHidden();
  });
});

test("Sign In and Get Started lead to the app", async ({ page, isMobile }) => {
  await page.goto("/");
  const banner = page.getByRole("banner");
  if (isMobile) await page.locator("[data-mobile-menu] > summary").tap();
  await expect(banner.getByRole("link", { name: "Get Started" })).toHaveAttribute(
    "href",
    "https://app.pingo.example/signup",
  );
  await expect(banner.getByRole("link", { name: "Sign In" }).locator("visible=true")).toHaveAttribute(
    "href",
    "https://app.pingo.example/login",
  );
});
