import { expect, test } from "@playwright/test";
import {
  answer,
  CARRIERS,
  countryButton,
  countryFile,
  expectCountry,
  expectDefaultWithoutMessage,
  LOADING,
  status,
} from "./carriers";
import { holdBack, watchErrors } from "./conditions";
import { untilLaidOut } from "./open";
import { expectNotFound, heading, loading, otherComparisons } from "./unbuilt-comparison";

/** A competitor with neither a page nor data. */
const UNKNOWN = "/resources/comparisons/acme";

// One test for each row of the table, titled by its first column. states-carriers, states-comparisons and fallback
// test the other ways to reach these states.
test.describe("spec 8: error catalogue", () => {
  test("Unknown route", async ({ page }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText("Oops! Wrong Number");
    await expect(page).toHaveTitle(/^Oops! Wrong Number/);
    await expect(page.getByText(/This page got disconnected and doesn’t exist anymore/)).toBeVisible();
    const main = page.getByRole("main");
    for (const [name, address] of [
      ["Back to Home", "/"],
      ["Contact Support", "/contact"],
      ["Pricing", "/pricing"],
      ["Voice calling", "/features/voice-calling"],
      ["Dlores", "/dlores"],
      ["For solopreneurs", "/solutions/solopreneurs"],
      ["Blog", "/blog"],
    ] as const)
      await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
    await main.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL("/");
    await page.goto("/Legal");
    const similar = main.getByRole("navigation", { name: "You may be looking for" });
    const popular = ["Pricing", "Voice calling", "Dlores", "For solopreneurs", "Blog"];
    await expect(similar.getByRole("link")).toHaveText(["Privacy policy", "Terms of service", ...popular]);
  });

  test.describe("Comparison detail fails to load or has no data", () => {
    test("fails to load", async ({ page }) => {
      const errors = watchErrors(page);
      expect((await page.goto(UNKNOWN))?.status()).toBe(404);
      await expectNotFound(page);
      await expect(page).toHaveTitle("Comparison Not Found");
      await expect(otherComparisons(page)).toHaveCount(10);
      expect(errors).toEqual([expect.stringMatching(/^Error loading comparison data: Error/)]);
    });

    test("has no data", async ({ page }) => {
      const errors = watchErrors(page);
      await page.route("**/data/comparisons/acme.json", (route) => route.fulfill({ json: null }));
      await page.goto(UNKNOWN);
      await expectNotFound(page);
      expect(errors).toEqual([expect.stringMatching(/^Error loading comparison data: Error/)]);
    });
  });

  test("Comparisons index fails to load", async ({ page }) => {
    const errors = watchErrors(page);
    await page.route("**/data/comparisons.json", (route) => route.fulfill({ status: 404 }));
    await page.goto(UNKNOWN);
    await expectNotFound(page);
    await expect
      .poll(() => errors)
      .toContainEqual(expect.stringMatching(/^Error loading comparisons: Error/));
    await expect(otherComparisons(page)).toHaveCount(0);
  });

  test("Unknown blog post id", async ({ page }) => {
    const response = await page.goto("/blog/no-such-post");
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText("Post Not Found");
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
    await expect(page).toHaveTitle("Post Not Found");
    await expect(page.getByRole("main").getByRole("link")).toHaveAttribute("href", "/blog");
  });

  test("Country has no carriers", async ({ page }) => {
    await answer(page, "india.json", (route) =>
      route.fulfill({ json: { ...countryFile("india.json"), carriers: [] } }),
    );
    await page.goto(CARRIERS);
    await countryButton(page, "India").click();
    await expect(page.getByText("No carriers found for this country.")).toBeVisible();
    await expect(page.locator(".carrier")).toHaveCount(0);
    await expectCountry(page, "India", /^India$/);
  });

  test("Carrier index or country file fails to load", async ({ page }) => {
    const errors = watchErrors(page);
    await page.goto(CARRIERS);
    for (const [place, file] of ["index.json", "india.json"].entries()) {
      await answer(page, file, (route) => route.abort());
      await countryButton(page, "India").click();
      await expect.poll(() => errors).toHaveLength(place + 1);
      expect(errors[place]).toMatch(/^Error loading carrier data: TypeError/);
      await expectDefaultWithoutMessage(page);
      await page.unroute(`**/data/carriers/${file}`);
    }
  });

  test("Invalid outbound link address", async ({ page }) => {
    const errors = watchErrors(page);
    const country = countryFile("india.json");
    const [first] = country.carriers;
    await answer(page, "india.json", (route) =>
      route.fulfill({ json: { ...country, carriers: [{ ...first, website: "jio" }] } }),
    );
    await page.goto(`${CARRIERS}#india`);
    const link = page.getByRole("link", { name: "View Plans from Reliance Jio" });
    await expect(link).toHaveAttribute("href", "jio");
    expect(errors).toEqual(['The outbound link "jio" is not a valid address; it is used as it is.']);
  });

  test("Loading messages", async ({ page }) => {
    const open = await holdBack(page, "**/data/**");
    await page.goto(CARRIERS);
    await countryButton(page, "India").click();
    await expect(status(page)).toHaveText(LOADING);
    await page.goto(UNKNOWN);
    await expect(loading(page)).toHaveText("Loading comparison...");
    open();
    await expectNotFound(page);
  });

  test("Emergency calls", async ({ page }) => {
    await page.goto("/legal/terms");
    await expect(page.getByText(/can’t call 911 or 112 from a Pingo number/)).toBeVisible();
  });
});

// The tests without JavaScript find the words on every other page: the styles treat both alike (renderer/styles/variants.css).
test("a page whose scripts do not load shows all its content, and says what needs them, as without JavaScript", async ({
  page,
}) => {
  await page.route("**/assets/**/*.js", (request) => request.abort());
  await page.goto("/faq");
  await expect(page.getByText("Searching needs JavaScript.")).toBeVisible();
  await page.goto("/dlores");
  await untilLaidOut(page);
  await expect(page.locator(".call-controls").first()).toBeHidden();
  await expect(page.locator(".site-footer a").last()).toBeVisible();
});

for (const [route, control] of [
  ["/resources/carrier-pricing", '[data-country="united-kingdom"]'],
  ["/pricing", '[data-block="cost-calculator"] [data-island]'],
] as const)
  test(`a part of ${route} reports that its code did not load`, async ({ page }) => {
    await page.goto(route);
    await untilLaidOut(page);
    await page.route("**/assets/**/*.js", (request) => request.abort());
    const part = page.locator(control).first();
    await part.scrollIntoViewIfNeeded();
    if (control.startsWith("[data-block")) await page.keyboard.press("Tab");
    else await part.click();
    await expect(page.getByRole("alert").filter({ hasText: "didn’t load. Reload" })).toBeVisible();
  });
