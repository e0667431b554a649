import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "@playwright/test";
import { countryButton } from "./carriers";
import { MAX_SHIFT, recordShifts, shiftsOf } from "./layout-shifts";
import { countWaiting, untilLaidOut } from "./open";
import { EVERY_WIDTH, PHONE_ONLY } from "./widths";

/** A page with many sections, one of them far below the first view. */
const ROUTE = "/dlores";
const FAR = "questions";

/** A page whose second section is longer than most pages. */
const TABLES = "/resources/carrier-pricing";

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** The font family of the page, whether or not its fonts have loaded. */
const fontOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily);
const OUR_FONT = /^"?Figtree"?,/;

/** Blocks fonts: on a busy machine, one of two loads may have painted before its fonts had come, which moves its sections. */
const blockFonts = (page: Page) => page.route("**/*.woff2", (request) => request.abort());

/** Opens a page whose animation frames are held after the first, until the returned function is called. */
async function openAtFirstView(page: Page, route: string): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window;
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    addEventListener("let-frames", () => {
      window.requestAnimationFrame = requestAnimationFrame;
      for (const callback of held) requestAnimationFrame(callback);
    });
  });
  await page.goto(route);
  return () => page.evaluate(() => void dispatchEvent(new Event("let-frames")));
}

for (const route of [ROUTE, TABLES])
  test(`the content below the first view of ${route} is shown after it, at its full height`, async ({
    page,
  }) => {
    // A font that loads in time changes heights, one that loads late does not.
    await page.route("**/*.woff2", (request) => request.abort());
    const letFrames = await openAtFirstView(page, route);
    expect(await countWaiting(page), "what waits for the first view").toBeGreaterThan(40);
    await expect(page.locator(".site-footer")).toBeHidden();
    await letFrames();
    await untilLaidOut(page);
    await expect(page.locator(".site-footer")).toBeVisible();
    const height = await heightOf(page);
    await page.reload();
    expect(await countWaiting(page), "what waits at a reload").toBe(0);
    expect(await heightOf(page)).toBe(height);
  });

test("a page whose footer is in the first view shifts nothing", EVERY_WIDTH, async ({ page }) => {
  const section =
    '<section class="section"><div class="container-page"><h2>Two lines</h2><p>Short.</p></div></section>';
  await page.route("**/contact", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/(<main[^>]*>).*(?=<\/main>)/s, `$1${section.repeat(3)}`);
    await route.fulfill({ response, body });
  });
  await recordShifts(page);
  await page.goto("/contact");
  const shifts = await shiftsOf(page);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts)).toBeLessThan(MAX_SHIFT);
});

for (const [route, part] of [
  [ROUTE, "[data-first] .visual-frame"],
  ["/contact", "[data-fields]"],
] as const)
  test(
    `${part} of ${route} is deferred on a phone, although it is in the first sections`,
    PHONE_ONLY,
    async ({ page }) => {
      const letFrames = await openAtFirstView(page, route);
      await expect(page.locator(part)).toBeHidden();
      await letFrames();
      await expect(page.locator(part)).toBeVisible();
    },
  );

test(
  "fonts that load after the first paint are applied from the next page on",
  EVERY_WIDTH,
  async ({ page }) => {
    let sendFonts = () => {};
    const asked = new Promise<void>((send) => {
      sendFonts = send;
    });
    await page.route("**/*.woff2", async (request) => {
      await asked;
      await request.continue();
    });
    await page.goto(ROUTE, { waitUntil: "domcontentloaded" });
    await untilLaidOut(page);
    sendFonts();
    await page.evaluate(() => document.fonts.load("1em Figtree"));
    expect(await fontOf(page)).not.toMatch(OUR_FONT);
    // While requests are intercepted, the browser caches no file.
    await page.unroute("**/*.woff2");
    await page.goto("/legal/terms");
    await page.evaluate(() => document.fonts.ready);
    // A busy browser may paint before it has read its cache.
    await expect(async () => {
      await page.goto(TABLES);
      await untilLaidOut(page);
      expect(await fontOf(page)).toMatch(OUR_FONT);
    }).toPass();
  },
);

test("only Chromium defers later sections and drops late fonts", async ({ page }) => {
  // As in Firefox, where no font is available at the first frame, not even a cached one.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "userAgentData", { value: undefined }),
  );
  await page.route("**/*.woff2", (request) => request.abort());
  await openAtFirstView(page, ROUTE);
  expect(await countWaiting(page), "what an address with a text would not find").toBe(0);
  expect(await fontOf(page)).toMatch(OUR_FONT);
});

test("the key End, the mouse wheel and a mouse press each reveal the whole page", async ({ page }) => {
  for (const [act, doIt] of Object.entries({
    "the key End": () => page.keyboard.press("End"),
    "the mouse wheel": () => page.mouse.wheel(0, 100),
    "a mouse press": () => page.mouse.down(),
  })) {
    await openAtFirstView(page, ROUTE);
    expect(await countWaiting(page), act).toBeGreaterThan(40);
    await doIt();
    await expect.poll(() => countWaiting(page), act).toBe(0);
    if (act === "the key End") await expect(page.locator(".site-footer a").last()).toBeInViewport();
  }
});

test("received content does not wait for the rest of a slow page", async ({ page, baseURL }) => {
  const whole = await (await fetch(`${baseURL}${ROUTE}`)).text();
  const begun = whole.slice(0, whole.indexOf('class="site-footer'));
  const server = createServer((_, response) => response.setHeader("Content-Type", "text/html").write(begun));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  try {
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: "commit" });
    await expect(page.locator(`#${FAR}`)).toBeVisible({ timeout: 5000 });
    expect(await page.evaluate(() => document.readyState)).toBe("loading");
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test("content that is rendered later is not deferred", EVERY_WIDTH, async ({ page }) => {
  await page.goto(TABLES);
  await untilLaidOut(page);
  await countryButton(page, "Canada").click();
  await expect(page.getByRole("heading", { level: 3, name: /in Canada/ })).toBeVisible();
  await expect(page.locator(".carrier").nth(1)).toBeVisible();
  expect(await countWaiting(page), "what nobody would show").toBe(0);
});

test("a link to a deferred section scrolls to it", EVERY_WIDTH, async ({ page }) => {
  await openAtFirstView(page, "/how-it-works");
  await expect(page.locator("#demo")).toBeHidden();
  await page.locator('[data-first] a[href="#demo"]').click();
  await expect(page.locator("#demo")).toBeInViewport();
});

test("an address with an anchor opens at its section, also after a reload", EVERY_WIDTH, async ({ page }) => {
  await blockFonts(page);
  await page.goto(`${ROUTE}#${FAR}`);
  await untilLaidOut(page);
  const top = await topOf(page, FAR);
  expect(top, "below the header").toBeGreaterThan(0);
  expect(top, "in view").toBeLessThan(120);
  await page.reload();
  await untilLaidOut(page);
  expect(Math.abs((await topOf(page, FAR)) - top), "moved by the reload").toBeLessThan(2);
});

test("a link from a search engine to a text opens at the text", EVERY_WIDTH, async ({ page }) => {
  const heading = page.locator(`#${FAR} h2`).first();
  await page.goto(ROUTE);
  const text = encodeURIComponent((await heading.textContent()) ?? "");
  await page.goto("about:blank");
  await page.goto(`${ROUTE}#:~:text=${text}`);
  await expect(heading).toBeInViewport();
});

test("Back restores the scroll position", EVERY_WIDTH, async ({ page }) => {
  await blockFonts(page);
  await page.goto(ROUTE);
  await untilLaidOut(page);
  await page.locator(`#${FAR}`).evaluate((section) => section.scrollIntoView());
  const top = await topOf(page, FAR);
  await page.goto("/legal/terms");
  await page.goBack();
  await untilLaidOut(page);
  expect(Math.abs((await topOf(page, FAR)) - top), "moved").toBeLessThan(2);
});
