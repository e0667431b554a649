import { describe, expect, it } from "vitest";
import { describeQuantities, readCases } from "./describe-quantities.fixture";
import { quantitiesIn } from "./quantities";

const ALL = readCases();
/** Excludes bare numbers, which count things in a sentence, and cells of a table. */
const IN_A_SENTENCE = ALL.filter(
  ([written, said]) => !said.startsWith("bare") && !/^\||: |\u200b$/.test(written),
);

describe("quantitiesIn", () => {
  it.each(ALL)("reads %j", (written, ...said) => {
    expect(describeQuantities(written)).toEqual(said);
  });

  it.each(IN_A_SENTENCE)("reads %j in a sentence", (written, ...said) => {
    expect(describeQuantities(`With us, you get “${written}”, and more.`)).toEqual(said);
    expect(describeQuantities(`It is yours: ${written}.`)).toEqual(said);
  });

  it.each(ALL)("returns the places of %j in the original text", (written) => {
    const text = `＊ \u200b *Ja*  ${written}`;
    for (const quantity of quantitiesIn(text)) {
      const { offset, numberOffset, number } = quantity;
      expect(text.slice(offset, offset + quantity.text.length)).toBe(quantity.text);
      expect(text.slice(numberOffset, numberOffset + number.length)).toBe(number);
      expect(numberOffset).toBeGreaterThanOrEqual(offset);
      expect(numberOffset + number.length).toBeLessThanOrEqual(offset + quantity.text.length);
    }
  });

  it.each([
    ["for $12 a month", "$12", "$12", undefined],
    ["for $**12** a month", "$**12", "$**12", undefined],
    ["for twelve dollars a month", "twelve dollars", "twelve dollars", undefined],
    ["about 60 percent off", "60 percent", "60 percent", undefined],
    ["a 14-day trial", "14-day", "14", "day"],
    ["with two hundred Texts in it", "two hundred Texts", "two hundred", "texts"],
    ["up to 5 free team members", "5 free team members", "5", "members"],
    ["in 3–7 business days", "7 business days", "7", "days"],
    ["between 3 and 7 days", "7 days", "7", "days"],
    ["for 10K+ users", "10K+ users", "10K+", "users"],
    ["**200** minutes", "200** minutes", "200", "minutes"],
    ["Voice minutes: 200", "minutes: 200", "200", "minutes"],
    ["rated 4.9/5 by", "4.9/5", "4.9", undefined],
    ["support 24/7", "24/7", "24/7", undefined],
    ["secured by TLSv1.3", "TLSv1.3", "TLSv1.3", undefined],
  ])("returns the number and the noun of %j", (source, text, number, noun) => {
    const [quantity] = quantitiesIn(source);
    expect([quantity?.text, quantity?.number, quantity?.noun]).toEqual([text, number, noun]);
  });

  it("reads every quantity of a text, in order", () => {
    const text =
      "Standard costs $12 a month (60% off), with 200 minutes and two hundred texts. Ports take 3–7 business days; support is there 24/7.";
    expect(describeQuantities(text)).toEqual([
      "money 12 usd",
      "percent 60 percent",
      "count 200 minutes",
      "count 200 messages",
      "count 7 business-days",
      "name 24/7",
    ]);
  });
});
