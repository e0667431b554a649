import type { JsonPath, JsonValue } from "../../../schema/json-document";
import { valuesIn } from "../../../schema/json-path";

/** Minimum length of a text that is searched for in other texts; shorter ones match by chance. */
const MIN_CHARACTERS = 3;

/** Removes the Markdown syntax of a text. */
export const plainText = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?:#+|[-*>]|\d+\.)\s+/gm, "")
    .replace(/[*_`]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** A clicked node, and the block or page that contains it. */
export interface ClickedPart {
  part: Node;
  root: Node;
}

const textOf = ({ textContent }: Node): string => plainText(textContent ?? "");

/** Whether two texts are equal, ignoring case: the page capitalizes a fact at the start of a sentence. */
const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Returns the innermost nodes whose text matches, in document order. */
function findInnermostParts(root: Node, fits: (words: string) => boolean): Node[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (walker.nextNode()) if (fits(textOf(walker.currentNode))) found.push(walker.currentNode);
  return found.filter((part) => !found.some((other) => other !== part && part.contains(other)));
}

/** Returns the text node at the position of a click, or the clicked element. */
export function partAt(clicked: Element, { clientX, clientY }: MouseEvent): Node {
  const node = clicked.ownerDocument.caretPositionFromPoint?.(clientX, clientY)?.offsetNode;
  return node && clicked.contains(node) ? node : clicked;
}

/**
 * Finds the path of the text that a clicked node shows: the text that is equal to it, else the shortest text that contains
 * it, such as the list of a line, else the longest text that it contains, such as the words after a speaker's name. A single
 * word only if it begins or ends the clicked text. Among equal texts, the one with the same index as the clicked node is returned.
 *
 * @param path path of the value
 * @param read returns a text with its tokens resolved
 */
export function findClickedPath(
  clicked: ClickedPart,
  value: JsonValue | undefined,
  path: JsonPath,
  read: (text: string) => string,
): JsonPath | undefined {
  const texts = [...valuesIn(value ?? null, path)].flatMap(([at, text]) =>
    typeof text === "string" ? [{ at, says: plainText(read(text)) }] : [],
  );
  const placeOf = (says: string, fits: (words: string) => boolean): JsonPath | undefined => {
    const same = texts.filter((text) => isSame(text.says, says));
    const parts = findInnermostParts(clicked.root, fits);
    const index = parts.findIndex((part) => part.contains(clicked.part) || clicked.part.contains(part));
    return same[same.length === parts.length ? index : 0]?.at;
  };
  const wanted = textOf(clicked.part);
  if (wanted === "") return undefined;
  for (let part: Node | null = clicked.part; part && part !== clicked.root; part = part.parentNode) {
    const words = textOf(part);
    if (texts.some(({ says }) => isSame(says, words))) return placeOf(words, (other) => isSame(other, words));
  }
  const long = texts
    .filter(({ says }) => says.length >= MIN_CHARACTERS)
    .sort((a, b) => a.says.length - b.says.length);
  const [containing, ...others] = long.filter(
    ({ says }) => wanted.length >= MIN_CHARACTERS && says.includes(wanted),
  );
  // A single word may occur in several texts by chance.
  if (containing && (others.length === 0 || wanted.includes(" "))) return containing.at;
  const contained = long.findLast(({ says }) =>
    says.includes(" ") ? wanted.includes(says) : wanted.startsWith(says) || wanted.endsWith(says),
  );
  return contained && placeOf(contained.says, (words) => words.includes(contained.says));
}

/** Finds the last element that shows the first line of a text, alone or beside others, such as words for screen readers. */
export function findElementWithText(root: Node, text: string): Element | undefined {
  const [line = ""] = text.split("\n");
  const wanted = plainText(line);
  if (wanted.length < MIN_CHARACTERS) return undefined;
  const part = findInnermostParts(root, (words) => isSame(words, wanted)).at(-1);
  return (part?.nodeType === Node.TEXT_NODE ? part.parentElement : part) as Element | undefined;
}
