import { expect, type Page, type Request } from "@playwright/test";
import type { ComparisonIndex, Competitor, CompetitorList, CountryList } from "../../schema/shapes.gen";
import { answer, CARRIERS, countryButton, countryFile, expectCountry } from "./carriers";
import { watchCalls } from "./conditions";
import { UNBUILT } from "./frozen-site";
import { open } from "./open";
import { expectComparison, heading, otherComparisons, test } from "./unbuilt-comparison";

/** Waits until the page has requested a path exactly once, as the table requires: GET, with no body and no query. */
async function expectAsked(page: Page, path: string, cause: () => Promise<unknown>): Promise<void> {
  const asked: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path) asked.push(request);
  });
  await cause();
  await expect
    .poll(() => asked.map((request) => [request.method(), request.postData(), new URL(request.url()).search]))
    .toEqual([["GET", null, ""]]);
}

/** Responds to a path with a changed copy of its document, to find out which fields the page uses. */
const change = <T>(page: Page, path: string, alter: (value: T) => unknown) =>
  page.route(`**${path}`, async (route) =>
    route.fulfill({ json: alter((await (await route.fetch()).json()) as T) }),
  );

// One test for each row of the table. tests/built/data.test.ts checks the contents of the files.
test.describe("spec 7: calls", () => {
  test("GET /data/carriers/index.json", async ({ page }) => {
    const path = "/data/carriers/index.json";
    await page.goto(CARRIERS);
    await expectAsked(page, path, () => countryButton(page, "India").click());
    await expectCountry(page, "India", /in India/);
  });

  test("GET /data/carriers/{file}", async ({ page }) => {
    // The index names the file, and only its list of carriers is used.
    await change<CountryList>(page, "/data/carriers/index.json", (index) => ({
      countries: index.countries.map((entry) =>
        entry.id === "india" ? { ...entry, file: "in.json" } : entry,
      ),
    }));
    const { carriers } = countryFile("india.json");
    await answer(page, "in.json", (route) => route.fulfill({ json: { carriers } }));
    await page.goto(CARRIERS);
    await expectAsked(page, "/data/carriers/in.json", () => countryButton(page, "India").click());
    await expectCountry(page, "India", /^4 carriers in India$/);
  });

  test("GET /data/comparisons/index.json", async ({ page }) => {
    const path = "/data/comparisons/index.json";
    await change<ComparisonIndex>(page, path, (value) => ({
      ...value,
      feature_categories: [{ name: "Only This", features: ["crm_integration"] }],
      pingo_features: { crm_integration: { available: true, notes: "As the index says" } },
    }));
    await expectAsked(page, path, () => page.goto(UNBUILT));
    await expectComparison(page);
    await expect(page.getByRole("row", { name: "Only This" })).toBeVisible();
    await expect(page.getByRole("row", { name: "CRM Integration" })).toContainText("As the index says");
  });

  test("GET /data/comparisons/{competitorId}.json", async ({ page }) => {
    const path = "/data/comparisons/quo.json";
    await change<Competitor>(page, path, (value) => ({ ...value, name: "Acme", tagline: "Its own words." }));
    await expectAsked(page, path, () => page.goto(UNBUILT));
    await expect(heading(page)).toHaveText("Acme vs Pingo");
    await expect(page.getByText("Its own words.")).toBeVisible();
  });

  test("GET /data/comparisons.json", async ({ page }) => {
    const path = "/data/comparisons.json";
    const names: string[] = [];
    await change<CompetitorList>(page, path, ({ competitors }) => {
      const first = competitors.slice(0, 2);
      names.push(...first.map(({ name }) => name));
      return { competitors: first };
    });
    await expectAsked(page, path, () => page.goto("/resources/comparisons/acme"));
    await expect(otherComparisons(page)).toHaveCount(2);
    await expect(otherComparisons(page)).toHaveText(names);
  });

  test("Outbound carrier links", async ({ page }) => {
    await open(page, CARRIERS);
    const links = page.getByRole("link", { name: /^View Plans/ });
    const addresses = await links.evaluateAll((found) =>
      found.map((link) => (link as HTMLAnchorElement).href),
    );
    const names = await page.locator(".carrier h4").allTextContents();
    expect(addresses.map((address) => Object.fromEntries(new URL(address).searchParams))).toEqual(
      names.map((name) => ({
        utm_source: "pingo_landing",
        utm_medium: "carrier_comparison",
        utm_campaign: "carrier_pricing",
        utm_content: name.toLowerCase().replaceAll(" ", "_"),
      })),
    );
  });

  test("Newsletter subscribe and the contact form make no call", async ({ page }) => {
    for (const [path, block, button] of [
      ["/blog", "newsletter", "Subscribe"],
      ["/contact", "contact-form", "Send Message"],
    ] as const) {
      await open(page, path);
      const calls = watchCalls(page);
      const form = page.locator(`[data-block=${block}]`);
      await form.getByLabel("Email", { exact: true }).fill("ana@example.com");
      await form.getByRole("button", { name: button }).click();
      await form.getByLabel("Email", { exact: true }).press("Enter");
      await expect(form.getByLabel("Email", { exact: true })).toHaveValue("ana@example.com");
      await expect(page).toHaveURL(path);
      expect(calls).toEqual([]);
    }
  });
});
