/**
 * Every match of a pattern with the flag `g`, as `matchAll` gives them. That one copies the pattern before it looks,
 * which costs most where there is nothing to find, as in most texts.
 */
export const matchesIn = (text: string, pattern: RegExp): RegExpExecArray[] =>
  text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
