import { describe, expect, it, vi } from "vitest";
import { defaultFormat } from "./formats";
import { printReport } from "./print";
import { fault, result } from "./report.fixture";
import { formatVerdict } from "./text";

describe("printReport", () => {
  const printed = (options: Parameters<typeof printReport>[2]) => {
    let text = "";
    const write = (part: string | Uint8Array) => {
      text += String(part);
      return true;
    };
    printReport("/nowhere", result, { stream: { write }, ...options });
    return text;
  };

  it("prints valid JSON", () => {
    const { diagnostics, summary } = result;
    const documented = diagnostics.map((one) => ({ ...one, docs: `checks/README.md#${one.rule}` }));
    expect(JSON.parse(printed({ format: "json" }))).toEqual({ diagnostics: documented, summary });
  });

  it("prints annotations, text and SARIF", () => {
    expect(printed({ format: "github" })).toContain("::error file=pages/a.json,line=2,");
    expect(printed({ format: "pretty" })).toContain("pages/a.json:2:12: error literal-figure");
    expect(JSON.parse(printed({ format: "sarif" }))).toMatchObject({ version: "2.1.0" });
  });

  it("prints a line for each fault, and the verdict", () => {
    const lines = printed({ format: "lines" }).trimEnd().split("\n");
    expect(lines).toHaveLength(result.diagnostics.length + 1);
    expect(lines.at(-1)).toBe("1 error in 1 file, 1 warning.");
  });

  it("uses colors only on a terminal", () => {
    const write = vi.fn();
    printReport("/nowhere", result, { stream: { write, hasColors: () => true } });
    expect(write.mock.lastCall?.[0]).toContain("\x1b[31merror\x1b[39m");
    expect(printed({ format: "pretty" })).not.toContain("\x1b");
  });

  it("defaults to annotations on GitHub Actions", () => {
    expect(defaultFormat({ GITHUB_ACTIONS: "true" })).toBe("github");
    expect(defaultFormat({})).toBe("pretty");
  });
});

it.each([
  [[fault, { ...fault, file: "b" }], "2 errors in 2 files, 0 warnings."],
  [[fault, { ...fault, severity: "warning" as const }], "1 error in 1 file, 1 warning."],
  [[], "No errors, 0 warnings."],
])("verdict %#", (diagnostics, words) => {
  expect(formatVerdict({ diagnostics })).toBe(words);
});
