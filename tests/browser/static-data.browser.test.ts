import { type APIRequestContext, expect, type Page, type Request } from "@playwright/test";
import { loadSchemas } from "../../schema/schema-set";
import type {
  ComparisonIndex,
  Competitor,
  CompetitorList,
  Country,
  CountryIndex,
} from "../../schema/shapes.gen";
import { answer, CARRIERS, countryButton, countryFile, expectCountry } from "./carriers";
import { watchCalls } from "./conditions";
import { expectComparison, heading, otherComparisons, test, UNBUILT } from "./unbuilt-comparison";

const schemas = loadSchemas(process.cwd());

/** Fetches a document of the static contract, as the browser would, and holds it against its schema. */
async function fetchValid<T>(request: APIRequestContext, path: string, schema: string): Promise<T> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()["content-type"]).toMatch(/^application\/json/);
  expect(response.headers()["cache-control"]).toBe("public, max-age=300, must-revalidate");
  const text = await response.text();
  expect(text, "tokens are resolved").not.toContain("{{");
  const value: unknown = JSON.parse(text);
  expect(text, "compact, without a note for editors").toBe(JSON.stringify(value));
  expect(text).not.toContain("$schema");
  expect(schemas.errors(`schema/${schema}.schema.json`, value), path).toEqual([]);
  return value as T;
}

/** Waits until the page has asked for a path, once, as the table says: GET, with no body and no query. */
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

/** Answers a path with its own document after a change, to see what of it the page reads. */
const change = <T>(page: Page, path: string, alter: (value: T) => unknown) =>
  page.route(`**${path}`, async (route) =>
    route.fulfill({ json: alter((await (await route.fetch()).json()) as T) }),
  );

// One test for each row of the table. The answers do not depend on the window's size.
test.describe("spec 7: calls", () => {
  test.skip(({ isMobile }) => isMobile, "the width changes nothing");

  test("GET /data/carriers/index.json", async ({ page, request }) => {
    const path = "/data/carriers/index.json";
    const { countries } = await fetchValid<CountryIndex>(request, path, "country-index");
    expect(countries).toHaveLength(6);
    await page.goto(CARRIERS);
    await expectAsked(page, path, () => countryButton(page, "India").click());
    await expectCountry(page, "India", /in India/);
  });

  test("GET /data/carriers/{file}", async ({ page, request }) => {
    const { countries } = await fetchValid<CountryIndex>(
      request,
      "/data/carriers/index.json",
      "country-index",
    );
    for (const { file, id } of countries) {
      const country = await fetchValid<Country>(request, `/data/carriers/${file}`, "country");
      expect(country.id).toBe(id);
    }
    // The name of the file is what the index says, and only a list of carriers is read.
    await change<CountryIndex>(page, "/data/carriers/index.json", (index) => ({
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

  test("GET /data/comparisons/index.json", async ({ page, request }) => {
    const path = "/data/comparisons/index.json";
    const index = await fetchValid<ComparisonIndex>(request, path, "comparison-index");
    expect(index.feature_categories.length).toBeGreaterThan(4);
    const keys = index.feature_categories.flatMap(({ features }) => features);
    expect(Object.keys(index.pingo_features).sort()).toEqual([...keys].sort());
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

  test("GET /data/comparisons/{competitorId}.json", async ({ page, request }) => {
    const { competitors } = await fetchValid<CompetitorList>(
      request,
      "/data/comparisons.json",
      "competitor-list",
    );
    for (const { id, name, pricing } of competitors) {
      const path = `/data/comparisons/${id}.json`;
      const competitor = await fetchValid<Competitor>(request, path, "competitor");
      expect(competitor).toMatchObject({ id, name, pricing });
    }
    const path = "/data/comparisons/quo.json";
    await change<Competitor>(page, path, (value) => ({ ...value, name: "Acme", tagline: "Its own words." }));
    await expectAsked(page, path, () => page.goto(UNBUILT));
    await expect(heading(page)).toHaveText("Acme vs Pingo");
    await expect(page.getByText("Its own words.")).toBeVisible();
  });

  test("GET /data/comparisons.json", async ({ page, request }) => {
    const path = "/data/comparisons.json";
    const { competitors } = await fetchValid<CompetitorList>(request, path, "competitor-list");
    expect(competitors).toHaveLength(10);
    await change<CompetitorList>(page, path, (value) => ({ competitors: value.competitors.slice(0, 2) }));
    await expectAsked(page, path, () => page.goto("/resources/comparisons/acme"));
    await expect(otherComparisons(page)).toHaveText(competitors.slice(0, 2).map(({ name }) => name));
  });

  test("Outbound carrier links", async ({ page }) => {
    await page.goto(CARRIERS);
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
      await page.goto(path, { waitUntil: "networkidle" });
      const calls = watchCalls(page);
      const form = page.locator(`[data-block=${block}]`);
      await form.getByLabel("Email", { exact: true }).fill("ana@example.com");
      await form.getByRole("button", { name: button }).click();
      await page.waitForTimeout(300);
      expect(calls).toEqual([]);
      await expect(page).toHaveURL(path);
    }
  });

  test("an unknown competitor or country is a 404", async ({ request }) => {
    for (const path of ["/data/comparisons/nobody.json", "/data/carriers/atlantis.json"])
      expect((await request.get(path)).status(), path).toBe(404);
  });
});
