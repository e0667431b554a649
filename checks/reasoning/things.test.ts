import { expect, it } from "vitest";
import { planNamePattern } from "../../data/plans";
import { site } from "../../tests/render";
import { constants } from "../claims/constants.fixture";
import { featuresOf } from "./features";
import { namedIn, pricedThings } from "./things";

it("finds names in order, in any case if their pattern allows it", () => {
  const things = [
    { name: "an extra number", key: "extra", pattern: /\bextra numbers?\b/gi },
    { name: "the plan", key: "plan", pattern: /\bLite\b/g },
  ];
  const found = namedIn("Lite and lite, Extra numbers and an extra number", things);
  expect(found.map(({ thing, start, end }) => [thing.key, start, end])).toEqual([
    ["plan", 0, 4],
    ["extra", 15, 28],
    ["extra", 36, 48],
  ]);
});

it("names a plan by the key of its price", () => {
  expect(namedIn("On Standard", pricedThings(constants)).map(({ thing }) => thing.key)).toEqual([
    "plans.standard.price",
  ]);
});

it.each(["Email (within a day)", "Included (+ 5 more)", "24/7 *", "[all"])(
  "reads a text and a name of a plan with characters of patterns: %s",
  (text) => {
    const changed = new Map(site.constants);
    for (const key of ["plans.standard.support", "plans.lite.name"]) {
      const constant = changed.get(key);
      if (constant) changed.set(key, { ...constant, value: text });
    }
    expect(() => [featuresOf(changed), pricedThings(changed), planNamePattern(changed)]).not.toThrow();
  },
);
