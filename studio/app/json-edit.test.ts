import { expect, it } from "vitest";
import { moveEntry, summaryOf, unwrittenIn, withProperty } from "./json-edit";

const ORDER = ["eyebrow", "heading", "intro", "buttons"];

it("inserts a new property in schema order without moving the others", () => {
  const object = { intro: "Second", heading: "First" };
  expect(Object.keys(withProperty(object, "eyebrow", "Small", ORDER))).toEqual([
    "eyebrow",
    "intro",
    "heading",
  ]);
  expect(Object.keys(withProperty(object, "buttons", [], ORDER))).toEqual(["intro", "heading", "buttons"]);
  expect(Object.keys(withProperty(object, "heading", "Other", ORDER))).toEqual(["intro", "heading"]);
});

it("adds a property that is not in the schema, and removes one", () => {
  expect(withProperty({ a: 1 }, "b", 2)).toEqual({ a: 1, b: 2 });
  expect(withProperty({ a: 1, b: 2 }, "a", undefined)).toEqual({ b: 2 });
  expect(withProperty({ a: 1 }, "c", undefined)).toEqual({ a: 1 });
});

it("moves an entry of a list, and does nothing without one", () => {
  expect(moveEntry(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moveEntry(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moveEntry(["a"], 3, 0)).toEqual(["a"]);
});

it.each([
  [{ icon: "phone-call", heading: "Answer every call", text: "More" }, "Answer every call"],
  [{ icon: "phone-call", text: "Calls reach you." }, "Calls reach you."],
  [{ feature: "aiScreening", benefit: "Spam is turned away." }, "AI screening"],
  [{ value: "$12", label: "a month" }, "$12"],
  [{ kind: "link", inner: { label: "See prices" } }, "See prices"],
  [{ asOf: "2026", source: "https://www.quo.com/pricing" }, "https://www.quo.com/pricing"],
  [["First", "Second"], "First"],
  ["Words", "Words"],
  [{ count: 3 }, ""],
  [undefined, ""],
])("summarizes %j", (value, words) => {
  expect(summaryOf(value)).toBe(words);
});

it("finds each text that is not written yet", () => {
  const content = {
    title: "Texts",
    blocks: [{ props: { heading: "[Heading]", intro: "For [Your trade here]" } }],
  };
  expect(unwrittenIn(content)).toEqual([
    ["blocks", 0, "props", "heading"],
    ["blocks", 0, "props", "intro"],
  ]);
});
