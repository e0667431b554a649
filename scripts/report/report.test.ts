import { describe, expect, it } from "vitest";
import type { CheckResult } from "../../checks/check-site";
import type { Diagnostic } from "../../schema/diagnostic";
import { codeFrame } from "./code-frame";
import { wantsColour } from "./colour";
import { githubReport } from "./github";
import { prettyReport } from "./pretty";
import { defaultFormat, printReport } from "./print";
import { closingLines } from "./summary";
import { formatText } from "./text";

const fault: Diagnostic = {
  file: "pages/a.json",
  line: 2,
  column: 12,
  length: 3,
  severity: "error",
  rule: "literal-figure",
  where: "block 2 faq",
  message: '"$12" is typed by hand.',
  fix: "Write {{plans.standard.price}}.",
};
const result: CheckResult = {
  diagnostics: [
    fault,
    {
      ...fault,
      line: 9,
      severity: "warning",
      rule: "dead-link",
      where: "",
      message: "No such page: 100%, a\nb.",
    },
    { ...fault, severity: "notice", rule: "inert-action", message: 'The button "Go" does nothing yet.' },
    { ...fault, severity: "notice", rule: "contradiction", message: "The site says $4, but from $8." },
  ],
  pages: [],
  summary: {
    pages: 2,
    blocks: 5,
    tokensUsed: 1,
    inertActions: 1,
    inertCallsToAction: 0,
    callsToActionLead: "nothing",
    contradictions: [
      { key: "plans.lite.price", primary: "$4", alternates: [{ reading: "from $8", routes: ["/a", "/b"] }] },
    ],
  },
};
const source = '{\n  "text": "a $12 b"\n}\n';

describe("formatText", () => {
  it("begins with the place", () => {
    expect(formatText(fault)).toMatchInlineSnapshot(`
      "pages/a.json:2:12: error literal-figure
        block 2 faq: "$12" is typed by hand.
        Fix: Write {{plans.standard.price}}."
    `);
  });
});

describe("prettyReport", () => {
  it("shows each fault with its line, notices in a line, contradictions in a table, and what was checked", () => {
    expect(`\n${prettyReport(result, () => source, false)}\n`).toMatchInlineSnapshot(`
      "
      pages/a.json:2:12: error literal-figure
        block 2 faq: "$12" is typed by hand.
        2 |   "text": "a $12 b"
          |            ^^^
        Fix: Write {{plans.standard.price}}.

      pages/a.json:9:12: warning dead-link
        No such page: 100%, a
      b.
        Fix: Write {{plans.standard.price}}.

      pages/a.json:2:12: notice inert-action block 2 faq: The button "Go" does nothing yet.

      Open contradictions, for the owner to settle in data/constants.json:
        Fact              The site says  Other reading  Stated on
        plans.lite.price  $4             from $8        /a, /b

      Checked 2 pages with 5 blocks: 1 constant in use, 1 button without action, 1 open contradiction.
      1 error in 1 file, 1 warning.
      "
    `);
  });

  it.each([
    [
      12,
      9,
      "nothing",
      "12 buttons without action, 9 of them calls to action (data/site.json sends them nowhere),",
    ],
    [
      2,
      1,
      "signup",
      "2 buttons without action, 1 of them a call to action (data/site.json sends it to sign-up),",
    ],
    [0, 0, "signup", "in use, 0 buttons without action, 1 open"],
  ] as const)("of %i buttons without action, %i calls to action: %s", (all, calls, lead, line) => {
    const summary = {
      ...result.summary,
      inertActions: all,
      inertCallsToAction: calls,
      callsToActionLead: lead,
    };
    expect(closingLines({ ...result, summary })[0]).toContain(line);
  });

  it("colours for a terminal, and not with NO_COLOR or into a file", () => {
    expect(prettyReport(result, () => source, true)).toContain("\x1b[31merror\x1b[0m");
    expect(wantsColour({ isTTY: true }, {})).toBe(true);
    expect(wantsColour({ isTTY: true }, { NO_COLOR: "1" })).toBe(false);
    expect(wantsColour({}, {})).toBe(false);
  });

  it("does without the line of a file that cannot be read", () => {
    expect(prettyReport(result, () => undefined, false)).not.toContain("^");
  });
});

describe("githubReport", () => {
  it("escapes what would end an annotation or its properties", () => {
    const odd = { ...fault, file: "pages/a,b:c%.json", message: "100%\r\nsure, yes: sure" };
    expect(githubReport({ ...result, diagnostics: [odd] }).split("\n")[0]).toMatchInlineSnapshot(
      `"::error file=pages/a%2Cb%3Ac%25.json,line=2,col=12,endColumn=15,title=literal-figure::pages/a,b:c%25.json:2:12: block 2 faq: 100%25%0D%0Asure, yes: sure%0AFix: Write {{plans.standard.price}}."`,
    );
  });

  it("gives each severity its command", () => {
    const commands = githubReport(result)
      .split("\n")
      .map((line) => /^::(\w+) /.exec(line)?.[1]);
    expect(commands).toEqual(["error", "warning", "notice", "notice", undefined, undefined]);
  });
});

describe("codeFrame", () => {
  it("cuts a long line around the fault", () => {
    const long = `"${"x".repeat(300)}$12${"y".repeat(300)}"`;
    const [code = "", carets = ""] = codeFrame(long, { ...fault, line: 1, column: 302, length: 3 });
    expect(code.length).toBeLessThan(120);
    expect(code.slice(carets.indexOf("^"), carets.lastIndexOf("^") + 1)).toBe("$12");
  });

  it("keeps the carets on the line, and control characters off the terminal", () => {
    expect(codeFrame("\tab\x1b[31m", { ...fault, line: 1, column: 2, length: 99 })).toEqual([
      "1 |  ab [31m",
      "  |  ^^^^^^^",
    ]);
  });

  it("is empty where there is no such line", () => {
    expect(codeFrame("", fault)).toEqual([]);
  });
});

describe("printReport", () => {
  const printed = (options: Parameters<typeof printReport>[2]) => {
    let text = "";
    const write = (part: string | Uint8Array) => {
      text += String(part);
      return true;
    };
    printReport("/nowhere", result, { env: {}, stream: { write }, ...options });
    return text;
  };

  it("prints JSON that a program can read", () => {
    const { diagnostics, summary } = result;
    expect(JSON.parse(printed({ format: "json" }))).toEqual({ diagnostics, summary });
  });

  it("prints annotations, and text", () => {
    expect(printed({ format: "github" })).toContain("::error file=pages/a.json,line=2,");
    expect(printed({ format: "pretty" })).toContain("pages/a.json:2:12: error literal-figure");
  });

  it("chooses annotations on GitHub Actions", () => {
    expect(defaultFormat({ GITHUB_ACTIONS: "true" })).toBe("github");
    expect(defaultFormat({})).toBe("pretty");
  });
});
