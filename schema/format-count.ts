/** Formats a count with its noun: `1 page`, `3 pages`, `2 entries`. */
export const formatCount = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
