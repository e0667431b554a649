import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkSite } from "../../checks/check-site";
import { planFixes } from "../../checks/fix";
import { openSite } from "../../data/site";
import { block, page, projectOf, realSchemas, text } from "./project";

/** What is changed in a page of these blocks: `before → after` of each place. */
function changes(blocks: readonly object[], meta: object = {}): string[] {
  const root = projectOf({ "pages/index.json": page(blocks, meta) });
  const { diagnostics } = checkSite(openSite(root, realSchemas()));
  const { fixes, texts } = planFixes(root, diagnostics);
  expect(readFileSync(join(root, "pages/index.json"), "utf8")).toContain('"blocks"');
  for (const [, content] of texts) expect(() => JSON.parse(content)).not.toThrow();
  return fixes.map(({ before, after }) => `${before} → ${after}`);
}

const link = (to: string) =>
  block("call-to-action", { heading: "Go on", buttons: [{ label: "Go", action: { kind: "link", to } }] });

it.each([
  ["a field misspelt", [block("rich-text", { bdy: "Call us." })], ['"bdy" → "body"']],
  ["a choice misspelt", [text("Call us.", { tone: "Surface" })], ['"Surface" → "surface"']],
  ["a block misspelt", [block("rich-txt", { body: "Call us." })], ['"rich-txt" → "rich-text"']],
  ["true in quotes", [text("Call us.", { illustrative: "true" })], ['"true" → true']],
  ["a page with an ending", [link("/index.html")], ["/index.html → /"]],
  ["a slash at the end, in a text", [text("Go to [us](/index/).")], ["/index/ → /"]],
  ["our own site in full", [link("https://pingo.example/")], ["https://pingo.example/ → /"]],
  [
    "a form misspelt",
    [text("It costs {{plans.lite.price|amout}}.")],
    ["{{plans.lite.price|amout}} → {{plans.lite.price|amount}}"],
  ],
])("--fix mends %s", (_, blocks, expected) => {
  expect(changes(blocks)).toEqual(expected);
});

it("--fix puts props around content beside the type", () => {
  const [change] = changes([{ type: "rich-text", tone: "ink", body: "Call us." }]);
  expect(change).toBe('"body": "Call us." → "props": {\n        "body": "Call us."\n      }');
});

it.each([
  ["another page", [link("/pricing")]],
  ["another name", [block("rich-text", { content: "Call us." })]],
  ["a field that is missing", [block("rich-text", {})]],
])("--fix leaves %s to a person", (_, blocks) => {
  expect(changes(blocks)).toEqual([]);
});
