import { describe, expect, it } from "vitest";
import { figuresIn, hasLooseMoney, moneyIn } from "./figures";

const short = (text: string) => figuresIn(text).map(({ text: words, value, to }) => [words, value, to]);

describe("figuresIn", () => {
  it.each([
    ["$12", 12],
    ["$1,250.50", 1250.5],
    ["$0.05", 0.05],
    ["$10K", 10_000],
    ["US$12", 12],
    ["USD 12", 12],
    ["12 USD", 12],
    ["12 dollars", 12],
    ["2 cents", 0.02],
    ["5¢", 0.05],
  ])("reads the money %s", (words, value) => {
    expect(short(`It costs ${words}, today.`)).toEqual([[words, value, undefined]]);
  });

  it("reads both ends of a range of money, each at its place", () => {
    expect(moneyIn("for $5–$10 or $4-12").map(({ offset, text }) => [offset, text])).toEqual([
      [4, "$5"],
      [7, "$10"],
      [14, "$4"],
      [17, "12"],
    ]);
  });

  it("knows no unit of ours for other currencies", () => {
    expect(moneyIn("€9 and £7.50").map(({ value, units }) => [value, units])).toEqual([
      [9, []],
      [7.5, []],
    ]);
  });

  it.each([
    ["17%", 17],
    ["99.9 percent", 99.9],
    ["10K+ users", 10_000],
    ["10,000+ active users", 10_000],
    ["5 free team members", 5],
    ["200 SMS", 200],
    ["1 country", 1],
    ["4.9/5", 4.9],
    ["4.9 out of 5", 4.9],
  ])("reads %s", (words, value) => {
    expect(short(`With ${words}.`)).toEqual([[words, value, undefined]]);
  });

  it("reads ranges with their noun", () => {
    expect(short("3-7 business days, 5 to 15 members, 2–3%")).toEqual([
      ["3-7 business days", 3, 7],
      ["5 to 15 members", 5, 15],
      ["2–3%", 2, 3],
    ]);
  });

  it.each(["19:40", "24/7", "555-0118 calls", "the 6th user", "v2.5", "A4 texts", "2024", "5 people", "12"])(
    "reads nothing in %s",
    (words) => {
      expect(short(`At ${words}, then.`)).toEqual([]);
    },
  );
});

describe("hasLooseMoney", () => {
  it.each([
    ["a sum of $", true],
    ["saves dollars", true],
    ["$\u200bx", true],
    ["costs $12 or 5 dollars", false],
    ["nothing of the kind", false],
  ])("%j: %s", (text, expected) => {
    expect(hasLooseMoney(text)).toBe(expected);
  });
});
