import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadSchemas } from "../../schema/schema-set";
import type {
  ComparisonIndex,
  Competitor,
  CompetitorList,
  Country,
  CountryList,
} from "../../schema/shapes.gen";
import { ROOT } from "../roots";
import { CLIENT, headersOf, text } from "./site";

const schemas = loadSchemas(ROOT);

/** Reads a document of the static contract and validates it against its schema. */
function readValid<T>(path: string, schema: string): T {
  expect(headersOf(path).get("cache-control")).toBe("public, max-age=300, must-revalidate");
  const json = text(path);
  expect(json, "tokens are resolved").not.toContain("{{");
  const value: unknown = JSON.parse(json);
  expect(json, "compact, without a note for editors").toBe(JSON.stringify(value));
  expect(json).not.toContain("$schema");
  expect(schemas.errors(`schema/${schema}.schema.json`, value), path).toEqual([]);
  return value as T;
}

it("the index of carriers lists countries, each with its own file", () => {
  const { countries } = readValid<CountryList>("/data/carriers/index.json", "country-list");
  expect(countries.length).toBeGreaterThan(0);
  for (const { file, id } of countries)
    expect(readValid<Country>(`/data/carriers/${file}`, "country").id).toBe(id);
});

it("the index of comparisons states our availability of each of its features", () => {
  const index = readValid<ComparisonIndex>("/data/comparisons/index.json", "comparison-index");
  expect(index.feature_categories.length).toBeGreaterThan(4);
  const keys = index.feature_categories.flatMap(({ features }) => features);
  expect(Object.keys(index.pingo_features).sort()).toEqual([...keys].sort());
});

it("the list of competitors agrees with their own files", () => {
  const { competitors } = readValid<CompetitorList>("/data/comparisons.json", "competitor-list");
  expect(competitors.length).toBeGreaterThan(0);
  for (const { id, name, pricing } of competitors)
    expect(readValid<Competitor>(`/data/comparisons/${id}.json`, "competitor")).toMatchObject({
      id,
      name,
      pricing,
    });
});

it("unknown competitors and countries have no file, so that requests for them are not found", () => {
  for (const path of ["/data/comparisons/nobody.json", "/data/carriers/atlantis.json"])
    expect(existsSync(join(CLIENT, path)), path).toBe(false);
});
