import { describe, expect, it } from "vitest";
import { constants } from "../claims/constants.fixture";
import { checkHtml } from "./check-html";

const html = (body: string, head = "") =>
  `<!doctype html><html lang="en"><head><title>Pingo</title>${head}</head><body><header><h2>Menu</h2></header>` +
  `<main><section data-block="hero" id="top"><h1>Answered</h1></section>${body}</main></body></html>`;
const section = (body: string, attributes = "") =>
  `<section data-block="plans" ${attributes}>${body}</section>`;

const check = (text: string) =>
  checkHtml(text, { file: "pages/index.json", constants, route: "/", output: "index.html" });

function said(text: string): string {
  const lines = check(text).map(
    ({ file: name, line, rule, where, message, fix }) =>
      `${name}:${line} ${rule}\n${where}: ${message}\nFix: ${fix}`,
  );
  return `\n${lines.join("\n\n")}\n`;
}

describe("unresolved-token", () => {
  it("reports tokens in text, attributes, head and structured data", () => {
    const head = `<meta name="description" content="From {{plans.lite.price}}"><script type="application/ld+json">{"@type":"Organization","name":"{{site.name}}"}</script>`;
    expect(
      said(html(section(`<p>For {{claims.trial}}</p><a href="/{{item.id}}">x</a>`), head)),
    ).toMatchInlineSnapshot(`
      "
      pages/index.json:1 unresolved-token
      head: The token "{{plans.lite.price}}" is left in content.
      Fix: Tokens are resolved in page and block content only; move the text there, or write it without a token.

      pages/index.json:1 unresolved-token
      head: The token "{{site.name}}" is left.
      Fix: Tokens are resolved in page and block content only; move the text there, or write it without a token.

      pages/index.json:1 unresolved-token
      block 2 plans: The token "{{claims.trial}}" is left.
      Fix: Tokens are resolved in page and block content only; move the text there, or write it without a token.

      pages/index.json:1 unresolved-token
      block 2 plans: The token "{{item.id}}" is left in href.
      Fix: Tokens are resolved in page and block content only; move the text there, or write it without a token.
      "
    `);
  });
});

describe("literal-figure", () => {
  it("reports an amount that no constant states, in text, attributes, head and structured data", () => {
    const head = `<meta content="Only $13"><script type="application/ld+json">{"@type":"Answer","text":"It costs $13.50."}</script>`;
    const body = section(
      `<p>It costs 14 dollars.</p><img alt="$15"><div data-props='{"price":"$16"}'></div><p>€9</p>`,
    );
    expect(said(html(body, head))).toMatchInlineSnapshot(`
      "
      pages/index.json:1 literal-figure
      head: The page / says "$13" in content, which no constant and no source of the page says.
      Fix: Look in the component of this block: a figure comes from its content, as a token or a number, or is computed from these.

      pages/index.json:1 literal-figure
      head: The page / says "$13.50", which no constant and no source of the page says.
      Fix: Look in the component of this block: a figure comes from its content, as a token or a number, or is computed from these.

      pages/index.json:1 literal-figure
      block 2 plans: The page / says "14 dollars", which no constant and no source of the page says.
      Fix: Look in the component of this block: a figure comes from its content, as a token or a number, or is computed from these.

      pages/index.json:1 literal-figure
      block 2 plans: The page / says "$15" in alt, which no constant and no source of the page says.
      Fix: Look in the component of this block: a figure comes from its content, as a token or a number, or is computed from these.

      pages/index.json:1 literal-figure
      block 2 plans: The page / says "$16" in data-props, which no constant and no source of the page says.
      Fix: Look in the component of this block: a figure comes from its content, as a token or a number, or is computed from these.

      pages/index.json:1 literal-figure
      block 2 plans: The page / says "€9", which no constant and no source of the page says.
      Fix: Look in the component of this block: a figure comes from its content, as a token or a number, or is computed from these.
      "
    `);
  });

  it.each([
    "<p><span>$</span><b>13</b></p>",
    "<p>$<!-- -->13</p>",
    "<p>13<!-- --> dollars</p>",
    "<svg><text>$13</text></svg>",
    "<template><p>$13</p></template>",
    "<p>US$13</p>",
  ])("reads amounts in %s", (body) => {
    expect(said(html(section(body)))).toMatch(
      /literal-figure\nblock 2 plans: The page \/ says "\D*13( dollars)?"/,
    );
  });

  it.each([
    ["a constant", "<p>$12 <s>$30</s> $0.05</p>"],
    ["prices side by side", "<p><span>$12</span><span>200</span></p>"],
    ["a script", "<script>var cost = '$13'</script>"],
    ["a bare price", `<script type="application/ld+json">{"@type":"Answer","text":"12"}</script>`],
  ])("accepts %s", (_, body) => {
    expect(check(html(section(body)))).toEqual([]);
  });

  it("accepts any amount in illustrative blocks and drawings", () => {
    const body =
      section("<p>She saved <b>$1,250</b>.</p>", "data-illustrative") +
      section(`<p>Now $12</p><span role="img"><i>$99</i></span>`);
    expect(check(html(body))).toEqual([]);
    expect(said(html(`${body}<p>$99</p>`))).toContain("$99");
  });

  it("accepts amounts that are marked as computed, and no others", () => {
    const body = section(`<p data-computed="">$47 a month</p>`);
    expect(check(html(body))).toEqual([]);
    expect(said(html(`${body}<p>$47 a month</p>`))).toContain("$47");
  });
});

it("reports nothing in a valid page", () => {
  expect(check(html(section(`<h2 id="plans">Plans</h2><h3>Standard</h3><p>$12</p>`)))).toEqual([]);
});

it("handles malformed HTML", () => {
  expect(check("")).toEqual([]);
  expect(check(`<p id=a id=b <<<h1>{{`).length).toBeGreaterThan(0);
  expect(
    check(html(`<script type="application/ld+json">{"price": $13</script>`)).map(({ rule }) => rule),
  ).toEqual(["literal-figure"]);
});
