import type { Page } from "@playwright/test";
import { CAMPAIGN, CAMPAIGN_QUERY, clickInFooter, expect, specProperties, test } from "./fixtures";
import { testInFullBrowser } from "./full-browser";
import { APP_HOST } from "./keyed-build";

/** Addresses of the signed-in app. */
const APP = new RegExp(`^http://${APP_HOST}/`);

const parametersOf = (address: string) =>
  Object.fromEntries([...new URL(address).searchParams].filter(([name]) => name.startsWith("utm_")));

/** Goes from the landing page to the pricing page through two links. */
async function wanderToPricing(page: Page): Promise<void> {
  await page.goto(`/solutions/remote-teams?${CAMPAIGN_QUERY}`);
  await clickInFooter(page, "/faq");
  await page.waitForURL("**/faq");
  await page.locator("header a[href='/pricing']:visible").click();
  await page.waitForURL("**/pricing");
}

test("campaign parameters survive from the landing page to signup, with the chosen plan, and to login, by keyboard", async ({
  page,
}) => {
  await wanderToPricing(page);
  await page.locator("[data-block=pricing-plans] a[href*='plan=standard']").click();
  await page.waitForURL(APP);
  expect(parametersOf(page.url())).toEqual(CAMPAIGN);
  expect(new URL(page.url()).searchParams.get("plan")).toBe("standard");
  await page.goBack();
  await page.locator("header a[href$='/login']:visible").press("Enter");
  await page.waitForURL(APP);
  expect(parametersOf(page.url())).toEqual(CAMPAIGN);
});

testInFullBrowser(
  "campaign parameters survive to signup in a new tab, by the middle button",
  async ({ page, context }) => {
    await wanderToPricing(page);
    const opened = context.waitForEvent("page");
    await page.locator("[data-block=hero] a[href*='/signup']").click({ button: "middle" });
    const tab = await opened;
    await tab.waitForURL(APP);
    expect(parametersOf(tab.url())).toEqual(CAMPAIGN);
  },
);

testInFullBrowser(
  "campaign parameters survive to another page in a new tab, and from there to signup",
  async ({ page, context }) => {
    await page.goto(`/?${CAMPAIGN_QUERY}`);
    const opened = context.waitForEvent("page");
    await page.locator("header a[href='/pricing']:visible").click({ button: "middle" });
    const tab = await opened;
    // As for a visitor: a background tab gets no animation frames, and without them a page does not show all its
    // sections.
    await tab.bringToFront();
    await tab.waitForURL("**/pricing");
    await clickInFooter(tab, "/faq");
    await tab.waitForURL("**/faq");
    await tab.locator("[data-block=call-to-action] a[href*='/signup']").click();
    await tab.waitForURL(APP);
    expect(parametersOf(tab.url())).toEqual(CAMPAIGN);
  },
);

test("campaign parameters are in the properties of events on later pages", async ({ page, counted }) => {
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

test("a later campaign replaces the earlier one entirely", async ({ page }) => {
  await page.goto(`/?${CAMPAIGN_QUERY}`);
  await page.goto("/faq?utm_source=ad");
  await page.locator("[data-block=call-to-action] a[href*='/signup']").click();
  await page.waitForURL(APP);
  expect(parametersOf(page.url())).toEqual({ utm_source: "ad" });
});

test("links have no campaign parameters before they are clicked, and internal links never do", async ({
  page,
}) => {
  await page.goto(`/?${CAMPAIGN_QUERY}`);
  const addresses = () =>
    page.locator("a[href]").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect((await addresses()).filter((address) => address?.includes("utm_"))).toEqual([]);
  await clickInFooter(page, "/faq");
  await page.waitForURL((address) => address.pathname === "/faq" && address.search === "");
});
