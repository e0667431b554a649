/** Counts the parts that two lists or texts have in common at their beginnings, and of the other parts at their ends. */
export function commonEnds<Part>(
  a: ArrayLike<Part>,
  b: ArrayLike<Part>,
  isSame: (a: Part | undefined, b: Part | undefined) => boolean = Object.is,
): { start: number; end: number } {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && isSame(a[start], b[start])) start += 1;
  let end = 0;
  while (end < most - start && isSame(a[a.length - 1 - end], b[b.length - 1 - end])) end += 1;
  return { start, end };
}
