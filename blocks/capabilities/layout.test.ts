import { describe, expect, it } from "vitest";
import { bento, type Size } from "./layout";

/** Entries from letters: capitals have a picture. */
const entries = (letters: string) =>
  [...letters].map((letter) => (/[A-Z]/.test(letter) ? { letter, visual: {} } : { letter }));

const arranged = (letters: string) =>
  bento(entries(letters))
    .map(({ item, size }) => `${item.letter}:${size}`)
    .join(" ");

const CELLS: Record<Size, number> = { start: 4, end: 4, row: 3, one: 1, two: 2, three: 3 };

describe("bento", () => {
  it("puts two small tiles beside each large one, which changes sides", () => {
    expect(arranged("Aab")).toBe("A:start a:one b:one");
    expect(arranged("AabcdB")).toBe("A:start a:one b:one B:end c:one d:one");
  });

  it("puts large tiles first and keeps the order of the others", () => {
    expect(arranged("abcdA")).toBe("A:start a:one b:one c:one d:two");
  });

  it("stretches the last small tile over the rest of its row", () => {
    expect(arranged("Aabc")).toBe("A:start a:one b:one c:three");
    expect(arranged("abcde")).toBe("a:one b:one c:one d:one e:two");
  });

  it("gives large tiles whole rows where too few others stand beside them", () => {
    expect(arranged("aAB")).toBe("A:row B:row a:three");
    expect(arranged("ABC")).toBe("A:row B:row C:row");
  });

  it("uses every entry once and fills every row, whatever the entries", () => {
    for (let count = 3; count <= 9; count++) {
      for (let mask = 0; mask < 2 ** count; mask++) {
        const items = Array.from({ length: count }, (_, id) =>
          mask & (1 << id) ? { id, visual: {} } : { id },
        );
        const tiles = bento(items);
        expect(new Set(tiles.map(({ item }) => item))).toEqual(new Set(items));
        expect(tiles.reduce((sum, { size }) => sum + CELLS[size], 0) % 3).toBe(0);
      }
    }
  });
});
