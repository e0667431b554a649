import { expect, it } from "vitest";
import { CONSTANTS_FILE } from "../../data/constants";
import type { Diagnostic } from "../../schema/diagnostic";
import { site } from "../../tests/render";
import { inFormWords, placeOf } from "./form-terms";

it("names a fact instead of its key, and leaves other places as they are", () => {
  const at = (file: string, where: string) => placeOf({ file, where } as Diagnostic);
  expect(at(CONSTANTS_FILE, "plans.standard.price.value")).toBe("Standard price");
  expect(at(CONSTANTS_FILE, "plans.standard.price")).toBe("Standard price");
  expect(at("pages/pricing.json", "block 1 Hero, Heading")).toBe("block 1 Hero, Heading");
});

it("asks for a number without a word for none, which the form leaves empty", () => {
  const message = '"annual" must be a number or null, found the text "nineteen".';
  const fault = { file: "data/comparisons/quo.json", line: 1, column: 1, message };
  expect(inFormWords(site, fault as Diagnostic).message).toContain("must be a number, found the text");
});

it("shows no JSON in the advice on an article's figure, but the figure to list", () => {
  const fault = {
    ...{ file: "data/posts/keeping-your-number.json", line: 1, column: 1, message: "A figure." },
    fix: 'Add that to "sources", and "450,700 calls" to its "figures": [ … ].',
  };
  expect(inFormWords(site, fault as Diagnostic).fix).toBe(
    'Add that to “Sources”, and "450,700 calls" to its “Figures”.',
  );
});
