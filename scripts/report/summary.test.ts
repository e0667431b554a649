import { describe, expect, it } from "vitest";
import { fault, result } from "./report.fixture";
import { summaryTable, verdict } from "./summary";

describe("summaryTable", () => {
  it("counts what was checked, and says where calls to action lead", () => {
    const summary = { ...result.summary, inertActions: 12, inertCallsToAction: 9 };
    const lines = summaryTable(summary);
    expect(lines.every((line) => line.length <= 80)).toBe(true);
    expect(`\n${lines.join("\n")}\n`).toMatchInlineSnapshot(`
      "
      Checked:
        Pages                    2
        Blocks                   5
        Constants in use         1
        Buttons without action  12
          calls to action        9  data/site.json leads them nowhere
        Open contradictions      1
      "
    `);
    expect(summaryTable({ ...summary, callsToActionLead: "signup" }).join("\n")).toContain(
      "9  data/site.json leads them to sign-up",
    );
  });
});

it.each([
  [[fault, { ...fault, file: "b" }], "2 errors in 2 files, 0 warnings."],
  [[fault, { ...fault, severity: "warning" as const }], "1 error in 1 file, 1 warning."],
  [[], "No errors, 0 warnings."],
])("verdict %#", (diagnostics, words) => {
  expect(verdict({ ...result, diagnostics })).toBe(words);
});
