import { expect, it } from "vitest";
import { site } from "../../tests/render";
import { comparisonTemplate } from "./comparison-template";

it("has our prices filled in and the competitor's place left open", () => {
  const text = JSON.stringify(comparisonTemplate(site));
  expect(text).toContain("{{item.name}}");
  expect(text).toContain("$12");
  expect([...text.matchAll(/\{\{(?!item\.)[^}]*\}\}/g)].map(([token]) => token)).toEqual([]);
});

it("is not made where a project has no comparisons", () => {
  expect(comparisonTemplate({ ...site, root: "/nowhere" })).toBeUndefined();
});
