import { describe, expect, it } from "vitest";
import type { CheckResult } from "../../checks/check-site";
import type { PageSummary } from "../../checks/summary";
import type { Diagnostic } from "../../schema/diagnostic";
import { causesOf } from "./causes";
import { codeFrame } from "./code-frame";
import { wantsColour } from "./colour";
import { table, wrap } from "./columns";
import { contradictionList } from "./contradictions";
import { fixReport } from "./fixes";
import { githubReport } from "./github";
import { prettyReport } from "./pretty";
import { defaultFormat, printReport } from "./print";
import { summaryTable, verdict } from "./summary";
import { formatText } from "./text";

const fault: Diagnostic = {
  file: "pages/a.json",
  line: 2,
  column: 12,
  length: 3,
  severity: "error",
  rule: "literal-figure",
  where: "block 2 Faq, Questions 1 › Answer",
  message: '"$12" is typed by hand.',
  fix: "Write {{plans.standard.price}}.",
};
/** A page as far as the report looks at it. */
const pageOf = (route: string, file = `pages${route}.json`) => ({ route, file }) as unknown as PageSummary;
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
  pages: [pageOf("/pricing"), pageOf("/a")],
  summary: {
    pages: 2,
    blocks: 5,
    tokensUsed: 1,
    inertActions: 1,
    inertCallsToAction: 0,
    callsToActionLead: "nothing",
    contradictions: [
      {
        key: "plans.lite.price",
        primary: "$4",
        pages: ["/pricing"],
        alternates: [{ reading: "from $8", routes: ["/a", "/b"], pages: ["/a", "/b"] }],
      },
    ],
    quantities: { token: 120, cited: 3 },
  },
};
const source = '{\n  "text": "a $12 b"\n}\n';

describe("formatText", () => {
  it("begins with the place", () => {
    expect(formatText(fault)).toMatchInlineSnapshot(`
      "pages/a.json:2:12: error literal-figure
        block 2 Faq, Questions 1 › Answer: "$12" is typed by hand.
        Fix: Write {{plans.standard.price}}.
        See checks/README.md#literal-figure"
    `);
  });
});

describe("prettyReport", () => {
  it("shows each fault with its line, notices in a line, contradictions in a table, and what was checked", () => {
    expect(`\n${prettyReport(result, () => source, false)}\n`).toMatchInlineSnapshot(`
      "
      pages/a.json:2:12: error literal-figure
        block 2 Faq, Questions 1 › Answer: "$12" is typed by hand.
        2 |   "text": "a $12 b"
          |            ^^^
        Fix: Write {{plans.standard.price}}.
        See checks/README.md#literal-figure

      pages/a.json:9:12: warning dead-link
        No such page: 100%, a
      b.
        Fix: Write {{plans.standard.price}}.
        See checks/README.md#dead-link

      pages/a.json:2:12: notice inert-action block 2 Faq, Questions 1 › Answer: The button "Go" does nothing yet.
      See checks/README.md#inert-action

      Open contradictions, for the owner to settle in data/constants.json:
        plans.lite.price
          $4       on /pricing
          from $8  on 2 pages: /a, /b
      See checks/README.md#contradiction

      Checked:
        Pages                     2
        Blocks                    5
        Constants in use          1
        Quantities explained    123
          by tokens             120
          by named sources        3
        Buttons without action    1
        Open contradictions       1

      1 error in 1 file, 1 warning.
      "
    `);
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

describe("what somebody else wrote", () => {
  it("never speaks to the terminal nor turns its lines around", () => {
    const odd = {
      ...fault,
      file: "pages/a\n\x1b[31m.json",
      where: "block\u202e",
      message: "A\x9b\ud800 text.",
      fix: "\x07",
    };
    const text = formatText(odd);
    expect(text.replaceAll("\n", "").match(/[\p{Cc}\p{Cs}\u202e]/u)).toBeNull();
    expect(text.split("\n")).toHaveLength(4);
    const other = { ...odd, file: "pages/b.json" };
    const report = prettyReport({ ...result, diagnostics: [odd, other] }, () => undefined, false);
    expect(report.replaceAll("\n", "").match(/[\p{Cc}\p{Cs}\u202e]/u)).toBeNull();
  });
});

describe("causesOf", () => {
  const named = (file: string, rest: Partial<Diagnostic> = {}): Diagnostic => ({ ...fault, file, ...rest });
  const files = (diagnostics: Diagnostic[]) =>
    causesOf(diagnostics).map(({ first, others }) => [first, ...others].map(({ file }) => file).join(" "));

  it("puts the fault of several files together, and first the one with most places", () => {
    const token = { rule: "unknown-token", constant: "plans.x", message: "There is no such constant." };
    expect(
      files([
        named("a"),
        named("b", { message: "Another." }),
        named("c", { message: "Another." }),
        named("d", { ...token, message: "{{plans.x}} is missed." }),
        named("e", { ...token, message: "{{plans.x|word}} is missed." }),
        named("f", token),
      ]),
    ).toEqual(["d e f", "b c", "a"]);
  });

  it("leaves the faults of one file in their order, and warnings after errors", () => {
    expect(
      files([
        named("a", { severity: "warning" }),
        named("b", { severity: "warning" }),
        named("c", { line: 1 }),
        named("c", { line: 2 }),
      ]),
    ).toEqual(["c", "c", "a b"]);
  });

  it("keeps apart what is mended differently", () => {
    expect(files([named("a"), named("b", { fix: "Do that." })])).toEqual(["a", "b"]);
  });
});

describe("prettyReport of one fault in many files", () => {
  it("shows the first in full and lists the others, up to 20", () => {
    const diagnostics = Array.from({ length: 23 }, (_, index) => ({ ...fault, file: `pages/${index}.json` }));
    const [report = ""] = prettyReport({ ...result, diagnostics }, () => undefined, false).split("\n\n");
    expect(report.replace(/(:\n)(?: {4}pages.*\n)+/, "$1    …\n")).toMatchInlineSnapshot(`
      "pages/0.json:2:12: error literal-figure
        block 2 Faq, Questions 1 › Answer: "$12" is typed by hand.
        Fix: Write {{plans.standard.price}}.
        See checks/README.md#literal-figure
        The same in 22 more places:
          …
          and 2 more, which --format json lists"
    `);
    expect(report.match(/^ {4}pages/gm)).toHaveLength(20);
  });
});

describe("contradictionList", () => {
  const listed = (stating: readonly string[], pages: readonly PageSummary[] = []) => {
    const contradictions = result.summary.contradictions.map((fact) => ({ ...fact, pages: stating }));
    return contradictionList({ ...result, pages, summary: { ...result.summary, contradictions } });
  };

  it("names the pages of each reading in lines of 80 columns, those of a template by the template", () => {
    const routes = Array.from({ length: 12 }, (_, index) => `/features/number-${index}`);
    const posts = ["/blog/one", "/blog/two"];
    const pages = posts.map((route) => pageOf(route, "pages/blog/[postId].json"));
    const list = listed([...routes, ...posts], pages);
    expect(list.every((line) => line.length <= 78)).toBe(true);
    expect(`\n${list.join("\n")}\n`).toMatchInlineSnapshot(`
      "
      plans.lite.price
        $4       on 13 pages: /features/number-0, /features/number-1,
                 /features/number-2, /features/number-3, /features/number-4,
                 /features/number-5, /features/number-6, /features/number-7,
                 /features/number-8, /features/number-9, /features/number-10,
                 /features/number-11, /blog/[postId]
        from $8  on 2 pages: /a, /b
      "
    `);
  });

  it("says so where no page states a reading", () => {
    expect(listed([])[1]).toBe("  $4       on no page");
  });
});

describe("summaryTable", () => {
  it("explains quantities by kind, and says where calls to action lead", () => {
    const summary = { ...result.summary, inertActions: 12, inertCallsToAction: 9 };
    const lines = summaryTable({
      ...summary,
      quantities: { token: 1200, constant: 1, data: 40, illustrative: 5, exception: 2 },
    });
    expect(lines.every((line) => line.length <= 80)).toBe(true);
    expect(`\n${lines.join("\n")}\n`).toMatchInlineSnapshot(`
      "
      Checked:
        Pages                        2
        Blocks                       5
        Constants in use             1
        Quantities explained      1248
          by tokens               1200
          by constants               1
          by data files             40
          by illustrative blocks     5
          by reviewed exceptions     2
        Buttons without action      12
          calls to action            9  data/site.json leads them nowhere
        Open contradictions          1
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

describe("columns", () => {
  it("align names to the left and numbers to the right", () => {
    expect(
      table([
        ["a", 1],
        ["bcd", 230, "note"],
      ]),
    ).toEqual(["a      1", "bcd  230  note"]);
  });

  it("break between words, and nowhere else", () => {
    expect(wrap("one two three", 7)).toEqual(["one two", "three"]);
    expect(wrap("a-very-long-word b", 4)).toEqual(["a-very-long-word", "b"]);
  });
});

describe("fixReport", () => {
  it("lists what was changed", () => {
    const change = {
      file: "pages/a.json",
      line: 2,
      column: 3,
      before: "$12",
      after: "{{plans.standard.price}}",
    };
    expect(fixReport([change])).toMatchInlineSnapshot(`
      "Changed 1 place:
        pages/a.json:2:3: $12 → {{plans.standard.price}}"
    `);
    expect(fixReport([])).toMatchInlineSnapshot(
      `"Nothing could be fixed: no fault has a replacement that is certain."`,
    );
  });
});

describe("githubReport", () => {
  it("escapes what would end an annotation or its properties", () => {
    const odd = { ...fault, file: "pages/a,b:c%\r\n.json", message: "100%\r\nsure, yes: sure" };
    expect(githubReport({ ...result, diagnostics: [odd] }).split("\n")[0]).toMatchInlineSnapshot(
      `"::error file=pages/a%2Cb%3Ac%25%0D%0A.json,line=2,col=12,endColumn=15,title=literal-figure::pages/a,b:c%25  .json:2:12: block 2 Faq, Questions 1 › Answer: 100%25 %0Asure, yes: sure%0AFix: Write {{plans.standard.price}}.%0ASee checks/README.md#literal-figure"`,
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

  it("cuts no character in two", () => {
    const faces = "📞".repeat(200);
    const frame = codeFrame(faces, { ...fault, line: 1, column: 102, length: 2 });
    expect(Buffer.from(frame.join("\n")).toString()).toBe(frame.join("\n"));
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
    const documented = diagnostics.map((one) => ({ ...one, docs: `checks/README.md#${one.rule}` }));
    expect(JSON.parse(printed({ format: "json" }))).toEqual({ diagnostics: documented, summary });
  });

  it("prints annotations, and text", () => {
    expect(printed({ format: "github" })).toContain("::error file=pages/a.json,line=2,");
    expect(printed({ format: "pretty" })).toContain("pages/a.json:2:12: error literal-figure");
    expect(JSON.parse(printed({ format: "sarif" }))).toMatchObject({ version: "2.1.0" });
  });

  it("chooses annotations on GitHub Actions", () => {
    expect(defaultFormat({ GITHUB_ACTIONS: "true" })).toBe("github");
    expect(defaultFormat({})).toBe("pretty");
  });
});
