import { expect, it } from "vitest";
import { GLYPHS } from "./integration-mark";

const glyphs = Object.entries(GLYPHS);

it("has a different drawing for each service", () => {
  expect(new Set(glyphs.map(([, { path }]) => path)).size).toBe(glyphs.length);
});

it.each(glyphs)("places the dot of %s within the tile", (_, { dot }) => {
  for (const place of dot) expect(Math.abs(place - 24)).toBeLessThan(16);
});
