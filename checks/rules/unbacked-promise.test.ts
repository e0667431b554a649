import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findingsOfRule } from "../../tests/check/page-rule";
import { page, text } from "../../tests/check/project";
import { unbackedPromise } from "./unbacked-promise";

const HOUSE_STYLE = {
  words: { whom: "who" },
  promises: { "guarantee*": "say what the terms promise", "for life": "leave it out" },
};

const found = (said: string, around: object = {}) =>
  findingsOfRule(unbackedPromise, {
    "pages/index.json": page([text(said, around)]),
    "data/house-style.json": HOUSE_STYLE,
  }).trim();

it("reports a promise that no fact states, and suggests a fix", () => {
  expect(found("We answer. Your price is guaranteed for life.")).toMatchInlineSnapshot(`
    "pages/index.json:16:43 «guaranteed» error unbacked-promise
    block 2 rich-text: "guaranteed" promises what no fact says.
    Fix: Say what the terms promise.

    pages/index.json:16:54 «for life» error unbacked-promise
    block 2 rich-text: "for life" promises what no fact says.
    Fix: Leave it out."
  `);
});

it.each([
  "We don’t guarantee that a number can move.",
  "No one guarantees delivery.",
  "Is that guaranteed?",
  "Guaranty is another word.",
])("accepts %j", (said) => expect(found(said)).toBe(""));

it("accepts promises in a made-up story", () => {
  expect(found("She guarantees her work for life.", { illustrative: true })).toBe("");
});

it.each(["Free forever.", "Free, forever.", "Free for ever.", "For ever free.", "Free for good."])(
  "reports %j by the site’s own list",
  (said) => {
    const file = "data/house-style.json";
    const listed = JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8"));
    const files = { "pages/index.json": page([text(said)]), [file]: listed };
    expect(findingsOfRule(unbackedPromise, files)).toContain("promises what no fact says");
  },
);
