import { isJsonObject, type JsonPath, type JsonValue } from "../../../schema/json-document";

/** So few letters stand in many places. */
const FEWEST_LETTERS = 3;

/** A text as a page shows it: without the marks of Markdown. */
export const plain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?:#+|[-*>]|\d+\.)\s+/gm, "")
    .replace(/[*_`]/g, "")
    .replace(/\s+/g, " ")
    .trim();

function* textsIn(value: JsonValue | undefined, path: JsonPath): Generator<[JsonPath, string]> {
  if (typeof value === "string") yield [path, value];
  const entries = isJsonObject(value) ? Object.entries(value) : Array.isArray(value) ? value.entries() : [];
  for (const [step, child] of entries) yield* textsIn(child, [...path, step]);
}

/** Words on a page that somebody has pressed. */
export interface Pressed {
  words: string;
  /** Which of the parts that say the same it was, and how many there are. */
  index: number;
  count: number;
}

/** What shows a text as a whole, though it may be pressed at a part of it. */
const WITH_WORDS =
  "p, h1, h2, h3, h4, li, dt, dd, td, th, a, button, summary, figcaption, blockquote, span, small, b";

/** The words of a part of a page, and which of those with the same words it is. */
export function pressedAt(target: Element, root: ParentNode): Pressed {
  const element = target.closest(WITH_WORDS);
  const words = element?.textContent ?? "";
  const alike = [...root.querySelectorAll(WITH_WORDS)].filter((other) => other.textContent === words);
  const innermost = alike.filter((one) => !alike.some((other) => other !== one && one.contains(other)));
  return { words, index: innermost.findIndex((one) => element?.contains(one)), count: innermost.length };
}

/**
 * Where the words that somebody pressed on a page are written: the text that says just that, of several the one in the
 * same place among them, or else the shortest one that has it in it, or the longest one that is a part of it, as where
 * the page says first who is speaking.
 *
 * @param path where the value stands
 * @param read a text at a path as visitors read it
 */
export function pathOfWords(
  { words, index, count }: Pressed,
  value: JsonValue | undefined,
  path: JsonPath,
  read: (path: JsonPath, text: string) => string,
): JsonPath | undefined {
  const wanted = plain(words);
  if (wanted.length < FEWEST_LETTERS) return undefined;
  const texts = [...textsIn(value, path)].map(([at, text]) => ({ at, says: plain(read(at, text)) }));
  const same = texts.filter(({ says }) => says === wanted);
  if (same.length === count) return same[index]?.at;
  const byLength = texts.sort((a, b) => a.says.length - b.says.length);
  const around = byLength.find(({ says }) => says.includes(wanted));
  return (around ?? byLength.findLast(({ says }) => says.includes(" ") && wanted.includes(says)))?.at;
}

/** The innermost element below another one that shows just these words, or the first line of them. */
export function elementOfWords(root: ParentNode, text: string): Element | undefined {
  const [line = ""] = text.split("\n");
  const wanted = plain(line);
  if (wanted.length < FEWEST_LETTERS) return undefined;
  return [...root.querySelectorAll("*")]
    .reverse()
    .find((element) => plain(element.textContent ?? "") === wanted);
}
