import { expect, it } from "vitest";
import { findingsOfRule } from "../../tests/check/page-rule";
import { page, text } from "../../tests/check/project";
import { saidFree } from "./said-free";

const found = (...said: string[]) =>
  findingsOfRule(saidFree, { "pages/index.json": page(said.map((one) => text(one))) }).trim();

it("reports something with a price that is called free", () => {
  expect(
    found(
      "Lite is free.",
      "Local numbers are always free with us.",
      "AI answering costs you nothing, forever.",
    ),
  ).toMatchInlineSnapshot(`
    "pages/index.json:16:18 «Lite is free» error said-free
    block 2 rich-text: This says that the Lite plan costs nothing, but plans.lite.price is $4 a month.
    Fix: Write {{plans.lite.price}}, or say what is free and for how long.

    pages/index.json:22:18 «Local numbers are always free» error said-free
    block 3 rich-text: This says that a local number costs nothing, but addOns.localNumber is $2 a month.
    Fix: Write {{addOns.localNumber}}, or say what is free and for how long.

    pages/index.json:28:18 «AI answering costs you nothing» error said-free
    block 4 rich-text: This says that AI call answering costs nothing, but addOns.aiAnswering is $25 a month.
    Fix: Write {{addOns.aiAnswering}}, or say what is free and for how long."
  `);
});

it.each([
  "Standard: free forever.",
  "Standard: free for ever.",
  "Enterprise is free of charge.",
  "Extra users come at no cost.",
  "Is Lite free? Yes, Lite is free.",
])("reports %j", (said) => expect(found(said)).toContain("said-free"));

it("reports something called free without a fact that supports it", () => {
  expect(found("Every line is free.", "Call any country at no extra charge.")).toMatchInlineSnapshot(`
    "pages/index.json:16:29 «is free» error said-free
    block 2 rich-text: This says that something costs nothing, and no fact in this sentence says so.
    Fix: Use a token to name what is free, or for how long, or say what it costs.

    pages/index.json:22:35 «at no extra charge» error said-free
    block 3 rich-text: This says that something costs nothing, and no fact in this sentence says so.
    Fix: Use a token to name what is free, or for how long, or say what it costs."
  `);
});

it.each([
  "Porting is free.",
  "If no one is free, she takes a message.",
  "Take it when your hands are free.",
  "The first {{claims.freeMembers|count}} on Lite or Standard are free.",
  "{{claims.freeMembers}} join at no extra charge.",
  "The trial is free.",
  "Google Voice is free for one person.",
  "Lite is free to try.",
  "Standard is free for {{claims.trial}}.",
  "Is Lite free?",
  "Lite is never free.",
  "Lite is small, and porting a number costs nothing.",
  "A toll-free number is free advertising.",
  "Local calls are free of noise.",
])("accepts %j", (said) => expect(found(said)).toBe(""));
