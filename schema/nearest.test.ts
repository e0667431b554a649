import { expect, it } from "vitest";
import { nearest, nearestKey } from "./nearest";

it.each([
  ["headng", ["heading", "text"], "heading"],
  ["PRICING", ["pricing"], "pricing"],
  ["/pricng", ["/", "/pricing", "/press"], "/pricing"],
  ["xy", ["ab"], undefined],
  ["hreo", ["hero"], "hero"],
  ["call", ["mail"], undefined],
  ["seats", ["years"], undefined],
  ["use_cases", ["use-cases"], "use-cases"],
  ["xyz", ["abc"], undefined],
  ["completely", ["different"], undefined],
  ["feature-grid-with", ["feature-grid"], "feature-grid"],
  ["a", [], undefined],
  ["cat", ["bat", "hat"], "bat"],
])("finds for %s among %j: %s", (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});

it("nearestKey finds a key whose words are all similar", () => {
  const keys = ["plans.lite.name", "plans.lite.price", "claims.price"];
  expect(nearestKey("plan.lite.prise", keys)).toBe("plans.lite.price");
  expect(nearestKey("plans.lite.price", ["plans.lite.name", "claims.price"])).toBeUndefined();
});
