import { expect, it } from "vitest";
import { clockValue, formatPercent, shareOf, timeOfDay } from "./clock";

it.each([
  ["00:05", "12:05\u00a0am"],
  ["9:30", "9:30\u00a0am"],
  ["12:00", "12:00\u00a0pm"],
  ["13:05", "1:05\u00a0pm"],
  ["23:59", "11:59\u00a0pm"],
])("formats %s as %s", (time, said) => {
  expect(timeOfDay(time)).toBe(said);
});

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
