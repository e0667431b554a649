/** A large tile is two columns wide and two rows high, so two small ones stand beside it. */
const BESIDE = 2;

/** Entries in the order in which their tiles stand in a bento of three columns. */
export interface Bento<T> {
  tiles: T[];
  /** Whether each large tile has two others beside it; where there are too few for that, it takes a whole row. */
  isRoomy: boolean;
  /** Tiles in the last row of small ones below the others; 0 where it is full. */
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
