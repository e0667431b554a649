import { expect, test } from "@playwright/test";
import { pageRoutes, routes } from "./routes";

/** From the smallest phone in use to a wide screen. */
const WIDTHS = [360, 768, 2560];

for (const route of routes) {
  test(`${route} loads without a message in the console and fits every screen`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, "the widths are set here");
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    page.on("pageerror", (error) => messages.push(error.message));
    await page.goto(route, { waitUntil: "networkidle" });
    // The browser itself notes the status of the not-found page.
    expect(messages.filter((message) => route !== "/404" || !message.includes("404"))).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `overflow at ${width} px`).toBe(0);
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const route of pageRoutes) {
    test(`${route} reads completely and its links work`, async ({ page, request, isMobile }) => {
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
      // The same document at both widths has the same links.
      if (isMobile) return;
      const internal = await page
        .locator('a[href^="/"]')
        .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
      for (const href of internal) {
        const path = href.split("#")[0] ?? href;
        const response = await request.get(path);
        const isFile = /\.\w+$/.test(path);
        const exists = isFile || pageRoutes.includes(path);
        expect(response.status(), href).toBe(exists ? 200 : 404);
      }
    });
  }

  test("the menus open", async ({ page, isMobile }) => {
    await page.goto("/");
    if (isMobile) {
      await page.locator("[data-mobile-menu] > summary").click();
      const menu = page.getByRole("navigation", { name: "Mobile" });
      await expect(menu.getByRole("link", { name: "How it works" })).toBeVisible();
      await menu.getByText("Solutions").click();
      await expect(menu.getByRole("link", { name: "Solopreneurs" })).toBeVisible();
    } else {
      await page.getByRole("navigation", { name: "Main" }).getByText("Solutions").click();
      await expect(page.getByRole("link", { name: /^Solopreneurs/ }).first()).toBeVisible();
    }
  });
});

test("an unknown path answers 404 with the not-found page", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Wrong Number");
  const main = page.getByRole("main");
  const links = await main
    .getByRole("link")
    .evaluateAll((found) => found.map((link) => [link.textContent?.trim(), link.getAttribute("href")]));
  expect(links.map(([, href]) => href)).toEqual(
    expect.arrayContaining([
      "/",
      "/contact",
      "/pricing",
      "/features/voice-calling",
      "/dlores",
      "/solutions/solopreneurs",
      "/blog",
    ]),
  );
  await main.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("the server sends the security headers", async ({ request }) => {
  const response = await request.get("/");
  const policy = response.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("unsafe-inline");
  expect(response.headers()["x-content-type-options"]).toBe("nosniff");
});

test("the current page is marked in the navigation", async ({ page }) => {
  await page.goto("/pricing");
  const marked = await page
    .locator('[aria-current="page"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(marked)).toEqual(new Set(["/pricing"]));
});

test("the skip link leads past the header", async ({ page, isMobile }) => {
  test.skip(isMobile, "a keyboard is a desktop matter here");
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
