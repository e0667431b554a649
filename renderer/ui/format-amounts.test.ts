import { expect, it } from "vitest";
import { formatCount, formatMoney } from "./format-amounts";

it("formats cents only if an amount has some", () => {
  expect([formatMoney(250), formatMoney(249.5), formatMoney(19.95)]).toEqual(["$250", "$249.50", "$19.95"]);
});

it("formats an amount in its own currency", () => {
  expect([formatMoney(299, "INR"), formatMoney(7.5, "GBP")]).toEqual(["₹299", "£7.50"]);
});

it("formats counts in the singular and the plural", () => {
  expect([formatCount(1, "carrier"), formatCount(0, "plan")]).toEqual(["1 carrier", "0 plans"]);
  expect([formatCount(1, "person", "people"), formatCount(1200, "person", "people")]).toEqual([
    "1 person",
    "1,200 people",
  ]);
});
