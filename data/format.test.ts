import { describe, expect, it } from "vitest";
import { formatConstant, formFault, formsOf } from "./format";
import { NUMBER_UNITS, type Reading, type Unit } from "./reading";

type Extra = Partial<Omit<Reading, "value" | "unit" | "source">>;
const format = (value: number | string, unit: Unit, form?: string, extra: Extra = {}) =>
  formatConstant({ value, unit, ...extra }, form);

describe("formatConstant", () => {
  it.each<[number | string, Unit, Extra, string]>([
    [12, "usd", {}, "$12"],
    [0, "usd", {}, "$0"],
    [0.05, "usd", { per: "minute" }, "$0.05 a minute"],
    [12.5, "usd", {}, "$12.50"],
    [0.005, "usd", {}, "$0.005"],
    [1234, "usd", {}, "$1,234"],
    [-5, "usd", {}, "-$5"],
    [12, "usd", { per: "month" }, "$12 a month"],
    [12, "usd", { per: "hour" }, "$12 an hour"],
    [4, "usd", { per: "user per month" }, "$4 per user per month"],
    [10, "usd", { per: "month", qualifier: "about" }, "about $10 a month"],
    [8, "usd", { per: "month", qualifier: "from" }, "from $8 a month"],
    [10, "usd", { to: 20 }, "$10–$20"],
    [99.9, "percent", {}, "99.9%"],
    [3, "percent", { qualifier: "under" }, "under 3%"],
    [99, "percent", { qualifier: "plus" }, "99%+"],
    [10, "percent", { to: 20 }, "10–20%"],
    [4.9, "rating", {}, "4.9"],
    [1, "ordinal", {}, "1st"],
    [2, "ordinal", {}, "2nd"],
    [3, "ordinal", {}, "3rd"],
    [6, "ordinal", {}, "6th"],
    [11, "ordinal", {}, "11th"],
    [5, "members", { qualifier: "up-to" }, "up to five people"],
    [1, "members", {}, "one person"],
    [1, "apps", { qualifier: "plus" }, "1+ apps"],
    [2, "minutes", { qualifier: "under" }, "under two minutes"],
    [14, "days", {}, "14 days"],
    [4.5, "days", {}, "4.5 days"],
    [0, "days", {}, "zero days"],
    [-1, "days", {}, "-1 days"],
    [3, "business-days", { to: 7 }, "3–7 business days"],
    [40, "countries", { qualifier: "plus" }, "40+ countries"],
    [10000, "users", { qualifier: "plus" }, "10,000+ users"],
    [1e21, "users", {}, "1,000,000,000,000,000,000,000 users"],
    [0.1 + 0.2, "users", {}, "0.30000000000000004 users"],
    [200, "minutes", { per: "month", noun: ["voice minute", "voice minutes"] }, "200 voice minutes a month"],
    [0, "usd", { phrases: { none: "no setup fee" } }, "no setup fee"],
    [20, "usd", { phrases: { none: "no setup fee", whole: "a setup fee of {}" } }, "a setup fee of $20"],
    ["Included", "text", {}, "Included"],
    ["all", "plan-tag", {}, "All plans"],
    ["standard", "plan-tag", { plans: "Standard and Enterprise" }, "Standard and Enterprise"],
    ["2025-10-12", "date", {}, "October 12, 2025"],
  ])("formats %s %s %j as %s", (value, unit, extra, expected) => {
    expect(format(value, unit, undefined, extra)).toBe(expected);
  });

  it.each<[number | string, Unit, string, Extra, string]>([
    [5, "members", "count", { qualifier: "up-to" }, "five people"],
    [200, "messages", "count", { per: "month" }, "200 texts"],
    [14, "days", "adjective", {}, "14-day"],
    [5, "minutes", "adjective", { qualifier: "about" }, "5-minute"],
    [12, "usd", "amount", { per: "month" }, "$12"],
    [40, "countries", "amount", { qualifier: "plus" }, "40+"],
    [3, "business-days", "amount", { to: 7 }, "3–7"],
    ["Custom", "text", "amount", {}, "Custom"],
    [10000, "users", "short", { qualifier: "plus" }, "10K+"],
    [10000, "users", "number", { qualifier: "plus" }, "10000"],
    [1000, "users", "number", { to: 2000 }, "1000–2000"],
    [1500000, "users", "short", {}, "1.5M"],
    [2500, "usd", "short", {}, "$2.5K"],
    [0.02, "usd", "short", {}, "$0.02"],
    [12, "usd", "short", {}, "$12"],
    [250, "users", "short", {}, "250"],
    [0.05, "usd", "number", {}, "0.05"],
    [12, "usd", "number", {}, "12"],
    [99.9, "percent", "number", {}, "99.9"],
    [6, "ordinal", "number", {}, "6"],
    ["Not included", "text", "lower", {}, "not included"],
    ["Pay-as-you-go", "text", "lower", {}, "pay-as-you-go"],
    ["24/7 dedicated", "text", "lower", {}, "24/7 dedicated"],
    ["TLS 1.3", "text", "lower", {}, "TLS 1.3"],
    ["AES-256", "text", "lower", {}, "AES-256"],
    ["all", "plan-tag", "lower", {}, "all plans"],
    ["standard", "plan-tag", "lower", { plans: "Standard and Enterprise" }, "Standard and Enterprise"],
    ["2025-10-12", "date", "iso", {}, "2025-10-12"],
    ["enterprise", "plan-tag", "tag", {}, "enterprise"],
    [12, "usd", "period", { per: "month" }, "per month"],
    [12, "usd", "label", { label: "Extra users" }, "Extra users"],
    [200, "messages", "cell", { per: "month" }, "200 per month"],
    [10, "participants", "cell", { qualifier: "up-to" }, "Up to 10"],
    ["Included", "text", "cell", {}, "Included"],
    [5, "members", "cell", { qualifier: "up-to", phrases: { cell: "Up to {} free" } }, "Up to 5 free"],
    [5, "members", "team", { phrases: { team: "a team of {words}" } }, "a team of five"],
    ["Custom", "text", "period", { phrases: { period: "agreed with you" } }, "agreed with you"],
  ])("formats %s %s in the form %s", (value, unit, form, extra, expected) => {
    expect(format(value, unit, form, extra)).toBe(expected);
  });

  it("formats every unit in each of its forms", () => {
    for (const unit of [...NUMBER_UNITS, "text", "plan-tag", "date"] as const) {
      const value =
        unit === "date" ? "2025-10-12" : unit === "plan-tag" ? "all" : unit === "text" ? "Email" : 7;
      const forms = formsOf({ value, unit });
      expect(forms.length).toBeGreaterThan(1);
      for (const form of forms) expect(format(value, unit, form)).not.toBe("");
    }
  });

  it("rejects a form that the unit does not have, and lists its forms", () => {
    const refusal = (unit: Unit, value: number | string, form: string) => {
      expect(() => format(value, unit, form)).toThrow(`There is no form "${form}"`);
      return formFault({ value, unit }, form)?.fix;
    };
    expect(refusal("users", 10, "shrt")).toMatchInlineSnapshot(`"Did you mean "short"?"`);
    expect(refusal("usd", 10, "word")).toMatchInlineSnapshot(
      `"Forms of this constant: whole, amount, short, number, cell."`,
    );
    expect(refusal("text", "Email", "constructor")).toMatchInlineSnapshot(
      `"Forms of this constant: text, lower, amount, cell."`,
    );
    expect(refusal("text", "Email", "")).toMatchInlineSnapshot(
      `"Forms of this constant: text, lower, amount, cell."`,
    );
  });
});
