import { type APIRequestContext, expect, test } from "@playwright/test";
import { loadSchemas } from "../../schema/schema-set";
import type { Competitor, CompetitorList, CountryIndex } from "../../schema/shapes.gen";

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

// The answers do not depend on the window's size.
test.beforeEach(({ isMobile }) => test.skip(isMobile));

test("the carriers' index and every file that it names", async ({ request }) => {
  const { countries } = await fetchValid<CountryIndex>(request, "/data/carriers/index.json", "country-index");
  expect(countries.length).toBeGreaterThan(5);
  for (const { file, id } of countries) {
    const country = await fetchValid<{ id: string }>(request, `/data/carriers/${file}`, "country");
    expect(country.id).toBe(id);
  }
});

test("the list of competitors and the comparison of each", async ({ request }) => {
  const { competitors } = await fetchValid<CompetitorList>(
    request,
    "/data/comparisons.json",
    "competitor-list",
  );
  expect(competitors).toHaveLength(10);
  await fetchValid(request, "/data/comparisons/index.json", "comparison-index");
  for (const { id, name, pricing } of competitors) {
    const path = `/data/comparisons/${id}.json`;
    const competitor = await fetchValid<Competitor>(request, path, "competitor");
    expect(competitor).toMatchObject({ id, name, pricing });
  }
});

test("an unknown competitor or country is a 404", async ({ request }) => {
  for (const path of ["/data/comparisons/nobody.json", "/data/carriers/atlantis.json"])
    expect((await request.get(path)).status(), path).toBe(404);
});
