/**
 * Memoizes a function by its first argument, for the lifetime of that object: an open site, a set of constants, the texts
 * of a page. The object must not change.
 *
 * @param compute the function; its further arguments must be the same in each call
 */
export function memoize<K extends object, More extends unknown[], T>(
  compute: (about: K, ...more: More) => T,
): (about: K, ...more: More) => T {
  const cache = new WeakMap<K, { value: T }>();
  return (about, ...more) => {
    const cached = cache.get(about) ?? { value: compute(about, ...more) };
    cache.set(about, cached);
    return cached.value;
  };
}
