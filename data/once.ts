/**
 * Asks a question about something once, and remembers the answer as long as the thing itself: an open site, a set of
 * constants, the texts of a page. What is asked about does not change.
 *
 * @param ask what else it is given must be the same each time
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
