import { describe, expect, it } from "vitest";
import { codeFrame } from "./pretty";
import { fault } from "./report.fixture";

describe("codeFrame", () => {
  it("truncates a long line around the fault", () => {
    const long = `"${"x".repeat(300)}$12${"y".repeat(300)}"`;
    const [code = "", carets = ""] = codeFrame(long, { ...fault, line: 1, column: 302, length: 3 });
    expect(code.length).toBeLessThan(120);
    expect(code.slice(carets.indexOf("^"), carets.lastIndexOf("^") + 1)).toBe("$12");
  });

  it("keeps the carets within the line and removes control characters", () => {
    expect(codeFrame("\tab\x1b[31m", { ...fault, line: 1, column: 2, length: 99 })).toEqual([
      "1 |  ab [31m",
      "  |  ^^^^^^^",
    ]);
  });

  it("is empty for a missing line", () => {
    expect(codeFrame("", fault)).toEqual([]);
  });

  it("is empty for a file that may not be published", () => {
    expect(codeFrame("PASSWORD=secret", { ...fault, line: 1, column: 1, rule: "public-file" })).toEqual([]);
  });

  it("does not split surrogate pairs", () => {
    const faces = "📞".repeat(200);
    const frame = codeFrame(faces, { ...fault, line: 1, column: 102, length: 2 });
    expect(Buffer.from(frame.join("\n")).toString()).toBe(frame.join("\n"));
  });
});
