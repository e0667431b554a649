import { expect, it } from "vitest";
import { country } from "../../data/country.fixture";
import { type Files, page, siteOf } from "../../tests/check/project";
import { site } from "../../tests/render";
import { staticData } from "./static-data";

const open = (files: Files) => siteOf({ "pages/index.json": page([]), ...files });

const INDIA = country("india", { name: "India", flag: "IN" });

it("lists every file of the two collections, and the list of competitors", () => {
  const paths = staticData(site).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith("/data/carriers/"))).toHaveLength(7);
  expect(paths.filter((path) => path.startsWith("/data/comparisons/"))).toHaveLength(11);
  expect(paths.slice(-2)).toEqual(["/data/comparisons.json", "/data/templates/comparison.json"]);
});

it("resolves tokens, and omits the schema reference and files with faults", () => {
  const site = open({
    "data/carriers/index.json": {
      $schema: "../../schema/country-index.schema.json",
      countries: ["canada", "india"],
    },
    "data/carriers/canada.json": { id: "canada" },
    "data/carriers/india.json": { $schema: "../../schema/country.schema.json", ...INDIA },
    "data/comparisons/index.json": {
      feature_categories: [{ name: "Messaging", features: ["sms"] }],
      pingo_features: { sms: { available: true, notes: "{{plans.standard.outboundSms}}" } },
      groups: [{ name: "All", text: "All of them.", competitors: ["none-yet"] }],
    },
  });
  expect(staticData(site)).toEqual([
    {
      path: "/data/carriers/index.json",
      value: { countries: [{ id: "india", file: "india.json", name: "India", flag: "IN" }] },
    },
    { path: "/data/carriers/india.json", value: INDIA },
    {
      path: "/data/comparisons/index.json",
      value: expect.objectContaining({
        pingo_features: { sms: { available: true, notes: "200 texts a month" } },
      }),
    },
    {
      path: "/data/comparisons.json",
      value: { competitors: [] },
    },
  ]);
});

it("is empty for a site without these collections", () => {
  expect(staticData(open({}))).toEqual([]);
});
