import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkSite } from "../../checks/check-site";
import { page, siteOf, text } from "../../tests/check/project";
import { createResultFilter } from "./result-filter";

const typed = text("Standard costs $12 a month.");

/** Faults in a page, in a shared block that another page uses, and in that page. */
const FILES = {
  "pages/index.json": page([typed], { title: "What a number is" }),
  "pages/pricing.json": page([typed, { use: "costs" }], { title: "What a number costs" }),
  "pages/features/calls.json": page([typed], { title: "What a call is" }),
  "pages/_shared/costs.json": typed,
};

/** Files of the errors that remain after filtering by names. */
function left(names: string[], files: Record<string, unknown> = FILES): string[] {
  const site = siteOf(files);
  const named = names.map((name) => name.replace("ROOT", site.root));
  const { diagnostics } = createResultFilter(site, named)(checkSite(site));
  return [...new Set(diagnostics.filter(({ severity }) => severity === "error").map(({ file }) => file))];
}

describe("the filtered report", () => {
  it.each([
    ["everything without names", [], 4],
    ["everything in the project's folder", ["."], 4],
    ["a page with its shared blocks", ["/pricing"], ["pages/_shared/costs.json", "pages/pricing.json"]],
    ["a page by its file", ["pages/pricing.json"], ["pages/_shared/costs.json", "pages/pricing.json"]],
    ["only the home page", ["/"], ["pages/index.json"]],
    ["a shared block alone", ["./pages/_shared/costs.json"], ["pages/_shared/costs.json"]],
    ["a folder", ["pages/features"], ["pages/features/calls.json"]],
    ["a file by its absolute path", [join("ROOT", "pages/index.json")], ["pages/index.json"]],
    ["several", ["/features/calls/", "/"], ["pages/features/calls.json", "pages/index.json"]],
    ["nothing for a file without faults", ["data/site.json"], []],
  ])("contains %s", (_what, names, expected) => {
    const files = left(names);
    if (typeof expected === "number") expect(files).toHaveLength(expected);
    else expect(files).toEqual(expected);
  });

  it("contains faults outside a page that prevent reading it", () => {
    const files = { ...FILES, "data/constants.json": "{," };
    expect(left(["/features/calls"], files)).toEqual(["data/constants.json"]);
  });
});

it.each([
  ["/pricng", ' Did you mean "/pricing"?'],
  ["pages/pricng.json", ' Did you mean "pages/pricing.json"?'],
  ["../elsewhere", ""],
  ["", ""],
])("rejects %j", (name, hint) => {
  expect(() => left([name])).toThrow(`There is no page or file "${name}".${hint}`);
});
