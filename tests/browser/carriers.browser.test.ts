import { expect, test } from "@playwright/test";
import { CARRIERS, countryButton, countryFile, expectCountry } from "./carriers";
import { open } from "./open";
import { EVERY_WIDTH } from "./widths";

test(
  "the selected country is underlined, and the row stays in view below the header, unless the window is low",
  EVERY_WIDTH,
  async ({ page }) => {
    await open(page, CARRIERS);
    const lineBelow = (name: string) =>
      countryButton(page, name).evaluate((button) => getComputedStyle(button, "::after").borderBottomWidth);
    expect([await lineBelow("US"), await lineBelow("UK")]).toEqual(["3px", "0px"]);
    await page.locator(".carrier").nth(2).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect(countryButton(page, "India")).toBeInViewport();
    const header = await page.locator(".site-header").boundingBox();
    const bar = await page.locator(".carrier-bar").boundingBox();
    expect(bar?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.locator(".carrier-bar")).not.toBeInViewport();
  },
);

test("each price states its date and whether it is approximate, and an unknown price is left out", async ({
  page,
}) => {
  await page.goto(`${CARRIERS}#india`);
  await expectCountry(page, "India", /in India/);
  const cells = page.locator(".carrier-plans td:nth-of-type(1)");
  for (const cell of await cells.allTextContents())
    expect(cell).toMatch(/as of (?:[A-Z][a-z]{2} )?20\d\d, source \d+$/);
  const plans = countryFile("india.json").carriers.flatMap((carrier) => carrier.plans);
  const approximate = plans.filter((plan) => plan.approximate).length;
  expect(approximate).toBeGreaterThan(0);
  await expect(cells.filter({ hasText: "approximate" })).toHaveCount(approximate);

  // A carrier without a known plan has a link but no table.
  await countryButton(page, "UAE").click();
  const carrier = page.locator(".carrier").filter({ hasText: "Virgin Mobile UAE" });
  await expect(carrier.getByRole("link", { name: /View Plans/ })).toBeVisible();
  await expect(carrier.locator("table")).toHaveCount(0);
  await expect(carrier).toContainText("Pros");
});

test("the country is part of the address and survives a reload, Back and Forward", async ({ page }) => {
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
