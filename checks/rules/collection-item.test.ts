import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { foundInData } from "../../tests/check/page-rule";
import type { Files } from "../../tests/check/project";
import { FROZEN_SITE } from "../../tests/roots";
import { collectionItem } from "./collection-item";

const real = (file: string) => readFileSync(join(FROZEN_SITE, file), "utf8");
const files: Record<string, string> = Object.fromEntries(
  [
    "data/authors.json",
    "data/carriers/index.json",
    "data/carriers/india.json",
    "data/carriers/united-kingdom.json",
    "data/posts/keeping-your-number.json",
    "data/posts/why-one-call-is-clear.json",
  ].map((file) => [file, real(file)]),
);

function saidOf(file: string, before: string, after: string): string {
  const text = files[file] ?? "";
  expect(text).toContain(before);
  const changed: Files = { ...files, [file]: text.replace(before, after) };
  return foundInData(collectionItem, changed).trim();
}

it("accepts the real files", () => {
  expect(foundInData(collectionItem, files).trim()).toBe("");
});

it.each([
  ["data/carriers/india.json", '"id": "india"', '"id": "canada"', 'Fix: Write "india".'],
  ["data/carriers/india.json", '"flag": "IN"', '"flag": "IE"', "Ireland"],
  ["data/carriers/united-kingdom.json", '"shortName": "UK"', '"shortName": "US"', 'Fix: Write "UK".'],
  ["data/carriers/india.json", '"price": 3.32', '"price": 33.2', "299 INR for 28 days is $3.32"],
  ["data/carriers/india.json", '"price": 299, "currency": "INR"', '"price": 299, "currency": "USD"', '"INR"'],
  ["data/carriers/india.json", '"asOf": "2026-', '"asOf": "2062-', '" is in the future.'],
])("reports in %s a value that does not fit the file: %s as %s", (file, before, after, said) => {
  expect(saidOf(file, before, after)).toContain(said);
});

it("reports an author who is not in the list, with the nearest one", () => {
  const file = "data/posts/keeping-your-number.json";
  const saidOfAuthor = (name: string) => saidOf(file, '"author": "Rosalind Tan"', `"author": "${name}"`);
  expect(saidOfAuthor("Rosalind Tam")).toMatchInlineSnapshot(`
    "data/posts/keeping-your-number.json:6:13 «"Rosalind Tam"» error collection-item
    "Rosalind Tam" is not an author in data/authors.json.
    Fix: Did you mean "Rosalind Tan"?"
  `);
  expect(saidOfAuthor("Karen Doyle")).toContain(
    "Fix: Add this author there, or choose one: Chidi Eze, Joris Quist, Rosalind Tan.",
  );
  // The check of the form reports an empty field.
  expect(saidOfAuthor("")).not.toContain("collection-item");
});

it("reports a wrong currency once, not at each price", () => {
  const said = saidOf("data/carriers/india.json", '"code": "INR"', '"code": "USD"');
  expect(said.split("\n\n")).toHaveLength(1);
  expect(said).toContain('Fix: Write "INR".');
});

it("allows one featured article", () => {
  const featured = (file: string) => real(file).replace('"category":', '"featured": true,\n  "category":');
  const posts = Object.keys(files).filter((file) => file.startsWith("data/posts/"));
  const both = { ...files, ...Object.fromEntries(posts.map((file) => [file, featured(file)])) };
  expect(foundInData(collectionItem, both).trim().split("\n\n")).toHaveLength(1);
});
