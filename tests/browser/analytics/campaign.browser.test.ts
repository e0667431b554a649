import type { Page } from "@playwright/test";
import { CAMPAIGN, CAMPAIGN_QUERY, clickInFooter, expect, specProperties, test } from "./fixtures";
import { testInFullBrowser } from "./full-browser";
import { APP_HOST } from "./keyed-build";

/** Addresses of the signed-in app. */
const APP = new RegExp(`^http://${APP_HOST}/`);

const parametersOf = (address: string) =>
  Object.fromEntries([...new URL(address).searchParams].filter(([name]) => name.startsWith("utm_")));

/** From the landing page over two more to the pricing page, by links. */
async function wanderToPricing(page: Page): Promise<void> {
  await page.goto(`/solutions/remote-teams?${CAMPAIGN_QUERY}`);
  await clickInFooter(page, "/faq");
  await page.waitForURL("**/faq");
  await page.locator("header a[href='/pricing']:visible").click();
  await page.waitForURL("**/pricing");
}

test("a campaign's parameters survive from the landing page to signup, with the chosen plan", async ({
  page,
}) => {
  await wanderToPricing(page);
  await page.locator("[data-block=pricing-plans] a[href*='plan=standard']").click();
  await page.waitForURL(APP);
  expect(parametersOf(page.url())).toEqual(CAMPAIGN);
  expect(new URL(page.url()).searchParams.get("plan")).toBe("standard");
});

test("… to login, by keyboard", async ({ page }) => {
  await wanderToPricing(page);
  await page.locator("header a[href$='/login']:visible").press("Enter");
  await page.waitForURL(APP);
  expect(parametersOf(page.url())).toEqual(CAMPAIGN);
});

testInFullBrowser("… to signup in a new tab, by the middle button", async ({ page, context }) => {
  await wanderToPricing(page);
  const opened = context.waitForEvent("page");
  await page.locator("[data-block=hero] a[href*='/signup']").click({ button: "middle" });
  const tab = await opened;
  await tab.waitForURL(APP);
  expect(parametersOf(tab.url())).toEqual(CAMPAIGN);
});

testInFullBrowser("… into another page in a new tab, and on from there", async ({ page, context }) => {
  await page.goto(`/?${CAMPAIGN_QUERY}`);
  const opened = context.waitForEvent("page");
  await page.locator("header a[href='/pricing']:visible").click({ button: "middle" });
  const tab = await opened;
  // As who goes on there does: a tab in the background is given no frames, and without them a page does not show all.
  await tab.bringToFront();
  await tab.waitForURL("**/pricing");
  await clickInFooter(tab, "/faq");
  await tab.waitForURL("**/faq");
  await tab.locator("[data-block=call-to-action] a[href*='/signup']").click();
  await tab.waitForURL(APP);
  expect(parametersOf(tab.url())).toEqual(CAMPAIGN);
});

test("… and are in the properties of events on later pages", async ({ page, counted }) => {
  await wanderToPricing(page);
  await counted.visit("/about/letter");
  await counted.leave();
  const views = await counted.events("landing_viewed_page", 4);
  expect(views.map(specProperties)).toEqual(
    ["/solutions/remote-teams", "/faq", "/pricing", "/about/letter"].map((page_path) =>
      expect.objectContaining({ page_path, ...CAMPAIGN }),
    ),
  );
});

test("a later campaign takes the place of the earlier one, as a whole", async ({ page }) => {
  await page.goto(`/?${CAMPAIGN_QUERY}`);
  await page.goto("/faq?utm_source=ad");
  await page.locator("[data-block=call-to-action] a[href*='/signup']").click();
  await page.waitForURL(APP);
  expect(parametersOf(page.url())).toEqual({ utm_source: "ad" });
});

test("links of the page have no parameters before they are pressed, and those elsewhere never", async ({
  page,
}) => {
  await page.goto(`/?${CAMPAIGN_QUERY}`);
  const addresses = () =>
    page.locator("a[href]").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect((await addresses()).filter((address) => address?.includes("utm_"))).toEqual([]);
  await clickInFooter(page, "/faq");
  await page.waitForURL((address) => address.pathname === "/faq" && address.search === "");
});
