import { describe, expect, it } from "vitest";
import { githubReport } from "./print";
import { fault, result } from "./report.fixture";

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
