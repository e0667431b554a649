import { expect, it } from "vitest";
import { validate } from "../../schema/validate";
import { site } from "../../tests/render";
import { articleAt } from "./article";

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
    'Such a page has to be below /blog. Did you mean "/blog/call-queues"?',
  );
  expect(() => articleAt({ ...site, collections: new Map() }, "/blog/one", TODAY)).toThrow("no article yet");
});
