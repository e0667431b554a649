import type { JsonPath, JsonValue } from "../../../schema/json-document";
import { valuesIn } from "../../../schema/json-path";

/** So few letters stand in many places. */
const MIN_CHARACTERS = 3;

/** A text as a page shows it: without the marks of Markdown. */
export const plainText = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?:#+|[-*>]|\d+\.)\s+/gm, "")
    .replace(/[*_`]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** What somebody has pressed: a part of a page, in the block or the page that it belongs to. */
export interface ClickedPart {
  part: Node;
  root: Node;
}

const textOf = ({ textContent }: Node): string => plainText(textContent ?? "");

/** The innermost parts of a page whose words fit, from top to bottom. */
function findInnermostParts(root: Node, fits: (words: string) => boolean): Node[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (walker.nextNode()) if (fits(textOf(walker.currentNode))) found.push(walker.currentNode);
  return found.filter((part) => !found.some((other) => other !== part && part.contains(other)));
}

/** A part of a page, what stands around it, and so on. */
function* ancestorsOf({ part, root }: ClickedPart): Generator<Node> {
  for (let node: Node | null = part; node && node !== root; node = node.parentNode) yield node;
}

/** The part of a page at a place in the window: the text there, or else what was pressed. */
export function partAt(clicked: Element, { clientX, clientY }: MouseEvent): Node {
  const node = clicked.ownerDocument.caretPositionFromPoint?.(clientX, clientY)?.offsetNode;
  return node && clicked.contains(node) ? node : clicked;
}

/**
 * Where the words that somebody pressed on a page are written: the text that says just that, or else the shortest one that
 * has it in it, as a list has a line, or the longest one that is a part of it, as where the page says first who is
 * speaking. Of several equal texts it is the one in the same place among them.
 *
 * @param path where the value stands
 * @param read a text at a path as visitors read it
 */
export function findClickedPath(
  clicked: ClickedPart,
  value: JsonValue | undefined,
  path: JsonPath,
  read: (path: JsonPath, text: string) => string,
): JsonPath | undefined {
  const texts = [...valuesIn(value ?? null, path)].flatMap(([at, text]) =>
    typeof text === "string" ? [{ at, says: plainText(read(at, text)) }] : [],
  );
  const placeOf = (says: string, fits: (words: string) => boolean): JsonPath | undefined => {
    const same = texts.filter((text) => text.says === says);
    const parts = findInnermostParts(clicked.root, fits);
    const index = parts.findIndex((part) => part.contains(clicked.part) || clicked.part.contains(part));
    return same[same.length === parts.length ? index : 0]?.at;
  };
  const wanted = textOf(clicked.part);
  if (wanted === "") return undefined;
  for (const part of ancestorsOf(clicked)) {
    const words = textOf(part);
    if (texts.some(({ says }) => says === words)) return placeOf(words, (other) => other === words);
  }
  const long = texts
    .filter(({ says }) => says.length >= MIN_CHARACTERS)
    .sort((a, b) => a.says.length - b.says.length);
  const [containing, ...others] = long.filter(
    ({ says }) => wanted.length >= MIN_CHARACTERS && says.includes(wanted),
  );
  // One word stands in many texts by chance.
  if (containing && (others.length === 0 || wanted.includes(" "))) return containing.at;
  const contained = long.findLast(({ says }) => wanted.includes(says));
  return contained && placeOf(contained.says, (words) => words.includes(contained.says));
}

/** The innermost element below another one that shows just these words, or the first line of them. */
export function findElementWithText(root: ParentNode, text: string): Element | undefined {
  const [line = ""] = text.split("\n");
  const wanted = plainText(line);
  if (wanted.length < MIN_CHARACTERS) return undefined;
  return [...root.querySelectorAll("*")]
    .reverse()
    .find((element) => plainText(element.textContent ?? "") === wanted);
}
