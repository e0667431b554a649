import { expect, it } from "vitest";
import { findingsOf, page } from "../../tests/check/project";

const meta = (texts: object) => findingsOf("meta-length", { "pages/index.json": page([], texts) });

it("reports the length of a title and a description", () => {
  expect(meta({ title: "Too short", description: "Short." })).toMatchInlineSnapshot(`
    "
    pages/index.json:2:12 «"Too short"» error meta-length
    Title: The title has 9 characters; at least 25 are needed.
    Fix: Say more.

    pages/index.json:3:18 «"Short."» error meta-length
    Description: The description has 6 characters; at least 70 are needed.
    Fix: Say more.
    "
  `);
  expect(meta({ title: "x".repeat(61), description: "x".repeat(161) })).toMatchInlineSnapshot(`
    "
    pages/index.json:2:12 «"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"» error meta-length
    Title: The title has 61 characters; at most 60 are shown in search results.
    Fix: Shorten it.

    pages/index.json:3:18 «"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"» error meta-length
    Description: The description has 161 characters; at most 160 are shown in search results.
    Fix: Shorten it.
    "
  `);
});

it("measures the resolved text, not the tokens", () => {
  expect(meta({ title: "{{plans.standard.price}} for a business number" }).trim()).toBe("");
  expect(meta({ title: "{{plans.standard.price|amount}}" })).toContain("The title has 3 characters");
});

it.each([25, 60])("accepts a title of %d characters, and counts an emoji as one", (length) => {
  expect(meta({ title: "📞".repeat(length) }).trim()).toBe("");
});

it.each([70, 160])("accepts a description of %d characters", (length) => {
  expect(meta({ description: "x".repeat(length) }).trim()).toBe("");
});

it("leaves an empty title to the page's schema", () => {
  expect(meta({ title: "" }).trim()).toBe("");
});
