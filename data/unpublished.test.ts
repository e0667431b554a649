import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { emptyFolder } from "../tests/empty-folder";
import { itemFiles } from "./collections";
import { pageRefs, unpublishedPages } from "./page-refs";
import { runWithDraft } from "./read-document";
import { isUnpublished, publishedFile, unpublishedFile } from "./unpublished-name";

it.each([
  ["pages/_fax.json", "pages/fax.json"],
  ["pages/features/_fax.json", "pages/features/fax.json"],
  ["data/posts/_one.json", "data/posts/one.json"],
])("maps %s to %s and back", (unpublished, published) => {
  expect(isUnpublished(unpublished)).toBe(true);
  expect(isUnpublished(published)).toBe(false);
  expect([publishedFile(unpublished), publishedFile(published)]).toEqual([published, published]);
  expect([unpublishedFile(unpublished), unpublishedFile(published)]).toEqual([unpublished, unpublished]);
});

it.each([
  "pages/_shared/_plans.json",
  "pages/_shared/plans.json",
  "pages/_old/fax.json",
  "pages/blog/_[postId].json",
  "pages/_fax.txt",
  "data/_site.json",
  "blocks/_one.json",
])("does not treat %s as an unpublished file", (file) => {
  expect(isUnpublished(file)).toBe(false);
  expect(publishedFile(file)).toBe(file);
});

const FILES = [
  ["pages/index.json", "{}"],
  ["pages/features/_fax.json", "{}"],
  ["pages/blog/[postId].json", '{ "collection": "posts" }'],
  ["data/posts/one.json", "{}"],
  ["data/posts/_two.json", "{}"],
] as const;

function project(): string {
  const root = emptyFolder();
  for (const [file, text] of FILES) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

const routesOf = (root: string) => pageRefs(root).refs.map(({ route }) => route);

it("omits unpublished files from the site, and returns their future routes", () => {
  const root = project();
  expect(routesOf(root)).toEqual(["/", "/blog/one"]);
  expect(itemFiles(root, "posts")).toEqual(["data/posts/one.json"]);
  expect(unpublishedPages({ root, pages: pageRefs(root).refs })).toEqual([
    { route: "/features/fax", file: "pages/features/_fax.json" },
    { route: "/blog/two", file: "pages/blog/[postId].json", itemFile: "data/posts/_two.json" },
  ]);
});

it("treats an unpublished file with a draft as published, but no other file", () => {
  const root = project();
  const routesWith = (file: string) => runWithDraft({ file, text: "{}" }, () => routesOf(root));
  expect(routesWith("pages/features/fax.json")).toEqual(["/", "/blog/one", "/features/fax"]);
  expect(routesWith("data/posts/two.json")).toEqual(["/", "/blog/one", "/blog/two"]);
  expect(routesWith("pages/index.json")).toEqual(["/", "/blog/one"]);
  expect(routesWith("pages/nowhere.json")).toEqual(["/", "/blog/one"]);
});
