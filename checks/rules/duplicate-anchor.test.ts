import { expect, it } from "vitest";
import post from "../../data/posts/keeping-your-number.json" with { type: "json" };
import { block, findingsOf, page, text } from "../../tests/check/project";

const ARTICLE = block("blog-post", { share: [{ label: "Share", action: { kind: "none" } }] });

it("names the block that already has the anchor", () => {
  const blocks = [
    text("A.", { anchor: "plans" }),
    text("B.", { anchor: "team" }),
    text("C.", { anchor: "plans" }),
  ];
  expect(findingsOf("duplicate-anchor", { "pages/index.json": page(blocks) })).toMatchInlineSnapshot(`
    "
    pages/index.json:29:17 «"plans"» error duplicate-anchor
    block 4 Rich text, Name for links: The name for links "plans" already belongs to block 2 rich-text.
    Fix: Choose another one.
    "
  `);
});

it("reports the page's own block that has the anchor of a shared one below it", () => {
  const files = {
    "pages/index.json": page([text("A.", { anchor: "plans" }), { use: "plans" }]),
    "pages/_shared/plans.json": text("B.", { anchor: "plans" }),
  };
  expect(findingsOf("duplicate-anchor", files)).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17 «"plans"» error duplicate-anchor
    block 2 Rich text, Name for links: The name for links "plans" already belongs to block 3 rich-text.
    Fix: Choose another one.
    "
  `);
});

it("accepts the same anchor on two pages", () => {
  const files = {
    "pages/index.json": page([text("A.", { anchor: "plans" })]),
    "pages/b.json": page([text("B.", { anchor: "plans" })]),
  };
  expect(findingsOf("duplicate-anchor", files).trim()).toBe("");
});

it("reports a heading of a text with contents that repeats an anchor", () => {
  const terms = block("rich-text", { body: "Text.\n\n## 2. Plans\n\nText.", contents: true });
  expect(
    findingsOf("duplicate-anchor", { "pages/index.json": page([text("A.", { anchor: "plans" }), terms]) }),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:23:27 «## 2. Plans» error duplicate-anchor
    block 3 Rich text, Text: The name for links "plans" already belongs to block 2 rich-text.
    Fix: It is made from the words of the heading: word this one differently.
    "
  `);
});

it("reports two texts with contents that have the same heading", () => {
  const terms = (end: string) => block("rich-text", { body: `## Plans\n\n${end}`, contents: true });
  expect(findingsOf("duplicate-anchor", { "pages/index.json": page([terms("A."), terms("B.")]) })).toContain(
    'The name for links "plans" already belongs to block 2 rich-text.',
  );
});

it("accepts a repeated heading within one text, since the second one gets another id", () => {
  const terms = block("rich-text", { body: "## Plans\n\nA.\n\n## Plans\n\nB.", contents: true });
  expect(findingsOf("duplicate-anchor", { "pages/index.json": page([terms]) }).trim()).toBe("");
});

it("ignores headings without ids", () => {
  expect(
    findingsOf("duplicate-anchor", { "pages/index.json": page([text("## Plans"), text("## Plans")]) }).trim(),
  ).toBe("");
});

it("reports an anchor that every page has", () => {
  expect(
    findingsOf("duplicate-anchor", { "pages/index.json": page([text("A.", { anchor: "main" })]) }),
  ).toContain('The name for links "main" already belongs to a part of every page.');
});

it("reports a heading of an article that repeats an anchor, but not one that repeats a heading", () => {
  const article = (...headings: string[]) => ({
    "pages/blog/[postId].json": page([ARTICLE], {
      collection: "posts",
      title: "{{item.title}}",
    }),
    "data/posts/one.json": { ...post, content: [...headings.map((words) => `## ${words}`), ...post.content] },
  });
  expect(findingsOf("duplicate-anchor", article("Sources"))).toContain(
    'The name for links "sources" already belongs to block 2 blog-post.',
  );
  expect(findingsOf("duplicate-anchor", article("Fees", "Fees")).trim()).toBe("");
});
