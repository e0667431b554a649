import { expect, it } from "vitest";
import { nearest } from "./nearest";

it.each([
  ["headng", ["heading", "text"], "heading"],
  ["PRICING", ["pricing"], "pricing"],
  ["/pricng", ["/", "/pricing", "/press"], "/pricing"],
  ["xy", ["ab"], undefined],
  ["hreo", ["hero"], "hero"],
  ["call", ["mail"], undefined],
  ["use_cases", ["use-cases"], "use-cases"],
  ["xyz", ["abc"], undefined],
  ["completely", ["different"], undefined],
  ["feature-grid-with", ["feature-grid"], "feature-grid"],
  ["a", [], undefined],
  ["cat", ["bat", "hat"], "bat"],
])("%s among %j means %s", (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});
