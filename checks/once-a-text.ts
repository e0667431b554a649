/** Texts that are remembered at once, and the longest of them. */
const MOST_KNOWN = 10_000;
const LONGEST_KNOWN = 2000;

/**
 * Asks a question about a text once: several rules ask the same, pages repeat texts, and a save leaves most as they were.
 *
 * @param ask goes by the text alone, and throws for none
 */
export function onceAText<T extends object>(ask: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const earlier = known.get(text);
    if (earlier) return earlier;
    const answer = ask(text);
    if (known.size >= MOST_KNOWN) known.clear();
    if (text.length <= LONGEST_KNOWN) known.set(text, answer);
    return answer;
  };
}
