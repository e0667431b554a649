import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkSite } from "../../checks/check-site";
import { checkHtml } from "../../checks/html/check-html";
import { loadConstants } from "../../data/constants";
import { openSite } from "../../data/site";
import { parseJson } from "../../schema/json-document";
import { FROZEN_SITE } from "../roots";
import { block, check, type Files, formatDiagnostic, page, projectOf, realSchemas, text } from "./project";

/** The errors of a project, as formatted for people. */
function errors(files: Files): string {
  const found = check(files).diagnostics.filter(({ severity }) => severity === "error");
  return `\n${found.map((diagnostic) => formatDiagnostic(files, diagnostic)).join("\n\n")}\n`;
}

it("json-syntax describes every kind of syntax error", () => {
  const texts = [
    '{ "a": 1 "b": 2 }',
    '{ "a" 1 }',
    '{ "a": 1, }',
    "[1, ]",
    '{ "a": [1 }',
    '{ "a": 1 ]',
    '{ "a": 1',
    "[1",
    "{} {}",
    "[] // done",
    "[] /* done",
    '["a]',
    "[1.]",
    '["\\u12"]',
    '["\\x"]',
    '["a\tb"]',
    "[yes]",
    "[NaN]",
    "[-]",
    "[0x1]",
    "[01]",
    "",
  ];
  const rows = texts.map((source) => {
    const { diagnostics } = parseJson("a.json", source);
    return `${JSON.stringify(source)} ${diagnostics.map(({ line, column, length, message }) => `${line}:${column}+${length} ${message}`)}`;
  });
  expect(`\n${rows.join("\n")}\n`).toMatchInlineSnapshot(`
    "
    "{ \\"a\\": 1 \\"b\\": 2 }" 1:8+1 A comma is missing after this.
    "{ \\"a\\" 1 }" 1:3+3 A colon is missing between "a" and its value.
    "{ \\"a\\": 1, }" 1:9+1 Nothing follows this comma before the closing bracket.
    "[1, ]" 1:3+1 Nothing follows this comma before the closing bracket.
    "{ \\"a\\": [1 }" 1:9+1 The list "a" of line 1 is never closed.
    "{ \\"a\\": 1 ]" 1:10+1 The { of line 1 must end with }, not ].
    "{ \\"a\\": 1" 1:8+1 The { of line 1 is never closed.
    "[1" 1:2+1 The [ of line 1 is never closed.
    "{} {}" 1:4+1 This is after the end: the content ends with the } of line 1.
    "[] // done" 1:4+7 JSON has no comments.
    "[] /* done" 1:4+7 JSON has no comments.
    "[\\"a]" 1:2+2 The closing quote of this text is missing.
    "[1.]" 1:2+2 A number cannot end with a decimal point.
    "[\\"\\\\u12\\"]" 1:3+2 \\u needs four digits or letters from a to f after it.
    "[\\"\\\\x\\"]" 1:3+2 \\x has no meaning in JSON.
    "[\\"a\\tb\\"]" 1:4+1 There is a tab inside this text.
    "[yes]" 1:2+3 yes is neither a text in double quotes nor true, false or null.
    "[NaN]" 1:2+3 NaN is not a value.
    "[-]" 1:2+1 A text needs double quotes around it.
    "[0x1]" 1:2+3 A text needs double quotes around it.
    "[01]" 1:2+2 A number cannot have leading zeros.
    "" 1:1+1 The file is empty.
    "
  `);
});

it("json-syntax reports a duplicate key in an object at any depth", () => {
  const { diagnostics } = parseJson("a.json", '{ "a": [{ "b": 1, "b": 2 }], "a": 3 }');
  expect(diagnostics.map(({ column, message, fix }) => [column, message, fix])).toMatchInlineSnapshot(`
    [
      [
        19,
        ""b" is here twice; the first is on line 1. Only one of the two can count.",
        "Remove one of them.",
      ],
      [
        30,
        ""a" is here twice; the first is on line 1. Only one of the two can count.",
        "Remove one of them.",
      ],
    ]
  `);
});

it("no-pages reports that there is nothing to check", () => {
  const root = projectOf({ "pages/index.json": page() });
  rmSync(join(root, "pages"), { recursive: true });
  const { diagnostics } = checkSite(openSite(root, realSchemas()));
  const found = diagnostics.filter(({ rule }) => rule === "no-pages");
  expect(found.map((diagnostic) => formatDiagnostic({}, diagnostic))).toMatchInlineSnapshot(`
    [
      "pages:1:1 «» error no-pages
    There are no pages to check.
    Fix: Add one: npm run new:page -- / --template blank",
    ]
  `);
});

it("unknown-shared-block suggests a similar name, or lists the shared blocks", () => {
  const use = (name: string, files: Files = {}) =>
    errors({ "pages/index.json": page([{ use: name }]), ...files });
  expect(use("offer")).toMatchInlineSnapshot(`
    "
    pages/index.json:14:14 «"offer"» error unknown-shared-block
    block 2 shared block offer: There is no shared block "offer".
    Fix: Add pages/_shared/offer.json, or remove this entry.
    "
  `);
  expect(use("ofer", { "pages/_shared/offer.json": text("Try it.") })).toContain('Did you mean "offer"?');
  expect(use("zebra", { "pages/_shared/offer.json": text("Try it.") })).toContain("Shared blocks: offer.");
});

it("unknown-block suggests a similar name", () => {
  expect(
    errors({ "pages/index.json": page([block("hreo", {})]) }).replace(/(Blocks: ).*/, "$1…"),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:14:15 «"hreo"» error unknown-block
    block 2: There is no block "hreo".
    Fix: Did you mean "hero"?
    "
  `);
});

it("block-props reports a block that needs the item of a template", () => {
  const back = { label: "All articles", to: "/" };
  expect(
    errors({ "pages/index.json": page([block("blog-post", { back, shareButtons: [] })]) }),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:14:15 «"blog-post"» error block-props
    block 2 Blog post: The block blog-post shows an item of data/posts, but this page is not about one.
    Fix: Put it on the template of the collection, whose file name is in [ ].
    "
  `);
});

it("page-name reports which file already has the route", () => {
  const files = {
    "pages/index.json": page(),
    "pages/team.json": page([], { title: "The people who answer a number" }),
    "pages/team/index.json": page([], { title: "The people who answer your calls" }),
  };
  const found = check(files).diagnostics.filter(({ rule }) => rule === "page-name");
  expect(found.map((diagnostic) => formatDiagnostic(files, diagnostic))).toMatchInlineSnapshot(`
    [
      "pages/team/index.json:1:1 «{» error page-name
    The route /team already belongs to pages/team.json.
    Fix: Rename or remove one of the two files.",
    ]
  `);
});

it("reports the faults of built pages", () => {
  const constants = loadConstants(FROZEN_SITE);
  const html = [
    '<main><section data-block="hero"><h1>Calls</h1></section>',
    '<section data-block="faq"><h2>Why</h2><p title="$13">{{plans.lite.price}} costs $13</p></section></main>',
  ].join("");
  const source = { file: "pages/index.json", route: "/", output: "index.html", constants };
  const said = checkHtml(html, source).map((diagnostic) => formatDiagnostic({}, diagnostic));
  expect(`\n${said.join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:1:1 «» error unresolved-token
    block 2 faq: The token "{{plans.lite.price}}" is left.
    Fix: Tokens are resolved in page and block content only; move the text there, or write it without a token.

    pages/index.json:1:1 «» error literal-figure
    block 2 faq: The page / says "$13" in title, which no constant and no source of the page says.
    Fix: Look in the component of this block: a figure comes from its content, as a token or a number, or is computed from these.

    pages/index.json:1:1 «» error literal-figure
    block 2 faq: The page / says "$13", which no constant and no source of the page says.
    Fix: Look in the component of this block: a figure comes from its content, as a token or a number, or is computed from these.
    "
  `);
});

it("asks for the document of a figure in an article, before an exception", () => {
  const file = "data/posts/keeping-your-number.json";
  const post = JSON.parse(readFileSync(join(FROZEN_SITE, file), "utf8")) as { content: string[] };
  const content = [...post.content, "Of the numbers that we asked about, 38% had moved once."];
  const files = {
    [file]: { ...post, content },
    "pages/blog/[postId].json": page([], { collection: "posts", title: "{{item.title}}: our own words" }),
  };
  const { diagnostics } = check(files);
  const fault = diagnostics.find(({ message }) => message.includes("38%"));
  expect(fault?.fix).toMatch(/^If a document says it, list it there, in "sources": "figures": \["38%"\]\./);
});
