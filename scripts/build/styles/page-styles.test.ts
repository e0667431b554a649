import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { loaderOf } from "../../../renderer/head/inline-scripts";
import { emptyFolder } from "../../../tests/empty-folder";
import { needsOf } from "./page-needs";
import { BundleNeeds, styleGroup, withStyles } from "./page-styles";

let folder: string;

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};

const html = (sheets: string[], body: string) =>
  `<head>${sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}"/>`).join("")}</head><body>${body}<script src="/assets/entries/a.js" type="module"></script></body>`;

const SITE = "/assets/site.css";
const SITE_URL = "https://pingo.test";
/** End of every page's styles, for links in print. */
const ADDRESS = `:root{--site-url:"${SITE_URL}"}`;
const HERO = "/assets/hero.css";
const FORM = "/assets/form.css";

/** HTML of pages, with the group of each. */
const PAGES: readonly [group: string, html: string][] = [
  ["legal", html([SITE, FORM], '<p class="a form">')],
  ["legal", html([SITE, HERO], '<p class="b hero">')],
  ["about", html([SITE], '<p class="c" data-island="x">')],
  ["pages/[id].json", html([SITE], '<p class="c">')],
];

function writeBundle(): void {
  write(`client${SITE}`, ".a{color:red}.b{color:red}.c{color:red}.d{color:red}");
  write(`server${HERO}`, ".hero{color:red}");
  write(`server${FORM}`, ".form{color:red}");
  write("client/assets/entries/a.js", 'x.className="d e"');
}

beforeEach(() => {
  folder = emptyFolder();
  writeBundle();
});

function stylesOf(pages: typeof PAGES): Record<string, string> {
  const needs = new BundleNeeds();
  for (const [group, page] of pages) needs.addPage(group, needsOf(page));
  return Object.fromEntries(needs.makeStyles(folder, SITE_URL));
}

it("selects the styles that a group's pages use and that their scripts may set", () => {
  expect(stylesOf(PAGES)).toEqual({
    legal: `.a,.b,.form,.hero{color:red}${ADDRESS}`,
    about: `.c,.d{color:red}${ADDRESS}`,
    "pages/[id].json": `.c{color:red}${ADDRESS}`,
  });
});

it("is independent of the order of pages and stylesheets", () => {
  const styles = stylesOf(PAGES);
  writeBundle();
  expect(stylesOf(PAGES.toReversed())).toEqual(styles);
});

it("removes the stylesheet of all pages", () => {
  stylesOf(PAGES);
  expect(existsSync(join(folder, "client", SITE))).toBe(false);
});

it("groups pages by kind, and pages of a template separately", () => {
  expect(styleGroup({ kind: "legal", file: "pages/terms.json" })).toBe("legal");
  expect(styleGroup({ kind: "legal", file: "pages/[id].json" })).toBe("pages/[id].json");
});

it("replaces stylesheet links, and earlier inlined styles", () => {
  const [[, page = ""] = []] = PAGES;
  const styled = withStyles(page, "@media (width<48rem){.a{color:red}}");
  expect(styled).toContain("<head><style>@media (width<48rem){.a{color:red}}</style></head>");
  expect(withStyles(styled, ".b{}")).toBe(withStyles(page, ".b{}"));
});

it("leaves the text of the page unchanged", () => {
  const body = '<p class="a">“Café” für 10 €, 你好 👋</p>';
  expect(withStyles(html([SITE], body), "")).toContain(body);
});

it("replaces the entry script with a loader, and reports it", () => {
  const page = html([SITE], "");
  const needs = new BundleNeeds();
  needs.addPage("legal", needsOf(page));
  expect(needs.loaders).toEqual([loaderOf("/assets/entries/a.js")]);
  expect(withStyles(page, "")).toContain(`<script>${needs.loaders.join()}</script></body>`);
  expect(withStyles(page, "")).not.toContain("<script src=");
});
