import { expect, it } from "vitest";
import { site } from "../../tests/render";
import { comparisonTemplate } from "./static-data";

it("contains our prices and leaves the competitor's tokens unresolved", () => {
  const text = JSON.stringify(comparisonTemplate(site));
  expect(text).toContain("{{item.name}}");
  expect(text).toContain("$12");
  expect([...text.matchAll(/\{\{(?!item\.)[^}]*\}\}/g)].map(([token]) => token)).toEqual([]);
});

it("is undefined for a project without comparisons", () => {
  expect(comparisonTemplate({ ...site, root: "/nowhere" })).toBeUndefined();
});
