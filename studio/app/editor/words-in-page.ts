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

/**
 * Where the words that somebody pressed on a page are written: the text that says just that, or else the shortest one
 * that has it in it.
 *
 * @param path where the value stands
 * @param read a text at a path as visitors read it
 */
export function pathOfWords(
  words: string,
  value: JsonValue | undefined,
  path: JsonPath,
  read: (path: JsonPath, text: string) => string,
): JsonPath | undefined {
  const wanted = plain(words);
  if (wanted.length < FEWEST_LETTERS) return undefined;
  const having = [...textsIn(value, path)]
    .map(([at, text]) => ({ at, says: plain(read(at, text)) }))
    .filter(({ says }) => says.includes(wanted));
  return having.sort((a, b) => a.says.length - b.says.length)[0]?.at;
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
