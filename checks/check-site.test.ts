import { expect, it } from "vitest";
import type { PageRef } from "../data/page-refs";
import { block, check, page, siteOf, text } from "../tests/check/project";
import { checkPage, checkSite } from "./check-site";

const rules = (files: Parameters<typeof check>[0]) =>
  check(files)
    .diagnostics.filter(({ severity }) => severity !== "notice")
    .map(({ file, rule }) => `${file} ${rule}`);

it("reports nothing in a valid project, and returns the checked pages", () => {
  const { diagnostics, pages } = check({
    "pages/index.json": page([
      text("The trial lasts {{claims.trial}}, all {{claims.trial}}."),
      { use: "price" },
    ]),
    "pages/_shared/price.json": text("{{plans.standard.price}}"),
  });
  expect(diagnostics.filter(({ severity }) => severity !== "notice")).toEqual([]);
  expect(pages.map(({ route, sharedFiles }) => [route, sharedFiles])).toEqual([
    ["/", ["pages/_shared/price.json"]],
  ]);
});

it("reports all faults of all files at once, sorted", () => {
  const files = {
    "pages/b.json": "{ not json",
    "pages/a.json": page([block("heroo", {}), text("$13"), block("rich-text", { boddy: "x" })], {
      title: "Short",
    }),
    "data/navigation.json": "[]",
  };
  expect(rules(files)).toEqual([
    "data/navigation.json data-shape",
    "pages/a.json page-shape",
    "pages/a.json unknown-block",
    "pages/a.json literal-figure",
    "pages/a.json block-props",
    "pages/b.json json-syntax",
  ]);
});

it.each(["data/constants.json", "data/site.json"])(
  "reports only %s when it cannot be read, not each page that needs it",
  (file) => {
    const files = { "pages/index.json": page([text("{{site.name}} is {{plans.lite.price}}.")]) };
    expect(rules({ ...files, [file]: "{" })).toEqual([`${file} json-syntax`]);
  },
);

it("reports the first cause at a place, and the faults of a shared block or a template once", () => {
  const files = {
    "pages/index.json": page([{ use: "price" }], { title: "Short" }),
    "pages/b.json": page([{ use: "price" }], {
      title: "Short",
      description: `Another one: ${page().description}`,
    }),
    "pages/_shared/price.json": text("$13"),
    "pages/posts/[id].json": page([text("$14")], {
      collection: "notes",
      title: "{{item.id}} is the title of this post",
      description: `{{item.id}} ${page().description}`,
    }),
    "data/notes/one.json": { id: "One" },
    "data/notes/two.json": { id: "Two" },
  };
  expect(rules(files)).toEqual([
    "pages/_shared/price.json literal-figure",
    // Its title is also the title of b.json, but the length has to be fixed first.
    "pages/b.json page-shape",
    "pages/index.json page-shape",
    "pages/posts/[id].json literal-figure",
  ]);
});

it("reports dead links despite a title of the wrong length, on a page or a template", () => {
  const button = (to: string) => ({ label: "See how", action: { kind: "link", to } });
  const end = block("call-to-action", { heading: "Begin", buttons: [button("/b#gone"), button("/gone")] });
  const files = (b: object) => ({
    "pages/index.json": page([end]),
    "pages/b.json": b,
    "pages/posts/[id].json": page([], {
      collection: "notes",
      title: `{{item.id}} is a title that is ${"much ".repeat(9)}too long`,
      description: `{{item.id}} ${page().description}`,
    }),
    "data/notes/one.json": { id: "One" },
  });
  const description = `Another one: ${page().description}`;
  const short = page([], { title: "Short", description });
  const links = (b: object) => rules(files(b)).filter((rule) => rule.includes("dead-link"));
  expect(links(short)).toHaveLength(2);
  // A page whose blocks cannot be read may have the anchor.
  expect(links({ ...short, blocks: [] })).toHaveLength(1);
});

it("reports a project without pages", () => {
  expect(rules({ "data/routes.json": { routes: ["/", "/pricing"] } })).toEqual(["pages no-pages"]);
});

it("uses a given verdict of a page instead of checking it", () => {
  const site = siteOf({ "pages/index.json": page([text("$13")]), "pages/b.json": page() });
  const of = (file: string) => site.pages.find((ref) => ref.file === file) as PageRef;
  const verdict = checkPage(site, of("pages/b.json"));
  const { diagnostics, pages } = checkSite(site, () => verdict);
  expect(diagnostics.map(({ rule }) => rule)).not.toContain("literal-figure");
  expect(pages.map(({ file }) => file)).toEqual(["pages/b.json", "pages/b.json"]);
});
