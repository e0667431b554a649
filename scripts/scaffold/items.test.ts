import { expect, it } from "vitest";
import { isPlaceholder } from "../../checks/placeholder";
import { validate } from "../../schema/validate";
import { site } from "../../tests/render";
import { articleAt, comparisonAt } from "./items";

const TODAY = "2026-11-26";

it("creates an article in the form of the newest one, without its content and its author", () => {
  const { file, draft } = articleAt(site, "/blog/call-queues", TODAY);
  expect(file).toBe("data/posts/call-queues.json");
  expect(draft).toMatchObject({
    title: "[The article's heading, 25 to 60 characters]",
    publishedAt: TODAY,
    sources: [{ title: "[Publisher and name of the document, with its year]" }],
  });
  expect(Object.keys(draft)).not.toContain("featured");
  const document = { file, text: "", value: draft, tree: undefined, diagnostics: [] };
  const task = { document, value: draft, schema: "schema/post.schema.json", rule: "data-shape" };
  expect(validate(site.schemas, task)).toMatchObject([{ message: `"author" is empty.`, fix: "Choose one." }]);
});

it("reports where articles belong", () => {
  expect(() => articleAt(site, "/features/call-queues", TODAY)).toThrow(
    'Its address has to begin with /blog/. Did you mean "/blog/call-queues"?',
  );
  expect(() => articleAt({ ...site, collections: new Map() }, "/blog/one", TODAY)).toThrow("no article yet");
});

it("creates a competitor without the prices, features and texts of another one", () => {
  const { file, draft } = comparisonAt(site, "/resources/comparisons/open-line", TODAY);
  expect(file).toBe("data/comparisons/open-line.json");
  expect(draft).toMatchObject({ id: "open-line", name: "Open line", logo: "O", checkedOn: TODAY });
  expect(isPlaceholder(String(draft.website))).toBe(true);
  expect(draft.pricing).toMatchObject({ details: [{ annualMonthlyPrice: null, monthlyPrice: null }] });
  const text = JSON.stringify(draft);
  expect(text).toContain('"call_recording":{"notes":"[');
  expect(text).not.toMatch(/"available"|[$]\d|\d per/);
  const models = [...(site.collections.get("comparisons") ?? [])].map(({ value }) => String(value.name));
  for (const name of models) expect(text).not.toContain(name);
  const document = { file, text: "", value: draft, tree: undefined, diagnostics: [] };
  const task = { document, value: draft, schema: "schema/competitor.schema.json", rule: "data-shape" };
  expect(validate(site.schemas, task)).toEqual([]);
});

it("reports where comparisons belong", () => {
  expect(() => comparisonAt(site, "/features/quo", TODAY)).toThrow(
    'Its address has to begin with /resources/comparisons/. Did you mean "/resources/comparisons/quo"?',
  );
  expect(() => comparisonAt({ ...site, collections: new Map() }, "/quo", TODAY)).toThrow("no comparison yet");
});
