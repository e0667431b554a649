import { expect, it } from "vitest";
import post from "../../data/posts/keeping-your-number.json" with { type: "json" };
import { findingsOf, page, text } from "../../tests/check/project";

const body = (words: string) => findingsOf("heading-order", { "pages/index.json": page([text(words)]) });

it("reports a skipped level", () => {
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

it("requires a first heading right below the page's heading", () => {
  expect(body("### Too deep")).toMatchInlineSnapshot(`
    "
    pages/index.json:16:18 «### Too deep» error heading-order
    block 2 Rich text, Text: The heading "Too deep" has level 3, but level 2 comes next.
    Fix: Begin it with ##.
    "
  `);
});

it("accepts levels in order, underlined headings and code", () => {
  expect(
    body("Terms\n-----\n\n### Part\n\n## Next\n\n### Part\n\n    #### code\n\n```\n##### code\n```").trim(),
  ).toBe("");
});

it("checks the paragraphs of an article as one text", () => {
  const article = (...content: string[]) =>
    findingsOf("heading-order", {
      "pages/blog/[postId].json": page([], { collection: "posts", title: "{{item.title}}" }),
      "data/posts/one.json": { ...post, content },
    });
  expect(article("## Terms", "Words.", "### Part", "More.", "## Next", "### Part").trim()).toBe("");
  expect(article("## Terms", "Words.", "#### Part")).toContain(
    'The heading "Part" has level 4, but level 3 comes next.',
  );
});
