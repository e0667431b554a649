import { expect, it } from "vitest";
import { block, page, siteOf } from "../../tests/check/project";
import { site as real } from "../../tests/render";
import { fileEntries, fileTexts, isEditable, pagesShowing } from "./entries";

const site = siteOf({
  "pages/index.json": page([block("rich-text", { body: "Words." }), { use: "plans" }]),
  "pages/blog/[postId].json": { ...page(), collection: "posts" },
  "pages/_shared/plans.json": block("rich-text", { body: "Shared words." }),
  "pages/_shared/unused.json": block("rich-text", { body: "Nobody's words." }),
  "data/posts/one.json": { title: "The first one" },
  "data/posts/two.json": {},
  "data/posts/_three.json": {},
  "pages/_shared/waiting.json": block("rich-text", { body: "Words to come." }),
  "pages/features/_fax.json": page([{ use: "waiting" }]),
});

it("lists each editable file once, with a page that shows it", () => {
  const listed = fileEntries(site).map(({ file, group, name, route, isPublished }) =>
    isPublished ? [file, group, name, route] : [file, group, name, route, "not published"],
  );
  expect(listed).toEqual([
    ["pages/index.json", "Top of the site", "Home", "/"],
    ["pages/blog/[postId].json", "Blog", "Template for posts", "/blog/one"],
    ["pages/features/_fax.json", "Features", "Home", "/features/fax", "not published"],
    ["data/posts/_three.json", "Articles", "Three", "/blog/three", "not published"],
    ["pages/_shared/plans.json", "Shared blocks", "Plans", "/"],
    ["pages/_shared/unused.json", "Shared blocks", "Unused", undefined],
    ["pages/_shared/waiting.json", "Shared blocks", "Waiting", undefined],
    ["data/posts/one.json", "Articles", "The first one", "/blog/one"],
    ["data/posts/two.json", "Articles", "Two", "/blog/two"],
    ["data/authors.json", "Articles", "Authors of articles", "/blog/one"],
    ["data/navigation.json", "Every page", "Menus and footer", "/"],
    ["data/site.json", "Every page", "Name, email and accounts", "/"],
    ["data/exceptions.json", "Every page", "Figures that may be typed", "/"],
    ["data/constants.json", "Every page", "Prices, limits and other facts", "/"],
  ]);
});

it("states for each page, and nothing else, whether it must stay", () => {
  const why = (file: string) => fileEntries(real).find((entry) => entry.file === file)?.stayReason;
  expect(why("pages/pricing.json")).toBe(
    "The site must have /pricing. To move or remove it, ask an engineer.",
  );
  expect(why("data/comparisons/quo.json")).toBe("");
  expect(why("data/posts/keeping-your-number.json")).toBe("");
  for (const file of ["pages/blog/[postId].json", "pages/_shared/plans.json", "data/navigation.json"])
    expect(why(file)).toBeUndefined();
});

it("has the text of a file as visitors read it", () => {
  expect(fileTexts(real)["pages/pricing.json"]).toContain(
    "Standard is $12 a month, or about $10 a month, billed annually.",
  );
});

it("lists the pages that show a shared block, published or not", () => {
  const shownOn = (name: string) =>
    fileEntries(site).find(({ file }) => file === `pages/_shared/${name}.json`)?.shownOn;
  expect([shownOn("plans"), shownOn("waiting"), shownOn("unused")]).toEqual([["/"], ["/features/fax"], []]);
});

it("lists the pages that show an item of a collection, its own first", () => {
  const shownOn = (file: string) => fileEntries(real).find((entry) => entry.file === file)?.shownOn;
  expect(shownOn("data/posts/keeping-your-number.json")).toEqual(["/blog/keeping-your-number", "/blog"]);
  expect(shownOn("data/comparisons/quo.json")?.[0]).toBe("/resources/comparisons/quo");
  expect(shownOn("data/carriers/india.json")).toEqual(["/resources/carrier-pricing"]);
  expect(shownOn("pages/pricing.json")).toBeUndefined();
});

it("shows the constants on the pricing page", () => {
  const [page] = pagesShowing(real, "data/constants.json");
  expect(page?.route).toBe("/pricing");
});

it("finds the page that shows the items of a collection", () => {
  const [page] = pagesShowing(real, "data/carriers/india.json");
  expect(page?.route).toBe("/resources/carrier-pricing");
});

it("has a schema for each file except pages, and a page for each of our files", () => {
  const entries = fileEntries(real);
  expect(entries.filter(({ route }) => route === undefined)).toEqual([]);
  const schemas = [...real.schemas.paths];
  expect(entries.flatMap(({ schema }) => schema ?? []).filter((schema) => !schemas.includes(schema))).toEqual(
    [],
  );
  expect(entries.every(({ file }) => isEditable(real, file))).toBe(true);
});

it.each(["data/routes.json", "data/redirects.json", "pages/blog/one.json"])(
  "does not allow editing %s",
  (file) => {
    expect(isEditable(site, file)).toBe(false);
  },
);

it("offers the rows of the comparisons, on a page that shows them, but not the list of countries", () => {
  const index = "data/comparisons/index.json";
  expect(isEditable(real, index)).toBe(true);
  expect(isEditable(site, index)).toBe(false);
  expect(isEditable(real, "data/carriers/index.json")).toBe(false);
  expect(fileEntries(real).find(({ file }) => file === index)).toMatchObject({
    group: "Comparisons",
    name: "Rows of the tables, and our column",
    route: expect.stringMatching(/^\/resources\/comparisons\/./),
  });
});
