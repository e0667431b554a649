import { expect, test } from "@playwright/test";
import {
  answer,
  CARRIERS,
  countryButton,
  countryFile,
  expectCountry,
  expectDefaultWithoutMessage,
} from "./carriers";
import { watchData, watchErrors } from "./conditions";

test("at rest: the default country is in the HTML, nothing is fetched, React is not loaded", async ({
  page,
  request,
}) => {
  expect(await (await request.get(CARRIERS)).text()).toContain("6 carriers in the United States");
  const files = watchData(page);
  await page.goto(CARRIERS, { waitUntil: "networkidle" });
  await expectDefaultWithoutMessage(page);
  expect(files).toEqual([]);
  await expect(page.locator("[data-island=carrier-prices]")).not.toHaveAttribute("data-hydrated");
});

test("a row of six countries, each with its flag and its name, the selected one marked", async ({ page }) => {
  await page.goto(CARRIERS);
  const buttons = page.getByRole("group", { name: "Countries" }).getByRole("button");
  await expect(buttons).toHaveText(["US", "UK", "India", "UAE", "Canada", "Australia"]);
  await expect(buttons.locator("svg.country-flag")).toHaveCount(6);
  const lineBelow = (name: string) =>
    countryButton(page, name).evaluate((button) => getComputedStyle(button, "::after").borderBottomWidth);
  expect([await lineBelow("US"), await lineBelow("UK")]).toEqual(["3px", "0px"]);
  await expect(countryButton(page, "US")).toHaveAttribute("aria-pressed", "true");
  await expect(countryButton(page, "UK")).toHaveAttribute("aria-pressed", "false");
});

test("the row of countries stays in view below the header", async ({ page }) => {
  await page.goto(CARRIERS);
  await page.locator(".carrier").nth(2).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect(countryButton(page, "India")).toBeInViewport();
  const header = await page.locator(".site-header").boundingBox();
  const bar = await page.locator(".carrier-bar").boundingBox();
  expect(bar?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
});

test("a carrier says what it is, its plans with dollars and two decimals, its pros and its cons", async ({
  page,
}) => {
  await page.goto(CARRIERS);
  const [carrier] = countryFile("united-states.json").carriers;
  const entry = page.locator(".carrier").first();
  for (const words of [carrier?.name, carrier?.type, carrier?.coverage, carrier?.pros[0], carrier?.cons[0]])
    await expect(entry).toContainText(words ?? "");
  expect(await entry.locator("thead th").allTextContents()).toEqual([
    "Plan Name",
    "Price/Month",
    "Data",
    "Minutes",
    "SMS",
  ]);
  const prices = await page.locator(".carrier-plans b").allTextContents();
  expect(prices.length).toBeGreaterThan(15);
  expect(prices.filter((price) => !/^\$\d+\.\d\d$/.test(price))).toEqual([]);
});

test("each price says as of when it holds, and an approximate one that it is", async ({ page }) => {
  await page.goto(`${CARRIERS}#india`);
  await expectCountry(page, "India", /in India/);
  const cells = page.locator(".carrier-plans td:nth-of-type(1)");
  for (const cell of await cells.allTextContents())
    expect(cell).toMatch(/as of (?:[A-Z][a-z]{2} )?20\d\d, source \d+$/);
  const plans = countryFile("india.json").carriers.flatMap((carrier) => carrier.plans);
  const approximate = plans.filter((plan) => plan.approximate).length;
  expect(approximate).toBeGreaterThan(0);
  await expect(cells.filter({ hasText: "approximate" })).toHaveCount(approximate);
});

test("a carrier without a known plan has its link and no table", async ({ page }) => {
  await page.goto(`${CARRIERS}#united-arab-emirates`);
  const carrier = page.locator(".carrier").filter({ hasText: "Virgin Mobile UAE" });
  await expect(carrier.getByRole("link", { name: /View Plans/ })).toBeVisible();
  await expect(carrier.locator("table")).toHaveCount(0);
  await expect(carrier).toContainText("Pros");
});

test("the country lives in the address: it survives a reload, Back and Forward", async ({ page }) => {
  await page.goto(CARRIERS);
  await countryButton(page, "India").click();
  await expectCountry(page, "India", /in India/);
  await expect(page).toHaveURL(/#india$/);
  await page.reload();
  await expectCountry(page, "India", /in India/);
  await countryButton(page, "Canada").click();
  await expectCountry(page, "Canada", /in Canada/);
  await page.goBack();
  await expectCountry(page, "India", /in India/);
  await page.goBack();
  await expectCountry(page, "US", /United States/);
  await page.goForward();
  await expectCountry(page, "India", /in India/);
});

test("an address that names no country shows the default one", async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto(`${CARRIERS}#atlantis`);
  await expectDefaultWithoutMessage(page);
  await countryButton(page, "India").click();
  await expectCountry(page, "India", /in India/);
  expect(errors).toEqual([]);
});

test("links to carriers open in a new tab, which gets no hold on the page", async ({ page }) => {
  await page.goto(CARRIERS);
  const links = await page.getByRole("link", { name: /^View Plans of .+, opens in a new tab$/ }).all();
  expect(links).toHaveLength(6);
  for (const link of links) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
    await expect(link).toHaveAttribute("data-event", "landing_clicked_carrier");
  }
});

test("the address of a carrier keeps its own query and fragment", async ({ page }) => {
  const country = countryFile("india.json");
  const [first] = country.carriers;
  const website = "https://carrier.example/plans?tab=prepaid#all";
  await answer(page, "india.json", (route) =>
    route.fulfill({ json: { ...country, carriers: [{ ...first, website }] } }),
  );
  await page.goto(`${CARRIERS}#india`);
  await expect(page.getByRole("link", { name: "View Plans of Reliance Jio" })).toHaveAttribute(
    "href",
    /^https:\/\/carrier\.example\/plans\?tab=prepaid&utm_source=pingo_landing&.*utm_content=reliance_jio#all$/,
  );
});

test("the page ends with what a number costs here, advice, and the way to the prices", async ({ page }) => {
  await page.goto(CARRIERS);
  for (const words of ["$8/mo", "40+", "5 min"])
    await expect(page.locator("[data-block=statistics]").getByText(words, { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Before you sign with a carrier" })).toBeVisible();
  await expect(
    page.locator("[data-block=call-to-action]").getByRole("link", { name: "View Pricing" }),
  ).toHaveAttribute("href", "/pricing");
});
