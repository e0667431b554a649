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
        pages/a.json:2:3: "heading": "Ask us", "text": "We answer each call ourselves, … → "props": { "heading": "Ask us", "text": "We answer each call …"
    `);
    const told = "New clients call one firm after another, until somebody answers";
    expect(
      fixReport([{ ...change, before: `${told}. It's free.`, after: `${told}. It’s free.` }]),
    ).toMatchInlineSnapshot(`
      "Changing 1 place:
        pages/a.json:2:3: … somebody answers. It's free. → … somebody answers. It’s free."
    `);
    expect(fixReport([])).toMatchInlineSnapshot(
      `"Nothing could be fixed: no fault has a replacement that is certain."`,
    );
  });
});
