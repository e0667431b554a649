import { describe, expect, it } from "vitest";
import { type EntryRule, parseEntry } from "./entry";

const calls: EntryRule = { what: "how many calls you miss in a week", max: 1000, decimals: 0 };
const value: EntryRule = { what: "what one job brings you in dollars", max: 100_000, decimals: 2 };

function message(text: string, rule: EntryRule, isUnreadable = false): string {
  const entry = parseEntry(text, rule, isUnreadable);
  return "message" in entry ? entry.message : `accepted as ${entry.value}`;
}

describe("parseEntry accepts", () => {
  it.each([
    ["10", calls, 10],
    ["0", calls, 0],
    ["1000", calls, 1000],
    ["007", calls, 7],
    ["1e2", calls, 100],
    [" 12 ", calls, 12],
    ["5.0", calls, 5],
    ["249.99", value, 249.99],
    ["-0", value, 0],
  ])("%j", (text, rule, number) => {
    expect(parseEntry(text, rule)).toEqual({ value: number });
  });
});

describe("parseEntry explains", () => {
  it("an empty field", () => {
    expect(message("", calls)).toMatchInlineSnapshot(`"Enter how many calls you miss in a week."`);
    expect(message("   ", value)).toMatchInlineSnapshot(`"Enter what one job brings you in dollars."`);
  });

  it("a text that is not a number", () => {
    expect(message("ten", calls)).toMatchInlineSnapshot(
      `"That’s not a number. Enter a number from 0 to 1,000, in digits."`,
    );
    expect(message("NaN", calls)).toBe(message("ten", calls));
    // A number input has an empty value and reports that it could not parse the text.
    expect(message("", calls, true)).toBe(message("ten", calls));
  });

  it("a negative number", () => {
    expect(message("-3", calls)).toMatchInlineSnapshot(`"That’s below 0. Enter a number from 0 to 1,000."`);
  });

  it("a number below the minimum", () => {
    expect(message("0", { ...calls, min: 1 })).toMatchInlineSnapshot(
      `"That’s below 1. Enter a number from 1 to 1,000."`,
    );
  });
  it("a huge number", () => {
    expect(message("1001", calls)).toMatchInlineSnapshot(
      `"That’s above 1,000. Enter a number from 0 to 1,000."`,
    );
    expect(message("1e999", value)).toMatchInlineSnapshot(
      `"That’s above 100,000. Enter a number from 0 to 100,000."`,
    );
    expect(message("Infinity", value)).toBe(message("1e999", value));
  });

  it("decimals of a count, and fractions of a cent", () => {
    expect(message("4.5", calls)).toMatchInlineSnapshot(`"Enter a whole number: 4 or 5 instead of 4.5."`);
    expect(message("19.999", value)).toMatchInlineSnapshot(
      `"Dollars have two decimals. Enter 20 instead of 19.999."`,
    );
  });
});
