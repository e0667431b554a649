import { expect, it } from "vitest";
import { found, page, text } from "../../tests/check/project";

const body = (words: string) => found("heading-order", { "pages/index.json": page([text(words)]) });

it("finds a skipped level", () => {
  expect(
    body("## Terms\n\nWords.\n\n#### For {{claims.trial}}\n\nMore.\n\n#### Again"),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:16:40 «#### For {{claims.trial}}» error heading-order
    block 2 Rich text, Text: The heading "For 14 days" has level 4, but level 3 comes next.
    Fix: Begin it with ###.
    "
  `);
});

it("begins below the page's heading", () => {
  expect(body("### Too deep")).toMatchInlineSnapshot(`
    "
    pages/index.json:16:18 «### Too deep» error heading-order
    block 2 Rich text, Text: The heading "Too deep" has level 3, but level 2 comes next.
    Fix: Begin it with ##.
    "
  `);
});

it("has nothing to say about levels in order, underlined headings and code", () => {
  expect(
    body("Terms\n-----\n\n### Part\n\n## Next\n\n### Part\n\n    #### code\n\n```\n##### code\n```").trim(),
  ).toBe("");
});
