/** Maximum number of characters in a cache: twice those of our 45 pages and their data. */
const MOST_LETTERS = 500_000;

/** Copies a text. A slice of a longer string would keep that string in memory, such as the HTML of a page. */
const ownText = (text: string): string => `\0${text}`.slice(1);

/**
 * Memoizes a function of a text: two rules call the same function, pages repeat texts, and a save changes few of them.
 *
 * @param ask depends only on the text, and never throws
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
