import { expect, it } from "vitest";
import { type Diagnostic, hasErrors, sortDiagnostics } from "./diagnostic";

const diagnostic = (parts: Partial<Diagnostic>): Diagnostic => ({
  ...{ file: "a.json", line: 1, column: 1, length: 1, severity: "error", rule: "a", where: "", message: "" },
  ...parts,
});

it("sorts by file, line, column and rule, for any order of the checks", () => {
  const sorted = [
    diagnostic({}),
    diagnostic({ rule: "b" }),
    diagnostic({ rule: "b", message: "z" }),
    diagnostic({ column: 9 }),
    diagnostic({ line: 2 }),
    diagnostic({ line: 10 }),
    diagnostic({ file: "b.json" }),
  ];
  expect(sortDiagnostics([...sorted].reverse())).toEqual(sorted);
});

it("hasErrors ignores warnings and notices", () => {
  expect(hasErrors([diagnostic({ severity: "warning" }), diagnostic({ severity: "notice" })])).toBe(false);
  expect(hasErrors([diagnostic({ severity: "notice" }), diagnostic({})])).toBe(true);
  expect(hasErrors([])).toBe(false);
});
