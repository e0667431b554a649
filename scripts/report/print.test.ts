import { describe, expect, it, vi } from "vitest";
import { defaultFormat } from "./formats";
import { githubReport, printReport } from "./print";
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
    const { diagnostics } = result;
    const documented = diagnostics.map((one) => ({ ...one, docs: `checks/README.md#${one.rule}` }));
    expect(JSON.parse(printed({ format: "json" }))).toEqual({
      diagnostics: documented,
      summary: { pages: 0 },
    });
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

describe("githubReport", () => {
  it("escapes characters that would end an annotation or its properties", () => {
    const odd = { ...fault, file: "pages/a,b:c%\r\n.json", message: "100%\r\nsure, yes: sure" };
    expect(githubReport({ ...result, diagnostics: [odd] }).split("\n")[0]).toMatchInlineSnapshot(
      `"::error file=pages/a%2Cb%3Ac%25%0D%0A.json,line=2,col=12,endColumn=15,title=literal-figure::pages/a,b:c%25  .json:2:12: block 2 Faq, Questions 1 › Answer: 100%25 %0Asure, yes: sure%0AFix: Write {{plans.standard.price}}.%0ASee checks/README.md#literal-figure"`,
    );
  });

  it("maps each severity to its command", () => {
    const commands = githubReport(result)
      .split("\n")
      .map((line) => /^::(\w+) /.exec(line)?.[1]);
    expect(commands).toEqual(["error", "warning", "notice", "notice", undefined, undefined]);
  });
});
