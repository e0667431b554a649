import { expect, it } from "vitest";
import { constants } from "./constants.fixture";
import { dataKey } from "./keys";
import { type OutputContext, unexplainedIn } from "./output";

const unexplained = (text: string, more: Partial<OutputContext> = {}) =>
  unexplainedIn(text, { constants, ...more }).map((quantity) => quantity.text);

it("accepts figures in a built text that a constant or one of its sources states", () => {
  const statedKeys = new Set(["minutes 90000"]);
  for (const text of ["$12 a month", "two weeks", "9 minutes", "3–7 business days"])
    expect(unexplained(text, { statedKeys })).toEqual([]);
});

it("accepts an alternate reading only on the pages that state it", () => {
  expect(unexplained("from $8", { route: "/faq" })).toEqual([]);
  expect(unexplained("from $8", { route: "/pricing" })).toEqual(["$8"]);
});

it("accepts a year that is a number of a source", () => {
  const text = "The company was founded in 2018.";
  expect(unexplained(text)).toEqual(["founded in 2018"]);
  expect(unexplained(text, { statedKeys: new Set([dataKey(2018)]) })).toEqual([]);
});

it("reports any other figure", () => {
  expect(unexplained("Standard: $\u200b13\u200b a month")).toEqual(["$\u200b13"]);
});
