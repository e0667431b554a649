import { expect, it } from "vitest";
import { block, findingsOf, page, text } from "../../tests/check/project";

const hero = block("hero", { heading: "Always answered", intro: "Someone picks up." });
const home = (blocks: object[], files = {}) =>
  findingsOf("page-heading", { "pages/index.json": { ...page(), blocks }, ...files });

it("requires a block with a main heading at the top", () => {
  // The schemas define which blocks have one.
  expect(home([text("Hello."), text("More.")]).replace(/(above it:).*Hero.*/, "$1 …")).toMatchInlineSnapshot(`
    "
    pages/index.json:7:15 «"rich-text"» error page-heading
    block 1 Rich text: A page opens with its main heading, which this block does not have.
    Fix: Add a block with a main heading above it: …
    "
  `);
});

it("reports a second main heading, also in a shared block", () => {
  expect(
    home([hero, hero, { use: "opening" }], { "pages/_shared/opening.json": hero }),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:14:15 «"hero"» error page-heading
    block 2 Hero “Always answered”: This block has the page's main heading, so it can only be the first.
    Fix: Remove it, or choose a block for the middle of a page.

    pages/index.json:21:14 «"opening"» error page-heading
    block 3 shared block opening: This block has the page's main heading, so it can only be the first.
    Fix: Remove it, or choose a block for the middle of a page.
    "
  `);
});

it("accepts one main heading at the top, and ignores a first block that could not be read", () => {
  expect(home([hero, text("Hello.")]).trim()).toBe("");
  expect(home([block("heroo", {}), text("Hello.")]).trim()).toBe("");
});
