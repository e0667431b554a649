import { expect, it } from "vitest";
import { clockValue, formatPercent, shareOf } from "./clock";

it("reads durations in seconds and times of day in minutes", () => {
  expect(clockValue("1:24")).toBe(84);
  expect(clockValue("23:15")).toBe(1395);
});

it("limits a position to its duration", () => {
  expect(shareOf("0:16", "0:32")).toBe(0.5);
  expect(shareOf("2:00", "1:00")).toBe(1);
  expect(shareOf("0:00", "0:00")).toBe(0);
});

it("formats a share as a percentage", () => {
  expect(formatPercent(1 / 3)).toBe("33.3%");
});
