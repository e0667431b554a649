import { describe, expect, it } from "vitest";
import { BAR_COUNT, waveformOf } from "./sound";

const moment = (at: string, speaker: "ring" | "caller" | "dlores") => ({
  at,
  speaker,
  heard: "x",
  meanwhile: "y",
});

describe("waveformOf", () => {
  it("assigns each moment the bars up to the next one, and the last moment the average length of the others", () => {
    const { bars, stretches } = waveformOf([
      moment("0:00", "ring"),
      moment("0:10", "dlores"),
      moment("0:20", "caller"),
    ]);
    expect(stretches.map(({ first, end }) => [first, end])).toEqual([
      [0, 22],
      [22, 44],
      [44, 66],
    ]);
    expect(bars).toHaveLength(BAR_COUNT);
  });

  it("draws silence only while the phone rings", () => {
    const { bars } = waveformOf([moment("0:00", "ring"), moment("0:10", "dlores"), moment("0:20", "caller")]);
    expect(new Set(bars.slice(0, 22)).size).toBe(1);
    expect(new Set(bars.slice(22)).size).toBeGreaterThan(10);
  });

  it("counts from the first moment, regardless of its time", () => {
    const late = waveformOf([moment("1:40", "ring"), moment("1:45", "dlores"), moment("2:00", "caller")]);
    expect(late.stretches[0]?.share).toBe(0);
    expect(late.stretches[1]?.share).toBeCloseTo(5 / 30);
  });

  it("returns finite values for moments at the same second", () => {
    const { bars, stretches } = waveformOf([
      moment("0:05", "ring"),
      moment("0:05", "dlores"),
      moment("0:05", "caller"),
    ]);
    expect(bars.every(Number.isFinite)).toBe(true);
    expect(stretches.every(({ share }) => Number.isFinite(share))).toBe(true);
  });
});
