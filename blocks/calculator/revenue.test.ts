import { describe, expect, it } from "vitest";
import { formatDollars, formulaOf, lossOf } from "./revenue";

describe("lossOf", () => {
  it.each([
    [5, { week: 375, month: 1625, year: 19_500 }],
    [10, { week: 750, month: 3250, year: 39_000 }],
    [20, { week: 1500, month: 6500, year: 78_000 }],
  ])("calculates the example of %i calls", (calls, loss) => {
    expect(lossOf({ calls, share: 30, value: 250 })).toEqual(loss);
  });

  it("returns zero when one of the factors is zero", () => {
    const nothing = { week: 0, month: 0, year: 0 };
    expect(lossOf({ calls: 0, share: 30, value: 250 })).toEqual(nothing);
    expect(lossOf({ calls: 10, share: 0, value: 250 })).toEqual(nothing);
    expect(lossOf({ calls: 10, share: 30, value: 0 })).toEqual(nothing);
  });

  it("is exact for amounts that binary fractions cannot represent", () => {
    // 3 × 10 × 0.7 / 100 is 0.20999999999999996 in binary.
    expect(lossOf({ calls: 3, share: 10, value: 0.7 }).week).toBe(0.21);
    expect(lossOf({ calls: 100, share: 100, value: 0.07 }).week).toBe(7);
  });

  it("stays finite at the largest numbers that the inputs accept", () => {
    expect(formatDollars(lossOf({ calls: 1000, share: 100, value: 100_000 }).year)).toBe("$5,200,000,000");
  });
});

describe("formulaOf", () => {
  it.each([
    [{ calls: 10, share: 30, value: 250 }, "10 calls × 30% × $250 = $750 a week"],
    [{ calls: 1, share: 100, value: 80 }, "1 call × 100% × $80 = $80 a week"],
    [{ calls: 7, share: 33, value: 19.99 }, "7 calls × 33% × $19.99 ≈ $46 a week"],
    [{ calls: 1000, share: 5, value: 1200.5 }, "1,000 calls × 5% × $1,200.50 = $60,025 a week"],
  ])("formats %o", (estimate, formula) => {
    expect(formulaOf(estimate)).toBe(formula);
  });
});

it("formats amounts in whole dollars", () => {
  expect(formatDollars(3249.5)).toBe("$3,250");
});
