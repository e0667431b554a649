import { expect, it } from "vitest";
import { fault, result } from "./report.fixture";
import { verdict } from "./summary";

it.each([
  [[fault, { ...fault, file: "b" }], "2 errors in 2 files, 0 warnings."],
  [[fault, { ...fault, severity: "warning" as const }], "1 error in 1 file, 1 warning."],
  [[], "No errors, 0 warnings."],
])("verdict %#", (diagnostics, words) => {
  expect(verdict({ ...result, diagnostics })).toBe(words);
});
