import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

/**
 * One line without a character that Markdown gives a meaning to, and without one at its start that begins a list, a
 * quote, a heading, a rule or code (CommonMark 0.31, sections 2 to 6).
 */
const ONE_PLAIN_LINE = /^(?![-+>#=~\s]|\d{1,9}[.)])[^\\`*_[\]<&\0\r\n]*[^\\`*_[\]<&\0\s]$/;

/** True for a text that is the same with and without Markdown. */
export const isPlain = (text: string): boolean => ONE_PLAIN_LINE.test(text);

/** So many texts are remembered: those of a page. */
const MOST_REMEMBERED = 64;
const remembered = new Map<string, Root>();

/** Parses a text once for a page, which asks for its elements, and for its headings or its words besides. */
function parseOnce(text: string): Root {
  const root = remembered.get(text) ?? fromMarkdown(text);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(text, root);
  return root;
}

/**
 * A Markdown text as a tree, which is nobody's to change. Most texts are one plain line, for which it is known without
 * parsing.
 */
export function parseMarkdown(text: string): Root {
  if (!isPlain(text)) return parseOnce(text);
  return { type: "root", children: [{ type: "paragraph", children: [{ type: "text", value: text }] }] };
}
