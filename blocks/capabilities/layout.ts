/** Number of small tiles beside a large one, which is two columns wide and two rows high. */
const SMALL_TILES_PER_LARGE = 2;

/**
 * Arranges entries in a bento grid of three columns so that no cell stays empty: those with a picture are large, and come
 * first.
 *
 * @returns the entries in the order of their tiles; whether each large tile has two small ones beside it (if there are too
 *   few for that, it spans a whole row); and the number of tiles in the last row of small ones, 0 if the row is full
 */
export function arrangeBento<T extends { visual?: unknown }>(items: readonly T[]) {
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
