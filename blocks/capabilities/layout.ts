/** Number of small tiles beside a large one, which is two columns wide and two rows high. */
const SMALL_TILES_PER_LARGE = 2;

/** Entries in the order of their tiles in a bento grid of three columns. */
export interface Bento<T> {
  tiles: T[];
  /** Whether each large tile has two small ones beside it; if there are too few for that, it spans a whole row. */
  hasSideTiles: boolean;
  /** Number of tiles in the last row of small ones; 0 if the row is full. */
  remainder: number;
}

/** Arranges entries so that no cell stays empty: those with a picture are large, and come first. */
export function arrangeBento<T extends { visual?: unknown }>(items: readonly T[]): Bento<T> {
  const large = items.filter((item) => item.visual !== undefined);
  const small = items.filter((item) => item.visual === undefined);
  const hasSideTiles = small.length >= large.length * SMALL_TILES_PER_LARGE;
  const sideTileCount = hasSideTiles ? SMALL_TILES_PER_LARGE : 0;
  const bands = large.flatMap((item, index) => [
    item,
    ...small.slice(index * sideTileCount, (index + 1) * sideTileCount),
  ]);
  const rest = small.slice(large.length * sideTileCount);
  return { tiles: [...bands, ...rest], hasSideTiles, remainder: rest.length % 3 };
}
