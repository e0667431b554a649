import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { pageRules, siteRules } from "./index";

const rules = [...new Set([...pageRules, ...siteRules])];

it("includes each rule of this folder, under the name of its file", () => {
  const files = readdirSync(import.meta.dirname).filter(
    (name) => !name.endsWith(".test.ts") && name !== "index.ts",
  );
  expect(files.length).toBeGreaterThan(0);
  expect(rules.map(({ name }) => `${name}.ts`).sort()).toEqual(files.sort());
});

it("has a test for each rule", () => {
  const files = readdirSync(import.meta.dirname);
  expect(rules.filter(({ name }) => !files.includes(`${name}.test.ts`))).toEqual([]);
});
