import type { Page } from "@playwright/test";
import { sendMessage } from "../contact-form";
import { type Counted, expect, LOCAL_HOSTS_ONLY, type Troubles, test, watchTroubles } from "./fixtures";
import { FORM_HOST, HOST } from "./keyed-build";

// The picture of one page turning into the next fails where Playwright holds requests, and the browser throws.
const STILL = { reducedMotion: "reduce" } as const;
test.use({ contextOptions: STILL });

/** What a visitor does on the site, counted or not. */
async function walkThroughSite(page: Page): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByText("Features", { exact: true }).hover();
  await menu.getByRole("link", { name: /^Voice calling/ }).click();
  await page.waitForURL("**/features/voice-calling");
  await page.goto("/contact", { waitUntil: "load" });
  // Until its script is there, the form says so, and a press does nothing.
  await page.locator("form[data-ready]").waitFor();
  await sendMessage(page);
}

/** Opens the home page with a clock, so that the modal and the retries come when the test says. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/");
  const dialog = page.getByRole("dialog");
  // The modal's own script may still be on its way.
  await expect(async () => {
    await page.clock.runFor(10_500);
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass();
  await dialog.getByRole("button", { name: "Maybe later" }).click();
  await expect(dialog).toBeHidden();
}

const QUIET: Troubles = { console: [], thrown: [] };

const requestsTo = (counted: Counted, path: string) =>
  counted.server.requests.filter((request) => request.path.endsWith(path)).length;

/** Waits until the page has taken every answer that was on its way: those come before the one that is asked for here. */
const answersTaken = (page: Page) =>
  page.evaluate(async () => {
    for (let round = 0; round < 3; round += 1)
      await (await fetch("/favicon.svg", { cache: "reload" })).text();
  });

for (const answer of [400, 429, 500, "never", "hang up"] as const) {
  test(`a server that answers ${answer} changes nothing for the visitor`, async ({
    page,
    counted,
    troubles,
  }) => {
    counted.server.answer = answer;
    await openHome(page);
    // Retries and the timeout of a minute.
    await page.clock.runFor(70_000);
    await expect.poll(() => requestsTo(counted, "/e/")).toBeGreaterThan(0);
    await walkThroughSite(page);
    expect(counted.names()).toEqual([]);
    expect(troubles).toEqual(QUIET);
  });
}

test("a service that is blocked changes nothing for the visitor", async ({ page, counted, troubles }) => {
  const refused: string[] = [];
  await page.route(`http://${HOST}/**`, (route) => {
    refused.push(route.request().url());
    return route.abort("blockedbyclient");
  });
  await openHome(page);
  await page.clock.runFor(70_000);
  await walkThroughSite(page);
  expect(refused.length).toBeGreaterThan(0);
  expect(counted.names()).not.toContain("landing_submitted_contact_form");
  expect(troubles).toEqual(QUIET);
});

test("a service whose name is not found (DNS) changes nothing for the visitor", async ({
  endpoint,
  launchOptions,
  playwright,
  site,
}) => {
  const rules = `--host-resolver-rules=MAP ${FORM_HOST} ${endpoint.host}, ${LOCAL_HOSTS_ONLY}`;
  const args = [...(launchOptions.args ?? []), rules];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const page = await browser.newPage({ ...STILL, baseURL: site });
    const troubles = watchTroubles(page);
    const lost: string[] = [];
    const arrived: string[] = [];
    page.on("requestfailed", (request) => lost.push(request.failure()?.errorText ?? ""));
    page.on("requestfinished", (request) => arrived.push(new URL(request.url()).hostname));
    await openHome(page);
    await page.clock.runFor(70_000);
    await walkThroughSite(page);
    expect(lost).toContain("net::ERR_NAME_NOT_RESOLVED");
    expect(arrived).not.toContain(HOST);
    expect(troubles).toEqual(QUIET);
  } finally {
    await browser.close();
  }
});

test("what a server refuses (429) is dropped, not sent again", async ({ page, counted }) => {
  await page.clock.install();
  await counted.visit("/pricing");
  counted.server.answer = 429;
  await page.clock.runFor(4000);
  await expect.poll(() => requestsTo(counted, "/e/")).toBe(1);
  await answersTaken(page);
  counted.server.answer = 200;
  await page.clock.runFor(60_000);
  // What waits to be sent again is sent at the latest as the page is left.
  await counted.leave();
  await counted.events("$pageleave");
  expect(counted.names()).toEqual(["$pageleave"]);
});

// A rate-limited capture is dropped, here by the quota of the project, for a minute.
test.describe("spec 8: error catalogue", () => {
  test("Analytics", async ({ page, counted, troubles }) => {
    counted.server.reply = { status: "Ok", quota_limited: ["events"] };
    await page.clock.install();
    await counted.visit("/pricing");
    const summary = page.locator("[data-block=faq] summary");
    await page.clock.runFor(4000);
    await counted.events("$pageview");
    await answersTaken(page);
    await summary.nth(0).click();
    await page.clock.runFor(10_000);
    await answersTaken(page);
    expect(counted.names()).toEqual(["$pageview", "landing_viewed_page"]);
    await page.clock.runFor(60_000);
    await summary.nth(1).click();
    await page.clock.runFor(4000);
    expect(await counted.events("landing_clicked_faq")).toHaveLength(1);
    expect(troubles).toEqual(QUIET);
  });
});

test("a runaway is dropped: no more than a hundred captures in a burst", async ({ page, counted }) => {
  await counted.visit("/features/ai-transcription");
  await page
    .locator("[data-block=hero] button")
    .first()
    .evaluate((button: HTMLElement) => {
      for (let press = 0; press < 400; press += 1) button.click();
    });
  // A farewell holds no more than 64 kB, less than the whole burst.
  await counted.events("landing_clicked_cta");
  await counted.leave();
  await counted.events("$pageleave");
  expect(counted.names().filter((name) => name === "landing_clicked_cta").length).toBeLessThan(130);
});
