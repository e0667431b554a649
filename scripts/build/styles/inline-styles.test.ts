import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { inlineStyles } from "./inline-styles";

let folder: string;

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const styleOf = (name: string) =>
  /<style>(.*)<\/style><\/head>/.exec(readFileSync(join(folder, name), "utf8"))?.[1];

const html = (sheets: string[], body: string) =>
  `<head>${sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}"/>`).join("")}</head><body>${body}<script src="/assets/entries/a.js" type="module"></script></body>`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pingo-styles-"));
  write("assets/site.css", ".a{color:red}.b{color:red}.c{color:red}.d{color:red}");
  write("assets/blocks/hero.css", ".hero{color:red}");
  write("assets/entries/a.js", 'x.className="d e"');
  write("one.html", html(["/assets/site.css"], '<p class="a">'));
  write("two.html", html(["/assets/site.css", "/assets/blocks/hero.css"], '<p class="b hero">'));
  write("three.html", html(["/assets/site.css"], '<p class="c" data-island="x">'));
  write("four.html", html(["/assets/site.css"], '<p class="c">'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const PAGES = [
  { route: "/one", kind: "legal", file: "pages/one.json" },
  { route: "/two", kind: "legal", file: "pages/two.json" },
  { route: "/three", kind: "about", file: "pages/three.json" },
  { route: "/four", kind: "legal", file: "pages/[id].json" },
];

it("gives the pages of a kind, or of a template, what they use, and scripts what they may set", () => {
  inlineStyles(folder, PAGES);
  expect(styleOf("one.html")).toBe(".a,.b,.hero{color:red}");
  expect(styleOf("two.html")).toBe(styleOf("one.html"));
  expect(styleOf("three.html")).toBe(".c,.d{color:red}");
  expect(styleOf("four.html")).toBe(".c{color:red}");
});

it("names each style by its hash, and leaves no stylesheet and no link to one", () => {
  const hashes = inlineStyles(folder, PAGES);
  const styles = ["one.html", "three.html", "four.html"].map((name) => styleOf(name) ?? "");
  const hashOf = (css: string) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
  expect(hashes).toEqual(styles.map(hashOf).sort());
  expect(readFileSync(join(folder, "two.html"), "utf8")).not.toContain("<link");
  expect(existsSync(join(folder, "assets/site.css"))).toBe(false);
  expect(existsSync(join(folder, "assets/blocks"))).toBe(false);
});

it("leaves every letter of the page and of its styles as it is", () => {
  write("assets/site.css", '.a::before{content:"→ é"}');
  write("one.html", html(["/assets/site.css"], '<p class="a">“Café” für 10 €, 你好 👋</p>'));
  inlineStyles(folder, PAGES);
  expect(styleOf("one.html")).toContain('.a:before{content:"→ é"}');
  expect(readFileSync(join(folder, "one.html"), "utf8")).toContain(
    '<p class="a">“Café” für 10 €, 你好 👋</p>',
  );
});

it("asks for the script after the fonts", () => {
  inlineStyles(folder, PAGES);
  expect(readFileSync(join(folder, "one.html"), "utf8")).toContain(
    '<script fetchpriority="low" src="/assets/',
  );
});
