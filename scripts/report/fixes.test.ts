import { describe, expect, it } from "vitest";
import { fixReport } from "./fixes";

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
      "Changing 1 place:
        pages/a.json:2:3: $12 → {{plans.standard.price}}"
    `);
    expect(fixReport([])).toMatchInlineSnapshot(
      `"Nothing could be fixed: no fault has a replacement that is certain."`,
    );
  });
});
