import { describe, expect, it } from "vitest";
import { fault } from "./report.fixture";
import { formatText } from "./text";

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
