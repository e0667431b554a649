import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { figuresIn as found, siteWith } from "./project.fixture";
import { surfaceClaims } from "./surface-claims";

const BLOCK = "blocks/offer/block.tsx";
const inBlock = (jsx: string) => found({ [BLOCK]: `export const Offer = () => ${jsx};\n` });

describe("a price in a component", () => {
  it("is reported when markup splits it", () => {
    const jsx = '<p className="price">\n  Standard costs $<strong>14</strong> a month\n</p>';
    expect(inBlock(jsx)).toMatchInlineSnapshot(`
      "
      blocks/offer/block.tsx:2:18 «$<strong>14» error literal-figure
      "$14" is typed by hand; plans.standard.price is $12 a month.
      Fix: Take it from the content. If it is not a claim of ours, list it in data/exceptions.json with the reason.
      "
    `);
  });

  it("is reported with the constant that states it", () => {
    expect(inBlock("<p>Standard costs $12.</p>")).toMatchInlineSnapshot(`
      "
      blocks/offer/block.tsx:1:46 «$12» error literal-figure
      "$12" is typed by hand; plans.standard.price says it in data/constants.json.
      Fix: Take it from the content. If it is not a claim of ours, list it in data/exceptions.json with the reason.
      "
    `);
  });

  it("is reported when a component renders the number", () => {
    expect(inBlock("<p>$<Amount>14</Amount> a month</p>")).toMatchInlineSnapshot(`
      "
      blocks/offer/block.tsx:1:31 «$<Amount>14» error literal-figure
      "$14" is typed by hand; plans.standard.price is $12 a month.
      Fix: Take it from the content. If it is not a claim of ours, list it in data/exceptions.json with the reason.
      "
    `);
  });

  it.each([
    ["concatenated strings", 'f("From $" + "14" + " a month")'],
    ["a template", `f(\`From $14 \${period}\`)`],
    ["a template around a number", "f(`From $${14}`)"],
    ["JSX expressions", '<p>From {"$"}{14}</p>'],
    ["a character reference", "<p>From &#36;14</p>"],
    ["an escape", 'f("From \\u002414")'],
    ["an attribute", '<img alt="From $14 a month" />'],
    ["a label of an object", '({ label: "From $14 a month" })'],
    ["a choice", '<p>{isOpen ? "From $14 a month" : ""}</p>'],
    ["an enum", '0;\nenum Offer { Standard = "From $14 a month" }'],
    ["a default", '({ price = "From $14" }) => price'],
    ["a class", 'class { static label = "From $14" }'],
    ["an assertion", '("From $14 a month" as string)'],
    ["the text of a drawing", "<svg><text x={1} y={2}>From $<tspan>14</tspan></text></svg>"],
  ])("is reported in %s", (_, code) => {
    expect(inBlock(code)).toMatch(
      /^\nblocks\/offer\/block\.tsx:\d+:\d+ «[^»]+» error literal-figure\n"\$14"/,
    );
  });

  it("is reported in the text of a stylesheet", () => {
    const css =
      '/* "$13" */\n.a::after {\n  content: "From " "$" attr(x);\n  --note: "$\\31 4 a month";\n}\n';
    expect(found({ "blocks/offer/block.css": css })).toMatchInlineSnapshot(`
      "
      blocks/offer/block.css:4:12 «$\\31 4 a month» error literal-figure
      "$14" is typed by hand; plans.standard.price is $12 a month.
      Fix: Take it from the content. If it is not a claim of ours, list it in data/exceptions.json with the reason.
      "
    `);
  });

  it("is reported in the frame and in the code of other build outputs", () => {
    const text = 'export const PRICES = "Standard $14";\n';
    const files = { "renderer/frame.ts": text, "scripts/build/outputs/llms-text.ts": text };
    expect(found(files)).toContain("renderer/frame.ts:1:33 «$14»");
    expect(found(files)).toContain("scripts/build/outputs/llms-text.ts:1:33 «$14»");
  });
});

it("reports a number that is the only text of an element", () => {
  expect(inBlock("<dl><dt>Days of trial</dt><dd>14</dd></dl>")).toMatch(/:1:\d+ «14» error literal-figure/);
});

it("reports limits and claims", () => {
  expect(inBlock("<p><b>250</b> minutes, 98.5% uptime</p>")).toMatchInlineSnapshot(`
    "
    blocks/offer/block.tsx:1:34 «250</b> minutes» error literal-figure
    "250 minutes" is typed by hand, and no fact of ours says it.
    Fix: Take it from the content. If it is not a claim of ours, list it in data/exceptions.json with the reason.

    blocks/offer/block.tsx:1:51 «98.5%» error literal-figure
    "98.5%" is typed by hand; claims.uptime is 99.9%.
    Fix: Take it from the content. If it is not a claim of ours, list it in data/exceptions.json with the reason.
    "
  `);
});

describe("a visual", () => {
  const picture = (text: string) => ({
    "renderer/ui/visuals/bill/visual.tsx": `export const a = "${text}";\n`,
  });

  it("takes its figures from its content like any other component", () => {
    expect(found(picture("Paid $240"))).toContain("$240");
    expect(inBlock('<svg role="img"><text>Paid $240</text></svg>')).toContain("$240");
    expect(inBlock("<p data-illustrative>Paid $240</p>")).toContain("$240");
    expect(inBlock('<p>Paid $<i role="img">240</i></p>')).toContain("240");
  });

  it("may not show a wrong price of a plan", () => {
    expect(found(picture("Standard $14 a month"))).toContain("visual.tsx:1:28 «$14»");
  });
});

it.each([
  [
    "classes, paths and sizes",
    '<path className="w-[50%] opacity-50%" d="M1 2h3" x="50%" style={{ width: "14%" }} />',
  ],
  ["classes in a list", '["ml-[21%]", "w-[50%]"]'],
  ["addresses", 'f("https://pingo.example/14-days", <a href="/14%20days" />)'],
  ["imports", 'import("./14 days")'],
  ["types", '(a as "14 days")'],
  ["keys", '({ "14 days": true })'],
  ["the pattern of a replacement", 'text.replace(/a(b)/, "$1").replaceAll(/a/g, `$1$2`)'],
  ["a selector", 'closest(".for-14 days") ?? a?.querySelectorAll("p, $14 li")'],
  ["a regular expression", "/14 days/"],
  ["comments", "<p>{/* 14 days */}</p>"],
  ["separate elements", "<ul><li>Suite 14</li><li>days</li><Card>Suite 14</Card><Card>days</Card></ul>"],
  ["values from the content", `<p>{price} a month, {\`\${days} days\`}, {count + 1} days</p>`],
  ["a string of digits", 'f("14", { value: "12" })'],
])("ignores %s", (_, code) => {
  expect(inBlock(code)).toBe("\n\n");
});

it("ignores tests, generated code and missing code folders", () => {
  const text = 'export const a = "14 days, $14";\n';
  expect(found({ "blocks/a/block.test.tsx": text, "blocks/a/props.gen.ts": text })).toBe("\n\n");
  expect(found({})).toBe("\n\n");
});

it("ignores a file that cannot be parsed, and a folder named like a code file", () => {
  expect(found({ "blocks/a/block.tsx": 'const = "$14"', "blocks/b.tsx/c.txt": "$14" })).toBe("\n\n");
});

it("accepts a reviewed exception", () => {
  const reason = "How a test of the law is named.";
  const files = {
    [BLOCK]: 'f("The 14-day rule, and 15 days");\n',
    "data/exceptions.json": JSON.stringify({ exceptions: [{ file: BLOCK, text: "14-day rule", reason }] }),
  };
  const { findings, statedKeys } = surfaceClaims(siteWith(files));
  expect(findings.map(({ column }) => column)).toEqual([25]);
  expect([...statedKeys].join()).toContain("140000");
});

it("reads a file again only when it has changed", () => {
  const site = siteWith({ [BLOCK]: 'f("$14")' });
  const file = join(site.root, BLOCK);
  expect(surfaceClaims(site).findings).toHaveLength(1);
  writeFileSync(file, 'f("____")');
  utimesSync(file, 1, 1);
  expect(surfaceClaims(site).findings).toHaveLength(0);
  mkdirSync(join(site.root, "renderer"));
  writeFileSync(join(site.root, "renderer/a.ts"), 'f("$14")');
  expect(surfaceClaims(site).findings).toHaveLength(1);
});
