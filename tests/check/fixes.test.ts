import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkSite } from "../../checks/check-site";
import { planFixes } from "../../checks/fix";
import { openSite } from "../../data/site";
import { block, page, projectOf, realSchemas, text } from "./project";

/** The fixes planned for a page of these blocks: `before → after` for each position. */
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
  ["a misspelled field", [block("rich-text", { bdy: "Call us." })], ['"bdy" → "body"']],
  ["a misspelled choice", [text("Call us.", { tone: "Surface" })], ['"Surface" → "surface"']],
  ["a misspelled block", [block("rich-txt", { body: "Call us." })], ['"rich-txt" → "rich-text"']],
  ["true in quotes", [text("Call us.", { illustrative: "true" })], ['"true" → true']],
  ["a page with a file extension", [link("/index.html")], ["/index.html → /"]],
  ["a trailing slash, in a text", [text("Go to [us](/index/).")], ["/index/ → /"]],
  ["a full address of the site", [link("https://pingo.example/")], ["https://pingo.example/ → /"]],
  [
    "a misspelled form",
    [text("It costs {{plans.lite.price|amout}}.")],
    ["{{plans.lite.price|amout}} → {{plans.lite.price|amount}}"],
  ],
])("--fix corrects %s", (_, blocks, expected) => {
  expect(changes(blocks)).toEqual(expected);
});

it.each([
  ["an unknown page", [link("/pricing")]],
  ["an unknown name", [block("rich-text", { content: "Call us." })]],
  ["a missing field", [block("rich-text", {})]],
  ["content beside the type", [{ type: "rich-text", tone: "ink", body: "Call us." }]],
])("--fix does not guess the fix for %s", (_, blocks) => {
  expect(changes(blocks)).toEqual([]);
});
