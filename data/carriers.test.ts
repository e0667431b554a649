import { expect, it } from "vitest";
import { type Files, page, projectOf, realSchemas, siteOf } from "../tests/check/project";
import { site } from "../tests/render";
import { defaultCarriers } from "./carriers";
import { country } from "./country.fixture";
import { runWithDraft } from "./read-document";
import { openSite } from "./site";

function carriersOf(files: Files) {
  const { collections, constants, diagnostics } = siteOf({ "pages/index.json": page([]), ...files });
  return { carriers: defaultCarriers(collections, constants), diagnostics };
}

const index = { countries: ["united-states"] };

it("returns all countries and the file of the default country", () => {
  const { collections, constants, diagnostics } = site;
  expect(diagnostics.filter(({ file }) => file.startsWith("data/carriers"))).toEqual([]);
  const { index, country } = defaultCarriers(collections, constants) ?? {};
  expect(index?.map(({ name }) => name)).toEqual(["US", "UK", "India", "UAE", "Canada", "Australia"]);
  expect(country).toMatchObject({ id: "united-states", dialCode: "+1" });
});

it("returns undefined while a file is missing or has faults", () => {
  const states = { "data/carriers/united-states.json": country("united-states") };
  expect(carriersOf({ ...states, "data/carriers/index.json": index }).carriers?.country.id).toBe(
    "united-states",
  );
  expect(carriersOf(states).carriers).toBeUndefined();
  expect(carriersOf({ "data/carriers/index.json": index }).carriers).toBeUndefined();
  const { carriers, diagnostics } = carriersOf({ ...states, "data/carriers/index.json": {} });
  expect(carriers).toBeUndefined();
  expect(diagnostics.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'data/carriers/index.json "countries" is missing.',
  ]);
});

it("returns the country whose draft is read first", () => {
  const file = "data/carriers/india.json";
  const draft = { ...country("india"), dialCode: "+91" };
  const root = projectOf({
    "pages/index.json": page([]),
    "data/carriers/index.json": index,
    "data/carriers/united-states.json": country("united-states"),
    [file]: country("india"),
  });
  const first = runWithDraft({ file, text: JSON.stringify(draft) }, () => {
    const { collections, constants } = openSite(root, realSchemas());
    return defaultCarriers(collections, constants)?.country;
  });
  expect(first).toMatchObject({ id: "india", dialCode: "+91" });
});
