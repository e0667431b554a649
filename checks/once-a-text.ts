/** Letters of the texts that are remembered at once: those of a site of some hundred pages. */
const MOST_LETTERS = 2_000_000;

/**
 * Asks a question about a text once: several rules ask the same, pages repeat texts, and a save leaves most as they were.
 *
 * @param ask goes by the text alone, and throws for none
 */
export function onceAText<T extends object>(ask: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  let letters = 0;
  return (text) => {
    const earlier = known.get(text);
    if (earlier) return earlier;
    const answer = ask(text);
    letters += text.length;
    if (letters > MOST_LETTERS) {
      known.clear();
      letters = text.length;
    }
    known.set(text, answer);
    return answer;
  };
}
