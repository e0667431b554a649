/**
 * Memoizes a function by its first argument, for the lifetime of that object: an open site, a set of constants, the texts
 * of a page. The object must not change.
 *
 * @param ask the function; its further arguments must be the same in each call
 */
export function once<K extends object, More extends unknown[], T>(
  ask: (about: K, ...more: More) => T,
): (about: K, ...more: More) => T {
  const known = new WeakMap<K, { answer: T }>();
  return (about, ...more) => {
    const kept = known.get(about) ?? { answer: ask(about, ...more) };
    known.set(about, kept);
    return kept.answer;
  };
}
