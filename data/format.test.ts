import { describe, expect, it } from "vitest";
import { FormError, formatConstant, formsOf } from "./format";
import { NUMBER_UNITS, type Reading, TEXT_UNITS, type Unit } from "./reading";

type Extra = Partial<Omit<Reading, "value" | "unit" | "source">>;
const format = (value: number | string, unit: Unit, form?: string, extra: Extra = {}) =>
  formatConstant({ value, unit, ...extra }, form);

describe("formatConstant", () => {
  it.each<[number | string, Unit, string]>([
    [12, "usd", "$12"],
    [0, "usd", "$0"],
    [0.05, "usd", "$0.05"],
    [12.5, "usd", "$12.50"],
    [0.005, "usd", "$0.005"],
    [1234, "usd", "$1,234"],
    [-5, "usd", "-$5"],
    [99.9, "percent", "99.9%"],
    [10000, "users", "10,000"],
    [4.9, "rating", "4.9"],
    [1, "ordinal", "1st"],
    [2, "ordinal", "2nd"],
    [3, "ordinal", "3rd"],
    [6, "ordinal", "6th"],
    [11, "ordinal", "11th"],
    [1e21, "users", "1,000,000,000,000,000,000,000"],
    [0.1 + 0.2, "users", "0.30000000000000004"],
    ["Included", "text", "Included"],
    ["all", "plan-tag", "All plans"],
    ["standard", "plan-tag", "Standard and Enterprise"],
    ["2025-10-12", "date", "October 12, 2025"],
  ])("writes %s %s as %s", (value, unit, expected) => {
    expect(format(value, unit)).toBe(expected);
  });

  it("writes a + for plus, and leaves the other qualifiers to the sentence", () => {
    expect(format(40, "countries", undefined, { qualifier: "plus" })).toBe("40+");
    expect(format(10000, "users", undefined, { qualifier: "plus" })).toBe("10,000+");
    expect(format(99, "percent", undefined, { qualifier: "plus" })).toBe("99%+");
    for (const qualifier of ["up-to", "under", "about", "from"] as const) {
      expect(format(5, "members", undefined, { qualifier })).toBe("5");
    }
  });

  it("writes a range with an en dash and without spaces, and its sign once", () => {
    expect(format(3, "business-days", undefined, { to: 7 })).toBe("3–7");
    expect(format(10, "percent", undefined, { to: 20 })).toBe("10–20%");
    expect(format(10, "usd", undefined, { to: 20 })).toBe("$10–$20");
    expect(format(1000, "users", "number", { to: 2000 })).toBe("1000–2000");
    expect(format(3, "days", "word", { to: 7 })).toBe("three to seven");
    expect(format(3, "days", "word", { to: 70 })).toBe("3–70");
  });

  it.each<[number | string, Unit, string, Extra, string]>([
    [10000, "users", "short", { qualifier: "plus" }, "10K+"],
    [10000, "users", "long", { qualifier: "plus" }, "10,000+"],
    [10000, "users", "number", { qualifier: "plus" }, "10000"],
    [1500000, "users", "short", {}, "1.5M"],
    [2500, "usd", "short", {}, "$2.5K"],
    [0.05, "usd", "number", {}, "0.05"],
    [12, "usd", "number", {}, "12"],
    [99.9, "percent", "number", {}, "99.9"],
    [6, "ordinal", "number", {}, "6"],
    [0, "members", "word", {}, "zero"],
    [5, "members", "word", {}, "five"],
    [20, "members", "word", {}, "twenty"],
    [21, "members", "word", {}, "21"],
    [1000, "members", "word", {}, "1,000"],
    [4.9, "rating", "word", {}, "4.9"],
    [-1, "members", "word", {}, "-1"],
    [6, "countries", "word", { qualifier: "plus" }, "6+"],
    ["Not included", "text", "lower", {}, "not included"],
    ["Pay-as-you-go", "text", "lower", {}, "pay-as-you-go"],
    ["24/7 dedicated", "text", "lower", {}, "24/7 dedicated"],
    ["TLS 1.3", "text", "lower", {}, "TLS 1.3"],
    ["AES-256", "text", "lower", {}, "AES-256"],
    ["all", "plan-tag", "lower", {}, "all plans"],
    ["2025-10-12", "date", "iso", {}, "2025-10-12"],
    ["enterprise", "plan-tag", "tag", {}, "enterprise"],
    [12, "usd", "period", { per: "month" }, "per month"],
    [12, "usd", "label", { label: "Extra users" }, "Extra users"],
    [200, "messages", "cell", { per: "month" }, "200 per month"],
    [10, "participants", "cell", { qualifier: "up-to" }, "Up to 10"],
    ["Included", "text", "cell", {}, "Included"],
    [5, "members", "cell", { qualifier: "up-to", phrases: { cell: "Up to {} free" } }, "Up to 5 free"],
    ["Custom", "text", "period", { phrases: { period: "agreed with you" } }, "agreed with you"],
  ])("writes %s %s in the form %s", (value, unit, form, extra, expected) => {
    expect(format(value, unit, form, extra)).toBe(expected);
  });

  it("writes every unit in each of its forms", () => {
    for (const unit of [...NUMBER_UNITS, ...TEXT_UNITS]) {
      const value =
        unit === "date" ? "2025-10-12" : unit === "plan-tag" ? "all" : unit === "text" ? "Email" : 7;
      expect(formsOf(unit).length).toBeGreaterThan(1);
      for (const form of formsOf(unit)) expect(format(value, unit, form)).not.toBe("");
    }
  });

  it("refuses a form that the unit does not have, and lists those it has", () => {
    const refusal = (unit: Unit, value: number | string, form: string): string => {
      try {
        return `written: ${format(value, unit, form)}`;
      } catch (error) {
        return error instanceof FormError ? `${error.message} ${error.fix}` : String(error);
      }
    };
    expect(refusal("users", 10, "shrt")).toMatchInlineSnapshot(
      `""shrt" is not a form in which users can be written. Did you mean "short"? Forms of users: long, short, number, word, cell."`,
    );
    expect(refusal("usd", 10, "word")).toMatchInlineSnapshot(
      `""word" is not a form in which usd can be written. Forms of usd: long, short, number, cell."`,
    );
    expect(refusal("text", "Email", "constructor")).toMatchInlineSnapshot(
      `""constructor" is not a form in which text can be written. Forms of text: text, lower, cell."`,
    );
    expect(refusal("text", "Email", "")).toMatchInlineSnapshot(
      `""" is not a form in which text can be written. Forms of text: text, lower, cell."`,
    );
  });
});
