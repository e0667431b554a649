import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import DayStory from "./block";
import type { DayStoryProps } from "./props.gen";

const day = (...times: string[]): DayStoryProps["before"] => ({
  label: "A day",
  summary: "It passes.",
  moments: times.map((time) => ({ time, text: `At ${time}` })),
});

/** Returns the row of every moment in the order of the page: before, then after. */
function rows(before: DayStoryProps["before"], after: DayStoryProps["after"]): string[] {
  const html = renderToStaticMarkup(<DayStory heading="Two days" before={before} after={after} />);
  return [...html.matchAll(/<li class="[^"]*lg:row-start-(\d+)"><time dateTime="([\d:]+)"/g)].map(
    ([, row, time]) => `${time} in row ${row}`,
  );
}

it("puts equal times of both days into one row, and sorts the others by time", () => {
  expect(rows(day("07:50", "12:40", "20:30"), day("07:50", "17:30", "20:30"))).toEqual([
    "07:50 in row 1",
    "12:40 in row 2",
    "20:30 in row 4",
    "07:50 in row 1",
    "17:30 in row 3",
    "20:30 in row 4",
  ]);
});

it("has enough rows for the maximum number of moments of the schema", () => {
  const early = ["06:00", "07:00", "08:00", "09:00", "10:00", "11:00"];
  const late = ["12:00", "13:00", "14:00", "15:00", "16:00", "17:00"];
  expect(rows(day(...early), day(...late)).at(-1)).toBe("17:00 in row 12");
});
