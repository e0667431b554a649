import { expect, it } from "vitest";
import { type Constants, loadConstants } from "./constants";
import { LEAF, read } from "./constants.fixture";
import { planNamePattern, planPricedBy, plansOf } from "./plans";

const constants = loadConstants(new URL("..", import.meta.url).pathname);

it("returns the plans that have a price in the constants, from the smallest to the largest", () => {
  expect(plansOf(constants)).toEqual([
    { id: "lite", name: "Lite", rank: 0 },
    { id: "standard", name: "Standard", rank: 1 },
    { id: "enterprise", name: "Enterprise", rank: 2 },
  ]);
  expect(planPricedBy("plans.lite.price")).toBe("lite");
  expect(planPricedBy("plans.lite.listPrice")).toBeUndefined();
  expect(planPricedBy("addOns.plans.lite.price")).toBeUndefined();
});

it("takes the names of plans from the constants", () => {
  const { constants: renamed } = read({
    plans: {
      lite: { name: { value: "Solo", unit: "text", source: "1" }, price: LEAF },
      standard: { price: LEAF },
    },
  });
  expect(plansOf(renamed).map(({ name }) => name)).toEqual(["Solo", "Standard"]);
  expect(planNamePattern(renamed).test("With Solo")).toBe(true);
});

it("finds the name of a plan as it is written on the page", () => {
  expect(planNamePattern(constants).exec("On Standard and Lite")?.[0]).toBe("Standard");
  expect(planNamePattern(constants).test("elite, a standard set, Enterprises")).toBe(false);
});

it("finds no names if there are no plans", () => {
  const none: Constants = new Map();
  expect(plansOf(none)).toEqual([]);
  expect(planNamePattern(none).test("Lite, or nothing at all")).toBe(false);
});
