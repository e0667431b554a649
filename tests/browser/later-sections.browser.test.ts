import { expect, type Page, test } from "@playwright/test";
import { makeGate } from "./conditions";
import { laidOut, waiting } from "./open";
import { EVERY_WIDTH, PHONE_ONLY } from "./widths";

/** A page with many sections, one of them far below the first view. */
const ROUTE = "/dlores";
const FAR = "questions";

/** A page whose second section is as long as others are in all. */
const TABLES = "/resources/carrier-pricing";

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Opens a page whose scripts wait for the gate that is returned. */
async function openWithoutScripts(page: Page, route: string) {
  const script = makeGate();
  await page.route("**/assets/entries/*.js", async (request) => {
    await script.opened;
    await request.continue();
  });
  await page.goto(route, { waitUntil: "commit" });
  await expect(page.locator(".site-footer")).toBeAttached();
  return script;
}

for (const route of [ROUTE, TABLES])
  test(`what is below the first view of ${route} is laid out after it, to its full height`, async ({
    page,
  }) => {
    // A font that comes in time changes heights, and one that comes late does not.
    await page.route("**/*.woff2", (request) => request.abort());
    const script = await openWithoutScripts(page, route);
    expect(await waiting(page), "what waits for the first view").toBeGreaterThan(40);
    script.open();
    await laidOut(page);
    // The list of carriers tells React of it.
    const inIslands = page.locator("[data-island] [style]:not(.carrier)");
    expect(await inIslands.count(), "in islands, which React would warn of").toBe(0);
    const height = await heightOf(page);
    await page.reload();
    expect(await waiting(page), "what waits at a reload").toBe(0);
    expect(await heightOf(page)).toBe(height);
  });

for (const [route, part] of [
  [ROUTE, "[data-first] .visual-frame"],
  ["/contact", "[data-fields]"],
] as const)
  test(
    `in one column, ${part} of ${route} waits in the first sections, too`,
    PHONE_ONLY,
    async ({ page }) => {
      const script = await openWithoutScripts(page, route);
      await expect(page.locator(part)).toHaveCSS("content-visibility", "auto");
      script.open();
      await laidOut(page);
      await expect(page.locator(part)).toBeVisible();
    },
  );

test(
  "an address with an anchor ends at its section, and so does its reload",
  EVERY_WIDTH,
  async ({ page }) => {
    await page.goto(`${ROUTE}#${FAR}`);
    await laidOut(page);
    const top = await topOf(page, FAR);
    expect(top, "below the header").toBeGreaterThan(0);
    expect(top, "in view").toBeLessThan(120);
    await page.reload();
    await laidOut(page);
    expect(Math.abs((await topOf(page, FAR)) - top), "moved by the reload").toBeLessThan(2);
  },
);

test("the way back leads to where the visitor was", EVERY_WIDTH, async ({ page }) => {
  await page.goto(ROUTE);
  await laidOut(page);
  await page.locator(`#${FAR}`).evaluate((section) => section.scrollIntoView());
  const top = await topOf(page, FAR);
  await page.goto("/legal/terms");
  await page.goBack();
  await laidOut(page);
  expect(Math.abs((await topOf(page, FAR)) - top), "moved").toBeLessThan(2);
});
