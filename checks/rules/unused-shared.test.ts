import { expect, it } from "vitest";
import { findingsOf, page, text } from "../../tests/check/project";

it("reports a shared block that no page uses", () => {
  const files = {
    "pages/index.json": page([{ use: "terms" }]),
    "pages/_shared/terms.json": text("A."),
    "pages/_shared/offer.json": text("B."),
  };
  expect(findingsOf("unused-shared", files)).toMatchInlineSnapshot(`
    "
    pages/_shared/offer.json:1:1 «{» warning unused-shared
    shared block offer, Rich text: No page uses this block.
    Fix: Put { "use": "offer" } in a page, or remove the file.
    "
  `);
});

it("reports nothing while a page cannot be read", () => {
  const files = { "pages/index.json": page(), "pages/b.json": "{", "pages/_shared/offer.json": text("B.") };
  expect(findingsOf("unused-shared", files).trim()).toBe("");
});
