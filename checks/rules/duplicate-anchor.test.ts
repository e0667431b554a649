import { expect, it } from "vitest";
import { found, page, text } from "../../tests/check/project";

it("names the block that has the anchor already", () => {
  const blocks = [
    text("A.", { anchor: "plans" }),
    text("B.", { anchor: "team" }),
    text("C.", { anchor: "plans" }),
  ];
  expect(found("duplicate-anchor", { "pages/index.json": page(blocks) })).toMatchInlineSnapshot(`
    "
    pages/index.json:29:17 «"plans"» error duplicate-anchor
    block 4 rich-text: The anchor "plans" already belongs to block 2 rich-text.
    Fix: Give this block another one.
    "
  `);
});

it("lets two pages use the same anchor", () => {
  const files = {
    "pages/index.json": page([text("A.", { anchor: "plans" })]),
    "pages/b.json": page([text("B.", { anchor: "plans" })]),
  };
  expect(found("duplicate-anchor", files).trim()).toBe("");
});
