import { expect, it } from "vitest";
import { findingsOfRule } from "../../tests/check/page-rule";
import { page, text } from "../../tests/check/project";
import { wrongRatio } from "./wrong-ratio";

const found = (...said: string[]) =>
  findingsOfRule(wrongRatio, { "pages/index.json": page(said.map((one) => text(one))) }).trim();

it("reports a wrong ratio, with both constants", () => {
  expect(
    found("Standard costs twice as much as Lite.", "Standard sends ten times as many texts as Lite."),
  ).toMatchInlineSnapshot(`
    "pages/index.json:16:33 «twice as much» error wrong-ratio
    block 2 rich-text: "twice as much" is wrong: plans.standard.price is $12 a month and plans.lite.price is $4 a month, which is 3 times as much.
    Fix: Write {{plans.standard.price}} and {{plans.lite.price}}, and let the reader compare.

    pages/index.json:22:33 «ten times as many» error wrong-ratio
    block 3 rich-text: "ten times as many" is wrong: plans.standard.outboundSms is 200 texts a month and plans.lite.outboundSms is 10 outbound texts a month, which is 20 times as much.
    Fix: Write {{plans.standard.outboundSms}} and {{plans.lite.outboundSms}}, and let the reader compare."
  `);
});

it.each([
  "Lite is half the price of Standard.",
  "A toll-free number costs twice as much as a local one.",
  "Standard is 4 times as expensive as Lite.",
])("reports %j", (said) => expect(found(said)).toContain("wrong-ratio"));

it.each([
  "Standard costs three times as much as Lite.",
  "Standard sends twenty times as many texts as Lite.",
  "A toll-free number costs 2.5 times as much as a local one.",
  "Is Standard twice the price of Lite?",
  "Lite for one shop, Standard for twice as many calls.",
  "She called twice as much in May as in June.",
  "Enterprise costs twice as much as Lite.",
  "Lite, Standard and Enterprise: twice as many reasons.",
])("accepts %j", (said) => expect(found(said)).toBe(""));
