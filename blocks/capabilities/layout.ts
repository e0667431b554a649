/** Number of small tiles beside a large one, which is two columns wide and two rows high. */
const BESIDE = 2;

/** Entries in the order of their tiles in a bento grid of three columns. */
export interface Bento<T> {
  tiles: T[];
  /** Whether each large tile has two small ones beside it; if there are too few for that, it spans a whole row. */
  isRoomy: boolean;
  /** Number of tiles in the last row of small ones; 0 if the row is full. */
  left: number;
}

/** Arranges entries so that no cell stays empty: those with a picture are large, and come first. */
export function bento<T extends { visual?: unknown }>(items: readonly T[]): Bento<T> {
  const large = items.filter((item) => item.visual !== undefined);
  const small = items.filter((item) => item.visual === undefined);
  const isRoomy = small.length >= large.length * BESIDE;
  const beside = isRoomy ? BESIDE : 0;
  const bands = large.flatMap((item, index) => [item, ...small.slice(index * beside, (index + 1) * beside)]);
  const rest = small.slice(large.length * beside);
  return { tiles: [...bands, ...rest], isRoomy, left: rest.length % 3 };
}
