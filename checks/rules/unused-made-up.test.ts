import { expect, it } from "vitest";
import { findingsOfRule } from "../../tests/check/page-rule";
import { block, page } from "../../tests/check/project";
import { literalFigure } from "./literal-figure";
import { unusedMadeUp } from "./unused-made-up";

const story = (body: string, madeUp: string[], isIllustrative = true) => ({
  ...block("rich-text", { body }),
  ...(isIllustrative ? { illustrative: true } : {}),
  madeUp,
});
const found = (...blocks: object[]) => ({
  typed: findingsOfRule(literalFigure, { "pages/index.json": page(blocks) }),
  unused: findingsOfRule(unusedMadeUp, { "pages/index.json": page(blocks) }),
});

it("accepts only declared figures in a story", () => {
  const { typed, unused } = found(
    story("She missed 17 of 26 calls and lost $290, or $300.", ["17 of 26 calls", "$290"]),
  );
  expect(unused).toBe("\n\n");
  expect(typed).toMatchInlineSnapshot(`
    "
    pages/index.json:16:62 «$300» error literal-figure
    block 2 rich-text: "$300" is typed by hand, and no fact of ours says it.
    Fix: If it is made up, list it beside the block's "type": "madeUp": ["$300"].
    "
  `);
});

it("requires the exact text of a declared figure", () => {
  const { typed, unused } = found(story("She missed 18 of 26 calls.", ["17 of 26 calls"]));
  expect(typed).toContain("26 calls");
  expect(unused).toMatchInlineSnapshot(`
    "
    pages/index.json:20:9 «"17 of 26 calls"» error unused-made-up
    block 2 rich-text: "17 of 26 calls" is declared as made up, but no story or picture of this block has it as a figure.
    Fix: Remove it, or write it exactly as it is there.
    "
  `);
});

it("does not accept a declared figure in a sentence about our offer", () => {
  const sentences = [
    "On Standard she sends 900 texts.",
    "Her trial lasts 60 days.",
    "With 97% uptime she sleeps well.",
    "Pingo costs $7 a month.",
  ];
  for (const sentence of sentences) {
    const { typed } = found(story(sentence, ["900 texts", "60 days", "97%", "$7"]));
    expect(typed, sentence).toContain("is typed by hand");
  }
});

it("reports a declaration in a block that is not illustrative once, without reporting its figures", () => {
  const declared = ["17 of 26 calls", "3 days"];
  const { typed, unused } = found(story("You miss 17 of 26 calls in 3 days.", declared, false));
  expect(typed.trim()).toBe("");
  expect(unused.trim().split("\n\n")).toHaveLength(1);
  expect(unused).toContain('Add "illustrative": true beside it.');
});
