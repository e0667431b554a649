import { expect, it } from "vitest";
import { codeFiles } from "../../checks/surfaces/surface-claims";
import { ROOT } from "../../tests/roots";
import { isInput } from "./changes";

it.each([
  "pages/pricing.json",
  "pages/_shared/plans.json",
  "data/constants.json",
  "public/favicon.svg",
  "pages/offer.txt",
  "pages/offer.gen.json",
  "data/token.ts",
  "schema/page.schema.json",
  "blocks/hero/schema.json",
  "renderer/ui/visuals/call-screen/schema.json",
  "blocks/hero/block.tsx",
  "blocks/calculator/calculator.island.tsx",
  "blocks/hero/rotating-words.enhance.ts",
  "renderer/head/head.tsx",
  "blocks/hero/block.css",
  "blocks/hero/example.json",
])("%s is an input", (file) => expect(isInput(file)).toBe(true));

it.each([
  "data/token.test.ts",
  "blocks/hero/props.gen.ts",
  "schema/page.editor.gen.json",
  "blocks/hero/block.test.tsx",
  "renderer/ui/visuals/call-screen/example.json",
  "pages/.pricing.json.swp",
  "pages/pricing.json~",
  "dist/client/pricing.html",
  ".build/site-1/client/index.html",
  "../elsewhere/pages/pricing.json",
])("%s is no input", (file) => expect(isInput(file)).toBe(false));

it("watches all code whose text is checked", () => {
  expect(codeFiles(ROOT).filter((file) => !isInput(file))).toEqual([]);
});
