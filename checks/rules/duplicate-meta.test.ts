import { expect, it } from "vitest";
import { findingsOf, page } from "../../tests/check/project";

it("names the other file with the same title or description", () => {
  const files = {
    "pages/index.json": page([], { title: "A number that is answered" }),
    "pages/pricing.json": page([], { title: "a number that is ANSWERED" }),
  };
  expect(findingsOf("duplicate-meta", files)).toMatchInlineSnapshot(`
    "
    pages/pricing.json:2:12 «"a number that is ANSWERED"» error duplicate-meta
    Title: This title is the same as in pages/index.json.
    Fix: Rewrite one of the two to say what only that page is about.

    pages/pricing.json:3:18 «"A business number for calls and texts, with someone who answers when you are busy elsewhere."» error duplicate-meta
    Description: This description is the same as in pages/index.json.
    Fix: Rewrite one of the two to say what only that page is about.
    "
  `);
});

it("reports the page that the specification does not list, which is newer", () => {
  const files = {
    "data/routes.json": { routes: ["/pricing"] },
    "pages/index.json": page([], { title: "A number that is answered" }),
    "pages/pricing.json": page([], { title: "A number that is answered", description: "Prices. ".repeat(9) }),
  };
  expect(findingsOf("duplicate-meta", files)).toContain("pages/index.json:2:12");
});

it("names the duplicate items of a template whose token contains spaces", () => {
  const words = { name: "A note on answering", summary: "One ".repeat(20) };
  const meta = { collection: "notes", title: "{{ item.name }} and more", description: "{{ item.summary }}" };
  const files = {
    "pages/blog/[postId].json": page([], meta),
    "data/notes/first.json": words,
    "data/notes/second.json": words,
  };
  expect(findingsOf("duplicate-meta", files)).toContain("This is a copy of data/notes/first.json");
});

it("requires a token in a template's title", () => {
  const files = {
    "pages/blog/[postId].json": page([], { collection: "notes", description: "{{item.summary}}" }),
    "data/notes/first.json": { summary: "One ".repeat(20) },
    "data/notes/second.json": { summary: "Two ".repeat(20) },
  };
  expect(findingsOf("duplicate-meta", files)).toMatchInlineSnapshot(`
    "
    pages/blog/[postId].json:2:12 «"A business number that is answered"» error duplicate-meta
    Title: This title is the same as in /blog/first, made by the same template.
    Fix: Put a token for the item in it, such as {{item.title}}.
    "
  `);
});

it("accepts different pages, and ignores titles with a fault of their own", () => {
  const files = {
    "pages/index.json": page([], { title: "{{nothing.here}} and so on" }),
    "pages/pricing.json": page([], { title: "{{nothing.here}} and so on", description: "Another one" }),
  };
  expect(findingsOf("duplicate-meta", files).trim()).toBe("");
});
