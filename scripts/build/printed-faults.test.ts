import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkHtml } from "../../checks/html/check-html";
import { readConstants } from "../../data/constants";
import { parseJson } from "../../schema/json-document";
import { formatText } from "../report/text";
import { placePrintedFaults } from "./printed-faults";

const { constants } = readConstants(parseJson("data/constants.json", "{}"));

const SOURCES = {
  "renderer/frame/footer.tsx":
    "export const Footer = () => (\n  <footer>\n    Every number for\n    $13 a month.\n  </footer>\n);\n",
  "renderer/frame/footer.test.tsx": "Every number for $13 a month.",
  "blocks/plans/block.tsx": "export default () => <p>{price(13)}</p>;\n",
  "blocks/plans/words.ts": 'export const FEE = "$17";\n',
  "data/site.json": '{\n  "name": "Pingo",\n  "motto": "Only $15 for the whole shop"\n}\n',
};

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "printed-"));
  for (const [file, source] of Object.entries(SOURCES)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), source);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

/** Returns the faults of built pages with this HTML as the build prints them, without the advice. */
function printedFaults(...pages: string[]): string[] {
  const faults = pages.flatMap((html, index) =>
    checkHtml(`<main><section data-block="hero"><h1>Pingo</h1></section>${html}</main>`, {
      file: `pages/page-${index + 1}.json`,
      constants,
      route: `/page-${index + 1}`,
      output: `page-${index + 1}.html`,
    }),
  );
  return placePrintedFaults(root, faults).map((fault) =>
    formatText(fault).split("\n").slice(0, 2).join("\n"),
  );
}

const inBlock = (html: string, type = "plans") => `<section data-block="${type}">${html}</section>`;

it("locates a text in its component, once for all pages, with their number", () => {
  const footer = "<footer><p>Every number for <b>$13</b> a month.</p></footer>";
  expect(printedFaults(footer, footer, footer)).toMatchInlineSnapshot(`
    [
      "renderer/frame/footer.tsx:3:5: error literal-figure
      The page says "$13", which no constant and no source of the page says. It is on 3 pages, such as the page of pages/page-1.json.",
    ]
  `);
});

it("locates a text in its data file", () => {
  const header = "<header><p>Only $15 for the whole shop</p></header>";
  expect(printedFaults(header, header)).toMatchInlineSnapshot(`
    [
      "data/site.json:3:13: error literal-figure
      The page says "$15", which no constant and no source of the page says. It is on 2 pages, such as the page of pages/page-1.json.",
    ]
  `);
});

it("locates composed text in the block's component, at any block position", () => {
  expect(
    printedFaults(inBlock("<p>$13</p>"), `${inBlock("<p>Hello</p>", "faq")}${inBlock("<p>$13</p>")}`),
  ).toMatchInlineSnapshot(`
    [
      "blocks/plans/block.tsx:1:1: error literal-figure
      The page says "$13", which no constant and no source of the page says. It is on 2 pages, such as the page of pages/page-1.json.",
    ]
  `);
});

it("searches for a single word only in the folder of the block", () => {
  expect(printedFaults(inBlock("<p>$17</p>"))).toMatchInlineSnapshot(`
    [
      "blocks/plans/words.ts:1:21: error literal-figure
      The page says "$17", which no constant and no source of the page says. It is on the page of pages/page-1.json.",
    ]
  `);
  expect(printedFaults(inBlock("<p>$17</p>", "faq"))).toMatchInlineSnapshot(`
    [
      "pages/page-1.json:1:1: error literal-figure
      block 2 faq: The page says "$17", which no constant and no source of the page says.",
    ]
  `);
});

it("reports a text of only one page at the page", () => {
  expect(printedFaults(inBlock("<p>It costs $19.</p>"), "<p>Fine.</p>")).toMatchInlineSnapshot(`
    [
      "pages/page-1.json:1:1: error literal-figure
      block 2 plans: The page says "$19", which no constant and no source of the page says.",
    ]
  `);
});

it("counts every page of a template, and a page with two such blocks once", () => {
  const twice = inBlock("<p>$13</p>").repeat(2);
  const faults = [1, 2, 3].flatMap(() =>
    checkHtml(`<main><h1>Pingo</h1>${twice}</main>`, {
      file: "pages/blog/[postId].json",
      constants,
      route: "/blog/one",
      output: "blog/one.html",
    }),
  );
  expect(placePrintedFaults(root, faults).map(({ message }) => message)).toEqual([
    expect.stringContaining("It is on 3 pages, such as the page of pages/blog/[postId].json."),
  ]);
});
