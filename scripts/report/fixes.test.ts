import { describe, expect, it } from "vitest";
import { fixReport } from "./fixes";

describe("fixReport", () => {
  it("lists the changes", () => {
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
    const block =
      '"heading": "Ask us",\n  "text": "We answer each call ourselves, on every day of the week."';
    expect(
      fixReport([
        { ...change, before: "", after: "," },
        { ...change, before: ";", after: "" },
        { ...change, before: block, after: `"props": { ${block} }` },
      ]),
    ).toMatchInlineSnapshot(`
      "Changing 3 places:
        pages/a.json:2:3: add ,
        pages/a.json:2:3: remove ;
        pages/a.json:2:3: "heading": "Ask us", "text": "We answer  … ry day of the week." → "props": { "heading": "Ask us", "text":  …  day of the week." }"
    `);
    expect(fixReport([])).toMatchInlineSnapshot(
      `"Nothing could be fixed: no fault has a replacement that is certain."`,
    );
  });
});
