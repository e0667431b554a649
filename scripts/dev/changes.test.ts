import { expect, it } from "vitest";
import { codeFiles } from "../../checks/surfaces/surface-claims";
import { ROOT } from "../../tests/render";
import { changeOf } from "./changes";

it.each([
  ["pages/pricing.json", "content"],
  ["pages/_shared/plans.json", "content"],
  ["data/constants.json", "content"],
  ["public/favicon.svg", "content"],
  ["pages/offer.txt", "content"],
  ["pages/offer.gen.json", "content"],
  ["data/token.ts", "code"],
  ["data/token.test.ts", undefined],
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
  ["blocks/hero/example.json", "schema"],
  ["renderer/ui/visuals/call-screen/example.json", undefined],
  ["pages/.pricing.json.swp", undefined],
  ["pages/pricing.json~", undefined],
  ["dist/client/pricing.html", undefined],
  [".build/site-1/client/index.html", undefined],
  ["../elsewhere/pages/pricing.json", undefined],
])("%s → %s", (file, change) => {
  expect(changeOf(file)).toBe(change);
});

it("watches all code whose text is checked", () => {
  expect(codeFiles(ROOT).filter((file) => changeOf(file) === undefined)).toEqual([]);
});
