import { describe, expect, it } from "vitest";
import { arrangeBento } from "./layout";

/** Creates entries from letters: capitals have a picture. */
const entries = (letters: string) =>
  [...letters].map((letter) => (/[A-Z]/.test(letter) ? { letter, visual: {} } : { letter }));

const arranged = (letters: string) => {
  const { tiles, hasSideTiles, remainder } = arrangeBento(entries(letters));
  return `${tiles.map(({ letter }) => letter).join("")} ${hasSideTiles ? "beside" : "rows"} ${remainder}`;
};

describe("arrangeBento", () => {
  it("puts two small tiles beside each large one", () => {
    expect(arranged("Aab")).toBe("Aab beside 0");
    expect(arranged("AabcdB")).toBe("AabBcd beside 0");
  });

  it("puts large tiles first and keeps the order of the others", () => {
    expect(arranged("abcdA")).toBe("Aabcd beside 2");
  });

  it("returns the number of tiles in the last row", () => {
    expect(arranged("Aabc")).toBe("Aabc beside 1");
    expect(arranged("abcde")).toBe("abcde beside 2");
  });

  it("spreads large tiles over whole rows when there are too few small tiles to put beside them", () => {
    expect(arranged("aAB")).toBe("ABa rows 1");
    expect(arranged("ABC")).toBe("ABC rows 0");
  });

  it("uses every entry once and fills every row, for any mix of entries", () => {
    for (let count = 3; count <= 9; count++) {
      for (let mask = 0; mask < 2 ** count; mask++) {
        const items = Array.from({ length: count }, (_, id) =>
          mask & (1 << id) ? { id, visual: {} } : { id },
        );
        const { tiles, hasSideTiles, remainder } = arrangeBento(items);
        expect(new Set(tiles)).toEqual(new Set(items));
        const cells = tiles.reduce((sum, tile) => sum + ("visual" in tile ? (hasSideTiles ? 4 : 3) : 1), 0);
        expect((cells - remainder) % 3).toBe(0);
        // Large tiles alternate sides by their position in the list.
        const places = tiles.flatMap((tile, place) => ("visual" in tile ? [place] : []));
        if (hasSideTiles) expect(places).toEqual(places.map((_, index) => index * 3));
      }
    }
  });
});
