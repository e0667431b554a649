import { expect, it } from "vitest";
import { GLYPHS } from "./integration-mark";

const glyphs = Object.entries(GLYPHS);

it("no two services share a drawing", () => {
  expect(new Set(glyphs.map(([, { path }]) => path)).size).toBe(glyphs.length);
});

it.each(glyphs)("the dot of %s is within the tile", (_, { dot }) => {
  for (const place of dot) expect(Math.abs(place - 24)).toBeLessThan(16);
});
