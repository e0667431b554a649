import { describe, expect, it } from "vitest";
import { fault } from "./report.fixture";
import { formatLine, formatText } from "./text";

describe("formatText", () => {
  it("starts with the position", () => {
    expect(formatText(fault)).toMatchInlineSnapshot(`
      "pages/a.json:2:12: error literal-figure
        block 2 Faq, Questions 1 › Answer: "$12" is typed by hand.
        Fix: Write {{plans.standard.price}}.
        See checks/README.md#literal-figure"
    `);
  });
});

describe("formatLine", () => {
  it("formats multi-line text as one line", () => {
    expect(formatLine({ ...fault, message: "One\ntwo." })).toBe(
      "pages/a.json:2:12: error literal-figure: block 2 Faq, Questions 1 › Answer: One two. Fix: Write {{plans.standard.price}}.",
    );
  });
});
