import { describe, expect, it } from "vitest";
import { quantitiesIn } from "../quantities/quantities";
import { constants } from "./constants.fixture";
import { constantsAbout, exactToken, nearestOf, tokenFor } from "./matching-constants";

const quantity = (text: string) => {
  const [first] = quantitiesIn(text);
  if (!first) throw new Error(`There is no quantity in "${text}".`);
  return first;
};
const keys = (text: string) => constantsAbout(text, quantity(text), constants).map(({ key }) => key);

describe("constantsAbout", () => {
  it("returns only constants of the plan that the words name", () => {
    expect(keys("Lite has a price of $11")).toEqual(["plans.lite.price"]);
    expect(keys("Standard, annual price: $10")).toEqual([
      "plans.standard.price",
      "plans.standard.listPrice",
      "plans.standard.annualPrice",
      "plans.standard.minuteOverage",
    ]);
  });

  it("compares the unit, and returns each fact once", () => {
    expect(keys("15 days")).toEqual(["claims.trial"]);
    expect(keys("14 minutes")).toEqual([]);
  });
});

describe("nearestOf", () => {
  const nearest = (text: string) =>
    nearestOf(constantsAbout(text, quantity(text), constants), quantity(text), text)?.key;

  it("prefers constants that the words name to those with a nearer value", () => {
    expect(nearest("Annual price: $11.50")).toBe("plans.standard.annualPrice");
    expect(nearest("The price is $14")).toBe("plans.standard.price");
  });

  it("returns undefined without constants", () => {
    expect(nearestOf([], quantity("$11"), "$11")).toBeUndefined();
  });
});

const constant = (key: string) => {
  const found = constants.get(key);
  if (!found) throw new Error(`There is no constant ${key}.`);
  return found;
};

it("writes the token in the form of the quantity", () => {
  expect(tokenFor(constant("claims.users"), quantity("10K+ users"))).toBe("{{claims.users}}");
  expect(tokenFor(constant("claims.trial"), quantity("14-day"))).toBe("{{claims.trial|adjective}}");
});

it("returns an exact token only if the token writes the same characters", () => {
  const exact = (text: string, key = "claims.trial") => exactToken(constant(key), quantity(text), text);
  expect(exact("For 14 days.")).toEqual({ text: "{{claims.trial}}", offset: 4, length: 7 });
  expect(exact("A 14-day trial.")).toEqual({ text: "{{claims.trial|adjective}}", offset: 2, length: 6 });
  expect(exact("14.0 days")).toBeUndefined();
  const key = "plans.standard.voiceMinutes";
  expect(exact("200 minutes", key)).toEqual({ text: `{{${key}|count}}`, offset: 0, length: 11 });
});
