/** What a tile covers of a bento with three columns; `start` and `end` are large tiles on the left and the right. */
export type Size = "start" | "end" | "row" | "one" | "two" | "three";

/** An entry with its size. */
export interface Tile<T> {
  item: T;
  size: Size;
}

const COLUMNS = 3;

/** A large tile is two columns wide and two rows high, so two small ones stand beside it. */
const BESIDE = 2;

/** Small tiles in rows of three; the last one stretches over what is left of its row. */
function rows<T>(items: readonly T[]): Tile<T>[] {
  const lastSize = (["one", "three", "two"] as const)[items.length % COLUMNS] ?? "one";
  return items.map((item, index) => ({ item, size: index === items.length - 1 ? lastSize : "one" }));
}

/**
 * Arranges entries in a bento of three columns so that no cell stays empty.
 *
 * Entries with a picture are large and come first, in turn on the left and on the right, each with two others beside
 * it. Where there are too few others for that, each large one takes a whole row.
 *
 * @returns every entry once, in the order in which the tiles stand
 */
export function bento<T extends { visual?: unknown }>(items: readonly T[]): Tile<T>[] {
  const large = items.filter((item) => item.visual !== undefined);
  const small = items.filter((item) => item.visual === undefined);
  if (small.length < large.length * BESIDE) {
    return [...large.map((item) => ({ item, size: "row" as const })), ...rows(small)];
  }
  const bands = large.flatMap((item, index): Tile<T>[] => [
    { item, size: index % 2 === 0 ? "start" : "end" },
    ...small
      .slice(index * BESIDE, (index + 1) * BESIDE)
      .map((other) => ({ item: other, size: "one" as const })),
  ]);
  return [...bands, ...rows(small.slice(large.length * BESIDE))];
}
