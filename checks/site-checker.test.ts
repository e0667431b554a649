import { renameSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { openSite } from "../data/site";
import { page, projectOf, realSchemas } from "../tests/check/project";
import { checkSite } from "./check-site";
import { SiteChecker } from "./site-checker";
import { makeEditedProject } from "./site-checker.fixture";

/** Shared by all tests; each starts with the same files. */
const { root, checker, reset, edit, change } = makeEditedProject();
beforeEach(reset);

it("returns the verdict of a full check after edits of several files at once", () => {
  const changed = ["pages/_shared/plans.json", "data/carriers/india.json", "pages/other.json"];
  for (const file of changed) edit("type", file);
  expect(checker.check(changed)).toEqual(checkSite(openSite(root, realSchemas())));
});

it.each([
  ["a page", "pages/other.json", ["/other"]],
  ["a shared block", "pages/_shared/plans.json", ["/pricing", "/uses"]],
  ["a template", "pages/blog/[postId].json", ["/blog/keeping-your-number", "/blog/why-one-call-is-clear"]],
  ["a file of public/", "public/share/default.png", []],
  ["the navigation", "data/navigation.json", []],
])("checks only the dependent pages again when %s changes", (_, file, routes) => {
  edit("type", file);
  checker.check([file]);
  expect(checker.checked).toEqual(routes);
});

it("checks only the pages that show a collection again when its index changes", () => {
  const file = "data/comparisons/index.json";
  edit("misspell", file);
  expect(checker.check([file])).toEqual(checkSite(openSite(root, realSchemas())));
  expect(checker.checked).toContain("/resources/comparisons/quo");
  expect(checker.checked).not.toContain("/uses");
});

it("checks the page of an item again, and the pages that show what has changed in it", () => {
  const file = "data/posts/keeping-your-number.json";
  change(file, (content) => content.replace('"## ', '"## So: '));
  expect(checker.check([file])).toEqual(checkSite(openSite(root, realSchemas())));
  expect(checker.checked).toEqual(["/blog/keeping-your-number"]);
  change(file, (content) => content.replace('"title": "', '"title": "New: '));
  expect(checker.check([file])).toEqual(checkSite(openSite(root, realSchemas())));
  const posts = ["/blog", "/blog/keeping-your-number", "/blog/why-one-call-is-clear"];
  // The last one shows countries that do not exist, so it may depend on anything.
  expect(checker.checked).toEqual([...posts, "/resources/carrier-pricing"]);
});

it("checks only the pages that name a competitor again when its data changes", () => {
  change("pages/other.json", (content) => content.replace("A price of", "Quo asks $77 a user. A price of"));
  const { diagnostics } = checker.check(["pages/other.json"]);
  expect(diagnostics.some(({ message }) => message.includes("$77"))).toBe(true);
  const file = "data/comparisons/quo.json";
  change(file, (content) => content.replace(/"starting": "[^"]*"/, '"starting": "$77/user/month"'));
  expect(checker.check([file])).toEqual(checkSite(openSite(root, realSchemas())));
  expect(checker.checked).toContain("/other");
  expect(checker.checked).not.toContain("/uses");
});

it("checks all pages again when a competitor is renamed, since any page may name it", () => {
  const file = "data/comparisons/quo.json";
  change(file, (content) => content.replace('"name": "Quo"', '"name": "Quote"'));
  const { pages } = checker.check([file]);
  expect(checker.checked).toHaveLength(pages.length);
});

it.each([
  "data/constants.json",
  "data/house-style.json",
  "schema/page.schema.json",
  "blocks/hero/schema.json",
])("checks all pages again when %s changes", (file) => {
  const { pages } = checker.check([file]);
  expect(checker.checked).toHaveLength(pages.length);
});

it("checks only the pages that may show the site's data again when it changes, and all when our name does", () => {
  const file = "data/site.json";
  change("pages/other.json", (content) =>
    content.replace("A price of", "Write to {{site.email}}. A price of"),
  );
  checker.check(["pages/other.json"]);
  change(file, (content) => content.replace(/"phone": "[^"]*"/, '"phone": 3'));
  expect(checker.check([file])).toEqual(checkSite(openSite(root, realSchemas())));
  expect(checker.checked).toContain("/other");
  expect(checker.checked).not.toContain("/uses");
  change(file, (content) => content.replace(/"name": "[^"]*"/, '"name": "Pongo"'));
  const { pages } = checker.check([file]);
  expect(checker.checked).toHaveLength(pages.length);
});

it("starts with an empty cache after a check that failed to run", () => {
  const folder = projectOf({ "pages/index.json": page() });
  const own = new SiteChecker(folder);
  own.check();
  renameSync(join(folder, "schema"), join(folder, "elsewhere"));
  expect(() => own.check(["schema/page.schema.json"])).toThrow("schema");
  renameSync(join(folder, "elsewhere"), join(folder, "schema"));
  own.check([]);
  expect(own.checked).toEqual(["/"]);
});
