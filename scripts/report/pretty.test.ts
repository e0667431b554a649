import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { prettyReport as colored } from "./pretty";
import { fault, result, source } from "./report.fixture";
import { formatText } from "./text";

const prettyReport = (...call: Parameters<typeof colored>) => stripVTControlCharacters(colored(...call));

describe("prettyReport", () => {
  it("collapses notices, and ends with the errors and the verdict", () => {
    expect(`\n${prettyReport(result, () => source)}\n`).toMatchInlineSnapshot(`
      "
      1 notice inert-action: Buttons without an action are listed.
      1 notice contradiction: Facts with two readings are listed until the owner chooses one.
      npm run check -- --details lists them.

      pages/a.json:9:12: warning dead-link
        No such page: 100%, a
      b.
        Fix: Write {{plans.standard.price}}.
        See checks/README.md#dead-link

      pages/a.json:2:12: error literal-figure
        block 2 Faq, Questions 1 › Answer: "$12" is typed by hand.
        2 |   "text": "a $12 b"
          |            ^^^
        Fix: Write {{plans.standard.price}}.
        See checks/README.md#literal-figure

      1 error in 1 file, 1 warning.
      "
    `);
  });

  it("--details lists every notice, and the totals before the faults", () => {
    const report = prettyReport(result, () => source, true);
    expect(`\n${report.slice(0, report.indexOf("pages/a.json:9"))}`).toMatchInlineSnapshot(`
      "
      pages/a.json:2:12: notice inert-action block 2 Faq, Questions 1 › Answer: The button "Go" does nothing yet.
      pages/a.json:2:12: notice contradiction block 2 Faq, Questions 1 › Answer: The site says $4, but from $8.
      See checks/README.md#inert-action, checks/README.md#contradiction

      Checked 0 pages.

      "
    `);
    expect(report).toContain("pages/a.json:2:12: error literal-figure");
  });

  it("omits the code frame of an unreadable file", () => {
    expect(prettyReport(result, () => undefined)).not.toContain("^");
  });
});

describe("text from files", () => {
  it("contains no control characters or bidi overrides when printed", () => {
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
    const report = prettyReport({ ...result, diagnostics: [odd, other] }, () => undefined);
    expect(report.replaceAll("\n", "").match(/[\p{Cc}\p{Cs}\u202e]/u)).toBeNull();
  });
});

describe("prettyReport of one fault in many files", () => {
  it("shows the first in full and lists the others, up to 20", () => {
    const diagnostics = Array.from({ length: 23 }, (_, index) => ({ ...fault, file: `pages/${index}.json` }));
    const [report = ""] = prettyReport({ ...result, diagnostics }, () => undefined).split("\n\n");
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
