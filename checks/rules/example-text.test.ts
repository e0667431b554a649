import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findingsOfRule } from "../../tests/check/page-rule";
import { block, page } from "../../tests/check/project";
import { exampleText } from "./example-text";

const example = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../blocks/problem-cards/example.json"), "utf8"),
) as { type: string; props: { heading: string; items: { title: string }[] } };

it("is reported once for a block that was copied from its example", () => {
  expect(findingsOfRule(exampleText, { "pages/index.json": page([example]) })).toMatchInlineSnapshot(`
    "
    pages/index.json:21:20 «"What one phone for everything costs you"» warning example-text
    block 2 problem-cards: This text comes from the example of the block, and says nothing about this page. So do 9 other texts of this block.
    Fix: Rewrite it for this page.
    "
  `);
});

it("counts the other texts of the block", () => {
  const items = [{ ...example.props.items[0], title: "On Monday", cost: "An hour" }];
  const copied = { ...example, props: { ...example.props, heading: "What we heard last week", items } };
  expect(findingsOfRule(exampleText, { "pages/index.json": page([copied]) })).toContain(
    "So does 1 other text of",
  );
});

it("ignores short texts that an example happens to have", () => {
  const blocks = [block("hero", { heading: "Be easy to reach in the spring", intro: "Start free trial" })];
  expect(findingsOfRule(exampleText, { "pages/index.json": page(blocks) }).trim()).toBe("");
});
