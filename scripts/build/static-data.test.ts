import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { openSite } from "../../data/site";
import { type Files, makeProject, page, realSchemas } from "../../tests/check/project";
import { ROOT } from "../../tests/render";
import { staticData, writeStaticData } from "./static-data";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function siteOf(files: Files) {
  const { root } = makeProject({ "pages/index.json": page([]), ...files });
  folders.push(root);
  return openSite(root, realSchemas());
}

const countries = { countries: [{ id: "india", file: "india.json", name: "India", flag: "IN" }] };

it("lists every file of the two collections, and the list of competitors", () => {
  const paths = staticData(openSite(ROOT, realSchemas())).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith("/data/carriers/"))).toHaveLength(7);
  expect(paths.filter((path) => path.startsWith("/data/comparisons/"))).toHaveLength(11);
  expect(paths).toContain("/data/comparisons.json");
});

it("resolves tokens, and leaves out the note for editors and files with faults", () => {
  const site = siteOf({
    "data/carriers/index.json": { $schema: "../../schema/country-index.schema.json", ...countries },
    "data/carriers/india.json": { id: "india" },
    "data/comparisons/index.json": {
      feature_categories: [{ name: "Messaging", features: ["sms"] }],
      pingo_features: { sms: { available: true, notes: "{{plans.standard.outboundSms}}" } },
      groups: [{ name: "All", text: "All of them.", competitors: ["none-yet"] }],
    },
  });
  expect(staticData(site)).toEqual([
    { path: "/data/carriers/index.json", schema: "schema/country-index.schema.json", value: countries },
    {
      path: "/data/comparisons/index.json",
      schema: "schema/comparison-index.schema.json",
      value: expect.objectContaining({
        pingo_features: { sms: { available: true, notes: "200 texts a month" } },
      }),
    },
    {
      path: "/data/comparisons.json",
      schema: "schema/competitor-list.schema.json",
      value: { competitors: [] },
    },
  ]);
});

it("has nothing to say for a site without these collections", () => {
  expect(staticData(siteOf({}))).toEqual([]);
});

it("writes compact JSON at the addresses of the contract", () => {
  const dir = mkdtempSync(join(tmpdir(), "static-data-"));
  folders.push(dir);
  writeStaticData(siteOf({ "data/carriers/index.json": countries }), dir);
  expect(readFileSync(join(dir, "data/carriers/index.json"), "utf8")).toBe(JSON.stringify(countries));
});

it("refuses to write what does not keep to its schema", () => {
  const site = siteOf({ "data/carriers/index.json": countries });
  const [index] = site.collections.get("carriers/index.json") ?? [];
  if (index) index.value = { countries: [] };
  expect(() => writeStaticData(site, tmpdir())).toThrowErrorMatchingInlineSnapshot(
    `[Error: /data/carriers/index.json does not keep to schema/country-index.schema.json: /countries must NOT have fewer than 1 items.]`,
  );
});
