import { expect, it } from "vitest";
import { itemOf } from "./collection-item.fixture";
import { comparisonIndex, competitorOf, competitorSummaries } from "./comparisons";

function item(id: string, canBeShown = true) {
  const value = {
    $schema: "../../schema/competitor.schema.json",
    id,
    name: `Name of ${id}`,
    logo: "A",
    tagline: "A tagline.",
    description: "A description.",
    bestFor: "somebody",
    pricing: { starting: "$15/user/month", billing: "yearly" },
    pros: ["One"],
  };
  return itemOf(`data/comparisons/${id}.json`, value, canBeShown);
}

function index(groups: string[][], canBeShown = true) {
  const value = {
    $schema: "../../schema/comparison-index.schema.json",
    groups: groups.map((competitors) => ({ name: "Group", text: "Text.", competitors })),
  };
  return itemOf("data/comparisons/index.json", value, canBeShown);
}

it("lists competitors in the order of the groups, those without a group last, and omits those with faults", () => {
  const collections = new Map([
    ["comparisons", [item("a"), item("b"), item("broken", false), item("c"), item("d")]],
    ["comparisons/index.json", [index([["d", "broken"], ["b"]])]],
  ]);
  expect(competitorSummaries(collections).map(({ id }) => id)).toEqual(["d", "b", "a", "c"]);
  expect(competitorSummaries(new Map())).toEqual([]);
});

it("returns only the listed fields in a summary, and the whole file without $schema for a page", () => {
  const [summary] = competitorSummaries(new Map([["comparisons", [item("a")]]]));
  expect(summary).toEqual({
    id: "a",
    name: "Name of a",
    logo: "A",
    tagline: "A tagline.",
    description: "A description.",
    bestFor: "somebody",
    pricing: { starting: "$15/user/month" },
  });
  expect(competitorOf(item("a"))).toMatchObject({ id: "a", pros: ["One"], pricing: { billing: "yearly" } });
  expect(competitorOf(item("a"))).not.toHaveProperty("$schema");
});

it("returns no index while its file is missing or has faults", () => {
  const withIndex = (canBeShown: boolean) =>
    new Map([["comparisons/index.json", [index([["a"]], canBeShown)]]]);
  expect(comparisonIndex(withIndex(true))).toEqual({
    groups: [{ name: "Group", text: "Text.", competitors: ["a"] }],
  });
  expect(comparisonIndex(withIndex(false))).toBeUndefined();
  expect(comparisonIndex(new Map())).toBeUndefined();
});
