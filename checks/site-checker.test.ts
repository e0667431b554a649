import { copyFileSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openSite } from "../data/site";
import { makeProject, page, realSchemas, text } from "../tests/check/project";
import { ROOT } from "../tests/render";
import { checkSite } from "./check-site";
import { SiteChecker } from "./site-checker";

const { root, remove } = makeProject({ "pages/index.json": page() });
afterAll(remove);

/** One for all tests: each begins with the same files. */
const checker = new SiteChecker(root);

/** Real pages of every kind: plain, with shared blocks, made by templates, filled in from collections. */
const REAL = [
  "pages/pricing.json",
  "pages/_shared/plans.json",
  "pages/blog/index.json",
  "pages/blog/[postId].json",
  "pages/resources/carrier-pricing.json",
  "pages/resources/comparisons/[competitorId].json",
  "data/posts/keeping-your-number.json",
  "data/posts/why-one-call-is-clear.json",
  "data/carriers/index.json",
  "data/carriers/india.json",
  "data/carriers/canada.json",
  "data/comparisons/index.json",
  "data/comparisons/quo.json",
  "data/navigation.json",
  "data/constants.json",
  "data/site.json",
];
const OWN = {
  "pages/uses.json": page([{ use: "plans" }, text("Sound.")], { title: "A page that uses what is shared" }),
  "pages/other.json": page([text("A price of {{plans.lite.price}}.")], { title: "A page that uses nothing" }),
};
const FILES = [...REAL, ...Object.keys(OWN)];

const at = (file: string) => join(root, file);

function restore(file: string): void {
  mkdirSync(dirname(at(file)), { recursive: true });
  const own = OWN[file as keyof typeof OWN];
  if (own) writeFileSync(at(file), JSON.stringify(own));
  else copyFileSync(join(ROOT, file), at(file));
}

beforeEach(() => {
  for (const folder of ["pages", "data"]) rmSync(at(folder), { recursive: true });
  cpSync(join(ROOT, "data/routes.json"), at("data/routes.json"), { recursive: true });
  for (const file of FILES) restore(file);
  checker.check([...FILES, "data/routes.json"]);
});

/** What a person may do to a file. */
const EDITS: Readonly<Record<string, (file: string) => void>> = {
  remove: (file) => rmSync(at(file), { force: true }),
  restore,
  breakOff: (file) => change(file, (content) => content.slice(0, -4)),
  misspell: (file) => change(file, (content) => content.replace(/"(use|price|name|title|body)":/, '"$1x":')),
  type: (file) => change(file, (content) => content.replace(/": "([A-Z])/g, '": "For $13 a month: $1')),
  recount: (file) => change(file, (content) => content.replace(/"value": (\d+)/g, '"value": 1$1')),
  rename: (file) => change(file, (content) => content.replace('"plans"', '"prices"')),
};

function change(file: string, edit: (content: string) => string): void {
  try {
    writeFileSync(at(file), edit(readFileSync(at(file), "utf8")));
  } catch {
    restore(file);
  }
}

const edits = fc.array(fc.tuple(fc.constantFrom(...Object.keys(EDITS)), fc.constantFrom(...FILES)), {
  minLength: 1,
  maxLength: 5,
});

it("gives the verdict of a full check after any edits", { timeout: 120_000 }, () => {
  const property = fc.property(edits, (list) => {
    for (const [name, file] of list) {
      EDITS[name]?.(file);
      const full = checkSite(openSite(root, realSchemas()));
      expect(checker.check([file]), `${name} ${file}`).toEqual(full);
    }
  });
  fc.assert(property, { numRuns: 15 });
});

it("gives it for edits of several files at once", () => {
  const changed = ["pages/_shared/plans.json", "data/carriers/india.json", "pages/other.json"];
  for (const file of changed) EDITS.type?.(file);
  expect(checker.check(changed)).toEqual(checkSite(openSite(root, realSchemas())));
});

it.each([
  ["a page", "pages/other.json", ["/other"]],
  ["a shared block", "pages/_shared/plans.json", ["/pricing", "/uses"]],
  ["a template", "pages/blog/[postId].json", ["/blog/keeping-your-number", "/blog/why-one-call-is-clear"]],
  ["a file of public/", "public/share/default.png", []],
])("checks again, when %s changes, what depends on it", (_, file, routes) => {
  EDITS.type?.(file);
  checker.check([file]);
  expect(checker.checked).toEqual(routes);
});

it("checks again every page that may show an item of a collection", () => {
  checker.check(["data/posts/keeping-your-number.json"]);
  expect(checker.checked).toContain("/blog");
  expect(checker.checked).toContain("/blog/why-one-call-is-clear");
  expect(checker.checked).not.toContain("/pricing");
});

it("checks everything again when an item lists more than before, since any page may count", () => {
  const file = "data/carriers/india.json";
  change(file, (content) => content.replace('"cities": [', '"cities": ["Surat", '));
  const { pages } = checker.check([file]);
  expect(checker.checked).toHaveLength(pages.length);
});

it.each([
  "data/constants.json",
  "data/navigation.json",
  "schema/page.schema.json",
  "blocks/hero/schema.json",
])("checks everything again when %s changes", (file) => {
  const checker = new SiteChecker(root);
  const { pages } = checker.check();
  checker.check([file]);
  expect(checker.checked).toHaveLength(pages.length);
});

it("begins anew after a check that could not run", () => {
  const project = makeProject({ "pages/index.json": page() });
  const own = new SiteChecker(project.root);
  own.check();
  renameSync(join(project.root, "schema"), join(project.root, "elsewhere"));
  expect(() => own.check(["schema/page.schema.json"])).toThrow("schema");
  renameSync(join(project.root, "elsewhere"), join(project.root, "schema"));
  own.check([]);
  expect(own.checked).toEqual(["/"]);
  project.remove();
});
