import { beforeEach, describe, expect, it, vi } from "vitest";
import { remainingTime, windowEnd } from "./round";

const HOUR = 3_600_000;

/** Formats a local date and time, so that failures are readable. */
const local = (date: Date) => date.toLocaleString("sv-SE");

/** Runs the tests of a block in a time zone; Node reads TZ again when it changes. */
function inZone(zone: string) {
  beforeEach(() => void vi.stubEnv("TZ", zone));
}

describe("windowEnd", () => {
  inZone("UTC");

  it.each([
    ["the first moment of the year", "2026-01-01T00:00:00.000", "2026-01-04 00:00:00"],
    ["the middle of the first round", "2026-01-02T13:37:00.000", "2026-01-04 00:00:00"],
    ["the last millisecond of a round", "2026-01-03T23:59:59.999", "2026-01-04 00:00:00"],
    ["the end of a round, which begins the next", "2026-01-04T00:00:00.000", "2026-01-07 00:00:00"],
    ["the end of February", "2026-02-28T12:00:00.000", "2026-03-02 00:00:00"],
    ["a leap day", "2028-02-29T12:00:00.000", "2028-03-01 00:00:00"],
    ["the same day of a common year", "2027-03-01T00:00:00.000", "2027-03-02 00:00:00"],
  ])("returns the end of the round at %s", (_, now, end) => {
    expect(local(windowEnd(new Date(now)))).toBe(end);
  });

  it.each([
    // 365 = 121 × 3 + 2: the last round of a common year is December 30 and 31.
    ["a common year", "2026-12-30T00:00:00.000"],
    ["a common year's last millisecond", "2026-12-31T23:59:59.999"],
    // 366 = 122 × 3: a leap year comes out even.
    ["a leap year", "2028-12-29T00:00:00.000"],
    ["a leap year's last millisecond", "2028-12-31T23:59:59.999"],
  ])("ends the last round with %s", (_, now) => {
    const year = Number(now.slice(0, 4));
    expect(local(windowEnd(new Date(now)))).toBe(`${year + 1}-01-01 00:00:00`);
  });

  it.each([2026, 2028])("gives each day of %i an end at most three days ahead, three days apart", (year) => {
    const ends: number[] = [];
    for (let day = new Date(year, 0, 1); day.getFullYear() === year; day.setDate(day.getDate() + 1)) {
      const end = windowEnd(day).getTime();
      expect(end).toBeGreaterThan(day.getTime());
      expect(end - day.getTime()).toBeLessThanOrEqual(72 * HOUR);
      ends.push(end);
    }
    expect(new Set(ends).size).toBe(122);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  });

  it("accepts rounds of other lengths", () => {
    expect(local(windowEnd(new Date("2026-01-07T23:00:00"), 7))).toBe("2026-01-08 00:00:00");
    expect(local(windowEnd(new Date("2026-05-05T05:05:05"), 1))).toBe("2026-05-06 00:00:00");
    expect(local(windowEnd(new Date("2026-05-05T05:05:05"), 400))).toBe("2027-01-01 00:00:00");
  });

  it("does not modify the given date", () => {
    const now = new Date("2026-12-31T10:00:00");
    windowEnd(now);
    expect(local(now)).toBe("2026-12-31 10:00:00");
  });
});

describe.each([
  "America/New_York",
  "Europe/Berlin",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "America/Santiago",
])("in %s", (zone) => {
  inZone(zone);

  it("ends every round of a year at the visitor's midnight, through both daylight saving changes", () => {
    for (let day = 0; day < 365; day += 3) {
      const end = windowEnd(new Date(2026, 0, 1 + day, 12));
      const wanted = day === 363 ? new Date(2027, 0, 1) : new Date(2026, 0, 4 + day);
      expect(local(end)).toBe(local(wanted));
    }
  });
});

describe("remainingTime", () => {
  inZone("America/New_York");

  it("splits the time into days, hours, minutes and seconds", () => {
    expect(remainingTime(new Date(2026, 0, 1))).toEqual({ days: 3, hours: 0, minutes: 0, seconds: 0 });
    expect(remainingTime(new Date(2026, 0, 1, 1, 2, 3))).toEqual({
      days: 2,
      hours: 22,
      minutes: 57,
      seconds: 57,
    });
  });

  it("shows the last second until the round is over, and never zero", () => {
    const last = { days: 0, hours: 0, minutes: 0, seconds: 1 };
    expect(remainingTime(new Date(2026, 0, 3, 23, 59, 59, 0))).toEqual(last);
    expect(remainingTime(new Date(2026, 0, 3, 23, 59, 59, 999))).toEqual(last);
    expect(remainingTime(new Date(2026, 0, 4))).toEqual({ days: 3, hours: 0, minutes: 0, seconds: 0 });
  });

  it("restarts on January 1", () => {
    expect(remainingTime(new Date(2026, 11, 31, 23, 59, 58))).toEqual({
      days: 0,
      hours: 0,
      minutes: 0,
      seconds: 2,
    });
    expect(remainingTime(new Date(2027, 0, 1))).toEqual({ days: 3, hours: 0, minutes: 0, seconds: 0 });
  });

  it("includes the hour that a daylight saving change removes or adds", () => {
    // New York 2026: clocks go forward on March 8 and back on November 1.
    expect(local(windowEnd(new Date(2026, 2, 8)))).toBe("2026-03-11 00:00:00");
    expect(remainingTime(new Date(2026, 2, 8))).toEqual({ days: 2, hours: 23, minutes: 0, seconds: 0 });
    expect(local(windowEnd(new Date(2026, 10, 1)))).toBe("2026-11-03 00:00:00");
    expect(remainingTime(new Date(2026, 9, 31))).toEqual({ days: 3, hours: 1, minutes: 0, seconds: 0 });
  });
});
