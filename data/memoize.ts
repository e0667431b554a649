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

/** Maximum number of characters in a cache: twice those of our 45 pages and their data. */
const MAX_CACHED_CHARACTERS = 500_000;

/** Copies a text. A slice of a longer string would keep that string in memory, such as the HTML of a page. */
const copyOf = (text: string): string => `\0${text}`.slice(1);

/**
 * Memoizes a function of a text: two rules call the same function, pages repeat texts, and a save changes few of them.
 *
 * @param compute depends only on the text, and never throws
 */
export function memoizeByText<T extends object>(compute: (text: string) => T): (text: string) => T {
  const cache = new Map<string, T>();
  let size = 0;
  return (text) => {
    const cached = cache.get(text);
    if (cached) return cached;
    const own = copyOf(text);
    const result = compute(own);
    size += text.length;
    if (size > MAX_CACHED_CHARACTERS) {
      cache.clear();
      size = text.length;
    }
    cache.set(own, result);
    return result;
  };
}
