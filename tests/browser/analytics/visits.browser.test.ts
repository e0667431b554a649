import { CAMPAIGN, CAMPAIGN_QUERY, clickInFooter, expect, specProperties, test } from "./fixtures";
import { testInFullBrowser } from "./full-browser";
import { postHogFile } from "./keyed-build";

test("a page view and a page leave are each sent once", async ({ page, counted }) => {
  await page.clock.install();
  await counted.visit(`/pricing?${CAMPAIGN_QUERY}`);
  await page.clock.runFor(1200);
  const leave = await counted.only("$pageleave");
  expect(counted.names()).toEqual(["$pageview", "landing_viewed_page", "$pageleave"]);
  expect(specProperties(leave)).toEqual({
    page_name: "Pricing",
    page_path: "/pricing",
    referrer: "",
    ...CAMPAIGN,
  });
  // The time between view and leave, which PostHog computes.
  expect(leave.properties.$prev_pageview_duration).toBeGreaterThan(1);
  expect(leave.properties.$prev_pageview_pathname).toBe("/pricing");
});

test("each page of a visit is viewed and left, in order", async ({ page, counted }) => {
  await counted.visit("/");
  await clickInFooter(page, "/pricing");
  await page.waitForURL("**/pricing");
  await counted.visit("/faq");
  await counted.leave();
  await counted.events("$pageleave", 3);
  const steps = counted.server.events
    .filter(({ event }) => event.startsWith("$"))
    .sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp))
    .map(({ event, properties }) => `${event} ${properties.page_path}`);
  expect(steps).toEqual([
    "$pageview /",
    "$pageleave /",
    "$pageview /pricing",
    "$pageleave /pricing",
    "$pageview /faq",
    "$pageleave /faq",
  ]);
  const visitors = counted.server.events.map(({ properties }) => properties.distinct_id);
  expect(new Set(visitors).size, "one visitor").toBe(1);
});

test("events before posthog-js loads are sent in order, with their own time and page", async ({
  page,
  counted,
}) => {
  const postHog = `**/${postHogFile()}`;
  await page.route(postHog, (route) => route.abort());
  await page.clock.install();
  await page.goto("/pricing");
  await page.locator("[data-block=faq] summary").first().click();
  await page.clock.runFor(400);
  await page.unroute(postHog);
  await counted.visit("/about/letter");
  await counted.leave();
  await counted.events("$pageleave", 2);
  const ofPricing = counted.server.events.filter(({ properties }) => properties.page_path === "/pricing");
  expect(ofPricing.map(({ event }) => event)).toEqual([
    "$pageview",
    "landing_viewed_page",
    "landing_clicked_faq",
    "$pageleave",
  ]);
  const times = ofPricing.map(({ timestamp }) => Date.parse(timestamp));
  expect(times).toEqual([...times].sort((a, b) => a - b));
  const [first = 0] = times;
  const [next] = counted.server.events.filter(({ properties }) => properties.page_path === "/about/letter");
  expect(Date.parse(next?.timestamp ?? "") - first).toBeGreaterThan(300);
  for (const { properties } of ofPricing) expect(properties.$current_url).toMatch(/\/pricing$/);
});

testInFullBrowser(
  "a page that the back button restores from memory is viewed again",
  async ({ page, context, counted }) => {
    await counted.visit("/pricing");
    // Playwright loses control of a page that is restored from memory; the DevTools protocol does not.
    const browser = await context.newCDPSession(page);
    const run = async (expression: string) =>
      (await browser.send("Runtime.evaluate", { expression })).result.value as unknown;
    await run("addEventListener('pageshow', ({ persisted }) => { globalThis.fromMemory = persisted; })");
    await counted.visit("/faq");
    await run("history.back()");
    await expect.poll(() => run("globalThis.fromMemory")).toBe(true);
    await run("location.href = '/about/letter'");
    await counted.events("$pageleave", 3);
    const steps = counted.server.events.map(({ event, properties }) => `${event} ${properties.page_path}`);
    expect(steps.filter((step) => step.startsWith("$"))).toEqual([
      "$pageview /pricing",
      "$pageleave /pricing",
      "$pageview /faq",
      "$pageleave /faq",
      "$pageview /pricing",
      "$pageleave /pricing",
    ]);
    // The fixture leaves the page, which would interrupt its loading.
    await expect
      .poll(() => run("document.readyState === 'complete' && location.pathname"))
      .toBe("/about/letter");
  },
);
