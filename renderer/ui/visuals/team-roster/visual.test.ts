import { expect, it } from "vitest";
import { workingSpans } from "./visual";

it("puts the current time in the middle of the line", () => {
  expect(workingSpans({ time: "12:00", from: "12:00", until: "18:00" })).toEqual([[0.5, 0.25]]);
  expect(workingSpans({ time: "15:00", from: "09:00", until: "15:00" })).toEqual([[0.25, 0.25]]);
});

it("continues at the start of the line when a shift passes its end", () => {
  expect(workingSpans({ time: "00:00", from: "09:00", until: "15:00" })).toEqual([
    [0.875, 0.125],
    [0, 0.125],
  ]);
});

it("handles a shift over midnight", () => {
  expect(workingSpans({ time: "22:00", from: "22:00", until: "04:00" })).toEqual([[0.5, 0.25]]);
});
