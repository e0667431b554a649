import { expect, it } from "vitest";
import { dateInWords } from "./date-in-words";

it.each([
  ["2026", "2026"],
  ["2026-08", "August 2026"],
  ["2026-11-20", "November 20, 2026"],
])("formats the date %s as %s", (date, words) => {
  expect(dateInWords(date)).toBe(words);
});
