import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { page, text } from "../../tests/check/project";
import { checkSite } from "../check-site";
import { checkOutputs } from "./check-outputs";
import { siteWith, type Texts } from "./project.fixture";

const home = page([
  text("In 2025, a survey found that 37% of calls are missed.", {
    illustrative: true,
    madeUp: ["37% of calls"],
  }),
]);
const CARRIER = "data/carriers/atlantis.json";

/** Returns the findings in a built site of these files, one per paragraph. */
function found(outputs: Texts, sources: Texts = {}): string {
  const site = siteWith({ "pages/index.json": JSON.stringify(home), ...sources });
  const clientDir = join(site.root, "dist/client");
  for (const [name, content] of Object.entries(outputs)) {
    mkdirSync(dirname(join(clientDir, name)), { recursive: true });
    writeFileSync(join(clientDir, name), content);
  }
  const { pages } = checkSite(site);
  return checkOutputs(site, { clientDir, pages })
    .map(({ file, line, column, length, severity, rule, where, message, fix }) => {
      return `${file}:${line}:${column}+${length} ${severity} ${rule} ${where}\n${message}\nFix: ${fix}`;
    })
    .join("\n\n");
}

it("reports a wrong price in llms.txt", () => {
  expect(found({ "llms.txt": "# Pingo\n\nPrices: Lite $4, Standard $14.\n" })).toMatchInlineSnapshot(`
    "dist/client/llms.txt:3:27+3 error literal-figure llms.txt
    The built site says "$14", which no constant and no source says.
    Fix: Look in the code that writes it: a figure comes from the constants, or from a text that has been checked."
  `);
});

it("reports a wrong price in a bundle, also in a string that the bundler joined", () => {
  const script = 'const a=1;f("p",{children:`Standard is \\u002414 a month`});f("Saves 61% now")\n';
  expect(found({ "assets/chunks/chunk-1.js": script })).toMatchInlineSnapshot(`
    "dist/client/assets/chunks/chunk-1.js:1:28+28 error literal-figure assets/chunks/chunk-1.js
    The built site says "$14", which no constant and no source says.
    Fix: Look in the code that writes it: a figure comes from the constants, or from a text that has been checked.

    dist/client/assets/chunks/chunk-1.js:1:69+3 error literal-figure assets/chunks/chunk-1.js
    The built site says "61%", which no constant and no source says.
    Fix: Look in the code that writes it: a figure comes from the constants, or from a text that has been checked."
  `);
});

it.each([
  ["feed.xml", "<feed><entry><summary type='html'><![CDATA[From $14]]></summary></entry></feed>"],
  ["site.webmanifest", '{ "description": "From $14" }'],
  ["data/templates/comparison.json", '{ "blocks": [{ "props": { "note": "From $14" } }] }'],
])("reports a wrong price in %s", (name, content) => {
  expect(found({ [name]: content })).toMatch(
    /^dist\/client\/[\w./]+:1:\d+\+3 error literal-figure [^\n]+\n[^\n]*"\$14"/,
  );
});

describe("accepts", () => {
  it("the constants", () => {
    expect(found({ "llms.txt": "Standard $12, less than the list price of $30; 60% off.\n" })).toBe("");
  });

  it("figures that the sources of the pages state", () => {
    expect(found({ "feed.xml": "<feed><title>37% of calls</title></feed>" })).toBe("");
  });

  it("a reviewed exception in code or in public/", () => {
    const exceptions = [
      { file: "public/law.txt", text: "71% rule", reason: "The name of a law, no share of ours." },
      { file: "renderer/law.ts", text: "72% rule", reason: "The name of a law, no share of ours." },
    ];
    const sources = {
      "public/law.txt": "The 71% rule",
      "renderer/law.ts": 'export const a = "The 72% rule";',
      "data/exceptions.json": JSON.stringify({ exceptions }),
    };
    expect(found({ "law.txt": "The 71% rule", "assets/a.js": 'a("The 72% rule")' }, sources)).toBe("");
    expect(found({ "law.txt": "The 71% rule" })).toContain('"71%"');
  });

  it("hours and steps in the messages of bundled packages, but not money or shares", () => {
    expect(found({ "assets/a.js": 'throw Error("Retried 3 times, fixed within 24 hours")' })).toBe("");
  });

  it("licenses, whose figures are about other companies", () => {
    const words = "Copyright 2015 of 650 members, $5";
    expect(found({ "licenses.txt": words })).toBe("");
    expect(found({ "assets/license.js": 'a("It costs $5 million")' })).toContain("$5 million");
  });

  it("figures in images, stylesheets and pages, which are checked elsewhere", () => {
    expect(found({ "a.css": ".a{width:14%}", "a.png": "$14", "index.html": "<p>$14</p>" })).toBe("");
  });
});

describe("a data file", () => {
  const sources = { [CARRIER]: JSON.stringify({ note: "From {{plans.standard.price}}, others at $45" }) };

  it("may state the figures of its source", () => {
    expect(found({ [CARRIER]: '{"note":"From $12, others at $45"}' }, sources)).toBe("");
  });

  it("may not state other figures, not even those of another file", () => {
    const other = { ...sources, "data/carriers/utopia.json": '{"note":"$46"}' };
    expect(found({ [CARRIER]: '{"note":"From $12, others at $46"}' }, other)).toContain('"$46"');
  });
});
