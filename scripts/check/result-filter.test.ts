import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkSite } from "../../checks/check-site";
import { page, siteOf, text } from "../../tests/check/project";
import { createResultFilter } from "./result-filter";

const typed = text("Standard costs $12 a month.");

/** A fault in a page, in a shared block that another page uses, and in that other page. */
const FILES = {
  "pages/index.json": page([typed], { title: "What a number is" }),
  "pages/pricing.json": page([typed, { use: "costs" }], { title: "What a number costs" }),
  "pages/features/calls.json": page([typed], { title: "What a call is" }),
  "pages/_shared/costs.json": typed,
};

/** Files of the errors that remain for some names. */
function left(names: string[], files: Record<string, unknown> = FILES): string[] {
  const site = siteOf(files);
  const named = names.map((name) => name.replace("ROOT", site.root));
  const { diagnostics } = createResultFilter(site, named)(checkSite(site));
  return [...new Set(diagnostics.filter(({ severity }) => severity === "error").map(({ file }) => file))];
}

describe("what is reported", () => {
  it.each([
    ["everything when nothing is named", [], 4],
    ["a page with its shared blocks", ["/pricing"], ["pages/_shared/costs.json", "pages/pricing.json"]],
    ["a page by its file", ["pages/pricing.json"], ["pages/_shared/costs.json", "pages/pricing.json"]],
    ["the home page, with nothing of the others", ["/"], ["pages/index.json"]],
    ["a shared block alone", ["./pages/_shared/costs.json"], ["pages/_shared/costs.json"]],
    ["a folder", ["pages/features"], ["pages/features/calls.json"]],
    ["a file by its whole path", [join("ROOT", "pages/index.json")], ["pages/index.json"]],
    ["several", ["/features/calls/", "/"], ["pages/features/calls.json", "pages/index.json"]],
    ["nothing of a file without fault", ["data/site.json"], []],
  ])("is %s", (_what, names, expected) => {
    const files = left(names);
    if (typeof expected === "number") expect(files).toHaveLength(expected);
    else expect(files).toEqual(expected);
  });

  it("is what keeps a page from being read, where that lies outside of it", () => {
    const files = { ...FILES, "data/constants.json": "{," };
    expect(left(["/features/calls"], files)).toEqual(["data/constants.json"]);
  });
});

it.each([
  ["/pricng", ' Did you mean "/pricing"?'],
  ["pages/pricng.json", ' Did you mean "pages/pricing.json"?'],
  ["../elsewhere", ""],
  ["", ""],
])("refuses %j", (name, hint) => {
  expect(() => left([name])).toThrow(`There is no page or file "${name}".${hint}`);
});
