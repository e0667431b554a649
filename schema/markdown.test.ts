import { describe, expect, it } from "vitest";
import { headingsOf, isPlain } from "./markdown";

it.each(["Texts go out at once.", "$12 a month – half off!", "24/7, 10% of 3.5 (or so): #1", "14 days"])(
  "recognizes %j as plain text",
  (text) => expect(isPlain(text)).toBe(true),
);

it.each([
  "",
  " ",
  "- a",
  "1. a",
  "2) a",
  "# a",
  "> a",
  "a *b*",
  "a\nb",
  "[a](/b)",
  "a ",
  "a & b",
  "~~~",
  "---",
])("does not recognize %j as plain text", (text) => expect(isPlain(text)).toBe(false));

const idsOf = (text: string) => headingsOf(text).map(({ id }) => id);

describe("headingsOf", () => {
  it("returns the headings as plain text with their level", () => {
    expect(headingsOf("Text\n\n## Using **your** number\n\n#### Deep")).toEqual([
      { id: "using-your-number", text: "Using your number", level: 2 },
      { id: "deep", text: "Deep", level: 3 },
    ]);
  });

  it.each([
    ["1. Who we are", "who-we-are"],
    ["Refunds & *credits*", "refunds-credits"],
    ["Réfunds", "refunds"],
    ["What is `STOP`?", "what-is-stop"],
    ["退款", "section"],
  ])("gives %j the id %s", (heading, id) => {
    expect(idsOf(`## ${heading}`)).toEqual([id]);
  });

  it("gives each heading of a text a unique id", () => {
    expect(idsOf("## Fees\n\n### Fees\n\n## Fees 2\n\n## Fees")).toEqual([
      "fees",
      "fees-2",
      "fees-2-2",
      "fees-3",
    ]);
  });

  it("omits headings inside lists and quotes, which get no id", () => {
    expect(idsOf("> ## Quoted\n\n- ## Listed\n\n## Real")).toEqual(["real"]);
  });

  it("returns an empty list for a text without headings", () => {
    expect(headingsOf("Only a paragraph.")).toEqual([]);
  });
});
