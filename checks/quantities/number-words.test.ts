import { describe, expect, it } from "vitest";
import { numberWordsIn } from "./number-words";

const numbersIn = (text: string): [string, number][] =>
  numberWordsIn(text).map(({ start, end, value }) => [text.slice(start, end), value]);

describe("numberWordsIn", () => {
  it.each([
    ["seven", 7],
    ["Twelve", 12],
    ["twenty-five", 25],
    ["twenty five", 25],
    ["a hundred", 100],
    ["two hundred", 200],
    ["two-hundred", 200],
    ["two hundred five", 205],
    ["one hundred and twenty-one", 121],
    ["ten thousand", 10_000],
    ["one thousand two hundred", 1200],
    ["three hundred and twenty thousand", 320_000],
    ["a million two hundred thousand", 1_200_000],
    ["a dozen", 12],
    ["two dozen", 24],
    ["half a dozen", 6],
    ["half a million", 500_000],
    ["two and a half", 2.5],
    ["a third", 1 / 3],
    ["three quarters", 0.75],
  ])("reads %j as one number", (words, value) => {
    expect(numbersIn(`about ${words} of them`)).toEqual([[words, value]]);
  });

  it.each([
    ["ten and twenty", [10, 20]],
    ["twenty twenty", [20, 20]],
    ["five six", [5, 6]],
    ["two hundred and calls", [200]],
    ["two point calls", [2]],
  ])("reads %j as separate numbers", (words, values) => {
    expect(numbersIn(words).map(([, value]) => value)).toEqual(values);
  });

  it.each(["phone", "often", "tenant", "x-five", "five's", "hundreds", "a call", "eighteenth", "/two"])(
    "reads no number in %j",
    (words) => {
      expect(numbersIn(words)).toEqual([]);
    },
  );

  it("returns correct positions after characters whose lower case is longer", () => {
    expect(numbersIn("İİİ seven")).toEqual([["seven", 7]]);
  });
});
