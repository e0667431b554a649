import type { JsonPath, JsonValue } from "../../../schema/json-document";
import { valuesIn } from "../../../schema/json-path";

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

/** What somebody has pressed: a part of a page, in the block or the page that it belongs to. */
export interface Pressed {
  part: Node;
  root: Node;
}

const wordsOf = ({ textContent }: Node): string => plain(textContent ?? "");

/** The innermost parts of a page whose words fit, from top to bottom. */
function partsThat(root: Node, fits: (words: string) => boolean): Node[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (walker.nextNode()) if (fits(wordsOf(walker.currentNode))) found.push(walker.currentNode);
  return found.filter((part) => !found.some((other) => other !== part && part.contains(other)));
}

/** A part of a page, what stands around it, and so on. */
function* outwards({ part, root }: Pressed): Generator<Node> {
  for (let node: Node | null = part; node && node !== root; node = node.parentNode) yield node;
}

/** The part of a page at a place in the window: the text there, or else what was pressed. */
export function partAt(pressed: Element, { clientX, clientY }: MouseEvent): Node {
  const node = pressed.ownerDocument.caretPositionFromPoint?.(clientX, clientY)?.offsetNode;
  return node && pressed.contains(node) ? node : pressed;
}

/**
 * Where the words that somebody pressed on a page are written: the text that says just that, or else the shortest one that
 * has it in it, as a list has a line, or the longest one that is a part of it, as where the page says first who is
 * speaking. Of several equal texts it is the one in the same place among them.
 *
 * @param path where the value stands
 * @param read a text at a path as visitors read it
 */
export function pathOfPressed(
  pressed: Pressed,
  value: JsonValue | undefined,
  path: JsonPath,
  read: (path: JsonPath, text: string) => string,
): JsonPath | undefined {
  const texts = [...valuesIn(value ?? null, path)].flatMap(([at, text]) =>
    typeof text === "string" ? [{ at, says: plain(read(at, text)) }] : [],
  );
  const placeOf = (says: string, fits: (words: string) => boolean): JsonPath | undefined => {
    const same = texts.filter((text) => text.says === says);
    const parts = partsThat(pressed.root, fits);
    const index = parts.findIndex((part) => part.contains(pressed.part) || pressed.part.contains(part));
    return same[same.length === parts.length ? index : 0]?.at;
  };
  const wanted = wordsOf(pressed.part);
  if (wanted === "") return undefined;
  for (const part of outwards(pressed)) {
    const words = wordsOf(part);
    if (texts.some(({ says }) => says === words)) return placeOf(words, (other) => other === words);
  }
  const long = texts
    .filter(({ says }) => says.length >= FEWEST_LETTERS)
    .sort((a, b) => a.says.length - b.says.length);
  const [around, ...others] = long.filter(
    ({ says }) => wanted.length >= FEWEST_LETTERS && says.includes(wanted),
  );
  // One word stands in many texts by chance.
  if (around && (others.length === 0 || wanted.includes(" "))) return around.at;
  const within = long.findLast(({ says }) => wanted.includes(says));
  return within && placeOf(within.says, (words) => words.includes(within.says));
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
