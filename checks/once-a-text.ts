/** Letters of the texts that are remembered at once: twice those of our 45 pages and their data. */
const MOST_LETTERS = 500_000;

/** A text that holds no other: a part of a longer one keeps the whole of that in memory, such as the HTML of its page. */
const ownText = (text: string): string => `\0${text}`.slice(1);

/**
 * Asks a question about a text once: two rules ask the same, pages repeat texts, and a save leaves most as they were.
 *
 * @param ask goes by the text alone, and throws for none
 */
export function onceAText<T extends object>(ask: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  let letters = 0;
  return (text) => {
    const earlier = known.get(text);
    if (earlier) return earlier;
    const own = ownText(text);
    const answer = ask(own);
    letters += text.length;
    if (letters > MOST_LETTERS) {
      known.clear();
      letters = text.length;
    }
    known.set(own, answer);
    return answer;
  };
}
