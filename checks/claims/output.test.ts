import { expect, it } from "vitest";
import { constants } from "./constants.fixture";
import { type OutputContext, unexplainedIn } from "./output";

const unexplained = (text: string, more: Partial<OutputContext> = {}) =>
  unexplainedIn(text, { constants, ...more }).map((quantity) => quantity.text);

it("lets a built text say what a constant or one of its sources says", () => {
  const statedKeys = new Set(["minutes 90000"]);
  for (const text of ["$12 a month", "two weeks", "9 minutes", "3–7 business days"])
    expect(unexplained(text, { statedKeys })).toEqual([]);
});

it("lets it say another reading on the pages that state it", () => {
  expect(unexplained("from $8", { route: "/faq" })).toEqual([]);
  expect(unexplained("from $8", { route: "/pricing" })).toEqual(["$8"]);
});

it("lets it say nothing else", () => {
  expect(unexplained("Standard: $\u200b13\u200b a month")).toEqual(["$\u200b13"]);
});
