import type { Page } from "@playwright/test";
import { watchErrors } from "../conditions";
import { sendMessage } from "../contact-form";
import { type Counted, expect, LOCAL_HOSTS_ONLY, TROUBLES, test } from "./fixtures";
import { FORM_HOST, HOST } from "./keyed-build";

// View transitions between pages fail, and the browser throws, when Playwright intercepts requests.
const STILL = { reducedMotion: "reduce" } as const;
test.use({ contextOptions: STILL });

/** A visitor's actions on the site, with or without analytics. */
async function walkThroughSite(page: Page): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByText("Features", { exact: true }).hover();
  await menu.getByRole("link", { name: /^Voice calling/ }).click();
  await page.waitForURL("**/features/voice-calling");
  await page.goto("/contact", { waitUntil: "load" });
  // Until its script is loaded, the form says so, and a click does nothing.
  await page.locator("form[data-ready]").waitFor();
  await sendMessage(page);
}

/** Opens the home page with a fake clock, so that the test controls the modal and the retries. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/");
  const dialog = page.getByRole("dialog");
  // The modal's own script may still be loading.
  await expect(async () => {
    await page.clock.runFor(10_500);
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass();
  await dialog.getByRole("button", { name: "Maybe later" }).click();
  await expect(dialog).toBeHidden();
}

const requestsTo = (counted: Counted, path: string) =>
  counted.server.requests.filter((request) => request.path.endsWith(path)).length;

/** Waits until the page has received every pending response: they arrive before those requested here. */
const answersTaken = (page: Page) =>
  page.evaluate(async () => {
    for (let round = 0; round < 3; round += 1)
      await (await fetch("/favicon.svg", { cache: "reload" })).text();
  });

for (const answer of [500, "never", "hang up"] as const) {
  test(`a server that responds with ${answer} changes nothing for the visitor`, async ({
    page,
    counted,
    troubles,
  }) => {
    counted.server.answer = answer;
    await openHome(page);
    // Retries and the one-minute timeout.
    await page.clock.runFor(70_000);
    await expect.poll(() => requestsTo(counted, "/e/")).toBeGreaterThan(0);
    await walkThroughSite(page);
    expect(counted.names()).toEqual([]);
    expect(troubles).toEqual([]);
  });
}

test("a request without a response is aborted after a minute", async ({ page, counted }) => {
  const aborted: string[] = [];
  page.on("requestfailed", (request) => aborted.push(new URL(request.url()).pathname));
  await page.clock.install();
  await counted.visit("/pricing");
  counted.server.answer = "never";
  await page.clock.runFor(4000);
  await expect.poll(() => requestsTo(counted, "/e/")).toBe(1);
  await page.clock.runFor(55_000);
  expect(aborted).not.toContain("/e/");
  await page.clock.runFor(5000);
  await expect.poll(() => aborted).toContain("/e/");
});

test("a blocked service changes nothing for the visitor", async ({ page, counted, troubles }) => {
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
  expect(troubles).toEqual([]);
});

test("a service whose host name does not resolve changes nothing for the visitor", async ({
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
    const troubles = watchErrors(page, TROUBLES);
    const lost: string[] = [];
    const arrived: string[] = [];
    page.on("requestfailed", (request) => lost.push(request.failure()?.errorText ?? ""));
    page.on("requestfinished", (request) => arrived.push(new URL(request.url()).hostname));
    await openHome(page);
    await page.clock.runFor(70_000);
    await walkThroughSite(page);
    expect(lost).toContain("net::ERR_NAME_NOT_RESOLVED");
    expect(arrived).not.toContain(HOST);
    expect(troubles).toEqual([]);
  } finally {
    await browser.close();
  }
});

test("an event that the server rejects with 429 is dropped, not sent again", async ({
  page,
  counted,
  troubles,
}) => {
  await page.clock.install();
  await counted.visit("/pricing");
  counted.server.answer = 429;
  await page.clock.runFor(4000);
  await expect.poll(() => requestsTo(counted, "/e/")).toBe(1);
  await answersTaken(page);
  counted.server.answer = 200;
  await page.clock.runFor(60_000);
  // Pending retries are sent when the page is left, at the latest.
  await counted.leave();
  await counted.events("$pageleave");
  expect(counted.names()).toEqual(["$pageleave"]);
  expect(troubles).toEqual([]);
});

// A rate-limited capture is dropped, here for a minute because of the project's quota.
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
    expect(troubles).toEqual([]);
  });
});

test("a burst of events is limited to about a hundred captures", async ({ page, counted }) => {
  await counted.visit("/features/ai-transcription");
  await page
    .locator("[data-block=hero] button")
    .first()
    .evaluate((button: HTMLElement) => {
      for (let press = 0; press < 400; press += 1) button.click();
    });
  // A beacon holds at most 64 kB, less than the whole burst.
  await counted.events("landing_clicked_cta");
  await counted.leave();
  await counted.events("$pageleave");
  expect(counted.names().filter((name) => name === "landing_clicked_cta").length).toBeLessThan(130);
});
