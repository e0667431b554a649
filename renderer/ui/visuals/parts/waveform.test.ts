import { describe, expect, it } from "vitest";
import { speakerTurns, speechBars, WAVE_HEIGHT, wavePath } from "./waveform";

describe("speechBars", () => {
  it("returns the same bars for the same text, and other bars for another text", () => {
    expect(speechBars("Grace Okafor", 54)).toEqual(speechBars("Grace Okafor", 54));
    expect(speechBars("Grace Okafor", 54)).not.toEqual(speechBars("Marta Ruiz", 54));
  });

  it.each(["", "M", "Zoë 北京"])("keeps every bar visible and inside the drawing for %j", (seed) => {
    const bars = speechBars(seed, 200);
    expect(bars).toHaveLength(200);
    expect(Math.min(...bars)).toBeGreaterThanOrEqual(0.06);
    expect(Math.max(...bars)).toBeLessThanOrEqual(1);
  });
});

it("includes turns of both speakers", () => {
  expect(new Set(speakerTurns("Kitchen survey", 64)).size).toBe(2);
});

describe("wavePath", () => {
  it("draws the given bars, each centered vertically", () => {
    expect(wavePath([1, 0.5, 0.1], 1)).toBe(
      `M1.5 ${WAVE_HEIGHT / 2 - 9}v18M2.5 ${WAVE_HEIGHT / 2 - 1.8}v3.6`,
    );
  });

  it("returns an empty path for no bars", () => {
    expect(wavePath([])).toBe("");
  });
});
