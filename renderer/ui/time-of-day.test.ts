import { expect, it } from "vitest";
import { timeOfDay } from "./time-of-day";

it.each([
  ["00:05", "12:05\u00a0am"],
  ["9:30", "9:30\u00a0am"],
  ["12:00", "12:00\u00a0pm"],
  ["13:05", "1:05\u00a0pm"],
  ["23:59", "11:59\u00a0pm"],
])("formats %s as %s", (time, said) => {
  expect(timeOfDay(time)).toBe(said);
});
