import { expect, it } from "vitest";
import { NameFinder } from "./name-finder";

it("finds names in order, in any case where their patterns allow it", () => {
  const finder = new NameFinder([
    { named: /\bextra numbers?\b/i, of: "extra" },
    { named: /\bnumbers?\b/i, of: "number" },
    { named: /\bLite\b/, of: "plan" },
  ]);
  expect(
    finder.find("Lite and lite, Extra numbers and a number").map(({ of, start }) => [of, start]),
  ).toEqual([
    ["plan", 0],
    ["extra", 15],
    ["number", 35],
  ]);
});

it("finds nothing where there are no names", () => {
  expect(new NameFinder([]).find("Lite")).toEqual([]);
});
