import { describe, expect, it } from "vitest";
import { type JsonObject, parseJson } from "../schema/json-document";
import { checkArithmetic } from "./arithmetic";
import { CONSTANTS_FILE, loadConstants, readConstants } from "./constants";

const ROOT = new URL("..", import.meta.url).pathname;
const real = loadConstants(ROOT);

/** The faults after one constant of the real file has been replaced, or removed with `undefined`. */
function faultsWith(key: string, leaf: JsonObject | undefined): string {
  const value = JSON.parse(real.document.text) as JsonObject;
  const steps = key.split(".");
  const last = steps.pop() ?? "";
  const group = steps.reduce((node, step) => node[step] as JsonObject, value);
  if (leaf) group[last] = leaf;
  else delete group[last];
  const document = parseJson(CONSTANTS_FILE, JSON.stringify(value, null, 2));
  return checkArithmetic(readConstants(document).constants, document)
    .map(({ where, line, column, length, message, fix }) => {
      const slice = document.text.split("\n")[line - 1]?.slice(column - 1, column - 1 + length);
      return `${where} [${slice}] ${message} ${fix}`;
    })
    .join("\n");
}

const number = (value: number, unit: string) => ({ value, unit, source: "9" });

describe("checkArithmetic", () => {
  it("finds the site's own sums right", () => {
    expect(checkArithmetic(real.constants, real.document)).toEqual([]);
  });

  it("shows the sum of a discounted price", () => {
    expect(faultsWith("plans.lite.price", number(5, "usd"))).toMatchInlineSnapshot(
      `"plans.lite.price [5] Lite: $10 less 60% is $4, but price says $5. Correct "plans.lite.price", or "plans.lite.listPrice" or "plans.discount"."`,
    );
    expect(faultsWith("plans.standard.listPrice", number(33, "usd"))).toMatchInlineSnapshot(
      `"plans.standard.price [12] Standard: $33 less 60% is $13.20, but price says $12. Correct "plans.standard.price", or "plans.standard.listPrice" or "plans.discount"."`,
    );
  });

  it("shows every sum that a changed discount breaks", () => {
    expect(faultsWith("plans.discount", number(50, "percent"))).toMatchInlineSnapshot(
      `"plans.discount [50] Lite: $10 less 50% is $5, but price says $4. Standard: $30 less 50% is $15, but price says $12. Correct "plans.discount" here, or change "plans.lite.price" to 5 and "plans.standard.price" to 15."`,
    );
  });

  it("rounds a price to cents", () => {
    expect(faultsWith("plans.lite.listPrice", number(9.99, "usd"))).toBe("");
    expect(faultsWith("plans.lite.listPrice", number(9.96, "usd"))).toContain("is $3.98, but price says $4.");
  });

  it("shows the annual saving", () => {
    expect(faultsWith("plans.standard.annualSaving", number(20, "percent"))).toMatchInlineSnapshot(
      `"plans.standard.annualSaving [20] Standard: $10 instead of $12 saves 17%, but annualSaving says 20%. Correct "plans.standard.annualSaving", or "plans.standard.price" or "plans.standard.annualPrice"."`,
    );
    expect(faultsWith("plans.standard.annualPrice", number(9, "usd"))).toMatchInlineSnapshot(
      `"plans.standard.annualSaving [17] Standard: $9 instead of $12 saves 25%, but annualSaving says 17%. Correct "plans.standard.annualSaving", or "plans.standard.price" or "plans.standard.annualPrice"."`,
    );
  });

  it("compares facts that stand in two places", () => {
    expect(faultsWith("plans.standard.trial", number(30, "days"))).toMatchInlineSnapshot(
      `"plans.standard.trial [30] claims.trial is 14, but trial says 30. Correct "plans.standard.trial", or "claims.trial"."`,
    );
    expect(faultsWith("plans.lite.freeMembers", number(3, "members"))).toMatchInlineSnapshot(
      `"plans.lite.freeMembers [3] claims.freeMembers is 5, but freeMembers says 3. Correct "plans.lite.freeMembers", or "claims.freeMembers"."`,
    );
    expect(faultsWith("addOns.extraUserFrom", number(5, "ordinal"))).toMatchInlineSnapshot(
      `"addOns.extraUserFrom [5] With 5 free team members, user 6 is the first to be paid for, but extraUserFrom says 5th. Correct "addOns.extraUserFrom", or "claims.freeMembers"."`,
    );
  });

  it("asks for a constant that is missing, once", () => {
    expect(faultsWith("plans.standard.price", undefined)).toMatchInlineSnapshot(
      `"plans.standard.price [{] "plans.standard.price" is missing, so it cannot be checked. Add "plans.standard.price"."`,
    );
    expect(faultsWith("plans.discount", undefined)).toMatchInlineSnapshot(
      `"plans.discount [{] "plans.discount" is missing, so "plans.lite.price" cannot be checked. Add "plans.discount"."`,
    );
  });

  it("asks for a number where a price is in words", () => {
    expect(
      faultsWith("plans.lite.price", { value: "Custom", unit: "text", source: "9" }),
    ).toMatchInlineSnapshot(
      `"plans.lite.price ["Custom"] "plans.lite.price" is "Custom", but a sum needs a number. Give it a number and a unit."`,
    );
  });

  it("leaves a broken leaf and a broken document to the reader", () => {
    expect(faultsWith("plans.lite.price", { value: "4", unit: "usd", source: "9" })).toBe("");
    const document = parseJson(CONSTANTS_FILE, "{");
    expect(checkArithmetic(readConstants(document).constants, document)).toEqual([]);
  });
});

describe("plans that the specification does not name", () => {
  const withPlan = (plan: JsonObject) => {
    const value = JSON.parse(real.document.text) as JsonObject;
    (value.plans as JsonObject).plus = plan;
    return parseJson(CONSTANTS_FILE, JSON.stringify(value, null, 2));
  };
  const messagesFor = (plan: JsonObject) => {
    const document = withPlan(plan);
    return checkArithmetic(readConstants(document).constants, document).map(({ message }) => message);
  };

  it("are held to the same sums", () => {
    const plan = { price: number(9, "usd"), listPrice: number(20, "usd"), annualPrice: number(6, "usd") };
    expect(messagesFor({ ...plan, annualSaving: number(30, "percent") })).toMatchInlineSnapshot(`
      [
        "Plus: $20 less 60% is $8, but price says $9.",
      ]
    `);
  });

  it("need not have every price", () => {
    expect(messagesFor({ price: number(9, "usd") })).toEqual([]);
  });
});
