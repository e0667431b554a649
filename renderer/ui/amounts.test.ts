import { expect, it } from "vitest";
import { counted, money } from "./amounts";

it("writes cents only where an amount has some", () => {
  expect([money(250), money(249.5), money(19.95)]).toEqual(["$250", "$249.50", "$19.95"]);
});

it("writes an amount in its own currency", () => {
  expect([money(299, "INR"), money(7.5, "GBP")]).toEqual(["₹299", "£7.50"]);
});

it("counts one, none and many", () => {
  expect([counted(1, "carrier"), counted(0, "plan")]).toEqual(["1 carrier", "0 plans"]);
  expect([counted(1, "person", "people"), counted(1200, "person", "people")]).toEqual([
    "1 person",
    "1,200 people",
  ]);
});
