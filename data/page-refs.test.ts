import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyFolder } from "../tests/empty-folder";
import { pageRefs, routeOfFile, templateParameter } from "./page-refs";

let root: string;
beforeEach(() => {
  root = emptyFolder();
});

function refs(...files: (string | [path: string, text: string])[]) {
  for (const entry of files) {
    const [path, text] = typeof entry === "string" ? [entry, "{}"] : entry;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return pageRefs(root);
}

it.each([
  ["pages/index.json", "/"],
  ["pages/pricing.json", "/pricing"],
  ["pages/features/index.json", "/features"],
  ["pages/features/voice-calling.json", "/features/voice-calling"],
  ["pages/404.json", "/404"],
])("maps %s to the route %s", (file, route) => {
  expect(routeOfFile(file)).toBe(route);
});

it("reads the parameter from the name of a template", () => {
  expect(templateParameter("pages/blog/[postId].json")).toBe("postId");
  expect(templateParameter("pages/blog/post.json")).toBeUndefined();
});

it("lists pages by route, without files whose name starts with an underscore or a dot", () => {
  const { refs: found, diagnostics } = refs(
    "pages/pricing.json",
    "pages/index.json",
    "pages/_shared/a.json",
    "pages/.draft.json",
    "pages/notes.txt",
    "pages/features/voice.json",
  );
  expect(found.map(({ route }) => route)).toEqual(["/", "/features/voice", "/pricing"]);
  expect(diagnostics).toEqual([]);
});

it("returns no pages if the folder is missing", () => {
  expect(pageRefs(root)).toEqual({ refs: [], diagnostics: [] });
});

it("returns a page for each item of a template's collection", () => {
  const { refs: found } = refs(
    ["pages/blog/[postId].json", '{ "collection": "posts" }'],
    ["pages/tips/[tipId].json", '{ "collection": "Tips-2026" }'],
    "data/Tips-2026/one.json",
    "data/posts/two.json",
    "data/posts/one.json",
    "data/posts/index.json",
    "data/posts/a.txt",
  );
  expect(found).toEqual([
    { route: "/blog/one", file: "pages/blog/[postId].json", itemFile: "data/posts/one.json" },
    { route: "/blog/two", file: "pages/blog/[postId].json", itemFile: "data/posts/two.json" },
    { route: "/tips/one", file: "pages/tips/[tipId].json", itemFile: "data/Tips-2026/one.json" },
  ]);
});

describe("rejects", () => {
  it("two files with one route", () => {
    expect(refs("pages/features.json", "pages/features/index.json").diagnostics).toMatchInlineSnapshot(`
      [
        {
          "column": 1,
          "file": "pages/features/index.json",
          "fix": "Rename or remove one of the two files.",
          "length": 1,
          "line": 1,
          "message": "The route /features already belongs to pages/features.json.",
          "rule": "page-name",
          "severity": "error",
          "where": "",
        },
      ]
    `);
  });

  it("a page whose route a template already has", () => {
    const template: [string, string] = ["pages/blog/[postId].json", '{ "collection": "posts" }'];
    const { refs: found, diagnostics } = refs(template, "data/posts/one.json", "pages/blog/one.json");
    expect(found).toHaveLength(1);
    expect(diagnostics).toMatchObject([
      { rule: "page-name", message: expect.stringContaining("/blog/one already belongs to") },
    ]);
  });

  it.each([
    "pages/Pricing.json",
    "pages/a page/b.json",
    "pages/-a.json",
    "pages/[id]/b.json",
    "pages/[].json",
    "pages/preis-übersicht.json",
  ])("the name %s", (file) => {
    const { refs: found, diagnostics } = refs(file);
    expect(found).toEqual([]);
    expect(diagnostics).toMatchObject([
      { file, rule: "page-name", message: expect.stringMatching(/^".*" cannot be part of an address\.$/) },
    ]);
  });

  it.each([
    ["pages/index/index.json", "The address /index belongs to the page of the folder above."],
    ["pages/blog/index/index.json", "The address /blog/index belongs to the page of the folder above."],
    ["pages/data/security.json", "The build writes other files to /data/, and hosts serve no pages there."],
    ["pages/share/[id].json", "The build writes other files to /share/, and hosts serve no pages there."],
  ])("the address of %s", (file, message) => {
    const { refs: found, diagnostics } = refs(file);
    expect(found).toEqual([]);
    expect(diagnostics).toMatchObject([{ file, rule: "page-name", message }]);
  });

  it.each([
    ["without a collection", "{}", '"collection" is missing, which a template needs.'],
    ["whose collection has no folder", '{ "collection": "posts" }', "There is no folder data/posts."],
    ["whose collection is not a string", '{ "collection": ["posts"] }', "There is no folder data/posts."],
    [
      "whose collection is outside data/",
      '{ "collection": "../pages" }',
      "There is no folder data/../pages.",
    ],
    ["that is not valid JSON", "{", "The { of line 1 is never closed."],
  ])("a template %s", (_, text, message) => {
    const { refs: found, diagnostics } = refs(["pages/[id].json", text]);
    expect(found).toEqual([]);
    expect(diagnostics).toMatchObject([{ file: "pages/[id].json", message }]);
  });
});

it("suggests a new name for the folder or the file of a faulty path", () => {
  const { diagnostics } = refs("pages/Our Blog/[postId].json", "pages/guides/Our Guide.json");
  expect(diagnostics.map(({ fix }) => fix?.split(".")[0])).toEqual([
    'Rename the folder to "our-blog"',
    'Rename the file to "our-guide',
  ]);
});
