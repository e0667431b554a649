import { expect, it } from "vitest";
import { unbroken } from "./section-heading";

it("keeps prices and times on one line, and nothing else", () => {
  expect(unbroken("At 7:40 pm, from $4 a month, in 10 amps")).toBe(
    "At 7:40\u00a0pm, from $4\u00a0a\u00a0month, in 10 amps",
  );
});
