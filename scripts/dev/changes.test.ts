import { expect, it } from "vitest";
import { changeOf, isRegistered } from "./changes";

it.each([
  ["pages/pricing.json", "content"],
  ["pages/_shared/plans.json", "content"],
  ["data/constants.json", "content"],
  ["public/favicon.svg", "content"],
  ["schema/page.schema.json", "schema"],
  ["blocks/hero/schema.json", "schema"],
  ["renderer/ui/visuals/call-screen/schema.json", "schema"],
  ["blocks/hero/block.tsx", "code"],
  ["blocks/calculator/calculator.island.tsx", "code"],
  ["blocks/hero/rotating-words.enhance.ts", "code"],
  ["renderer/head/head.tsx", "code"],
  ["blocks/hero/block.css", "style"],
  ["blocks/hero/props.gen.ts", undefined],
  ["schema/page.editor.gen.json", undefined],
  ["blocks/hero/block.test.tsx", undefined],
  ["blocks/hero/example.json", undefined],
  ["pages/.pricing.json.swp", undefined],
  ["pages/pricing.json~", undefined],
  ["dist/client/pricing.html", undefined],
  [".build/site-1/client/index.html", undefined],
  ["../elsewhere/pages/pricing.json", undefined],
])("%s → %s", (file, change) => {
  expect(changeOf(file)).toBe(change);
});

it("knows the files whose coming and going changes what is generated", () => {
  const files = [
    "blocks/hero/schema.json",
    "blocks/hero/block.tsx",
    "blocks/hero/block.css",
    "blocks/hero/figure.tsx",
  ];
  expect(files.map(isRegistered)).toEqual([true, true, true, false]);
});
