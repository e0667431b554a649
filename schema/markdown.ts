import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

/**
 * One line without a character that Markdown gives a meaning to, and without one at its start that begins a list, a
 * quote, a heading, a rule or code (CommonMark 0.31, sections 2 to 6).
 */
const ONE_PLAIN_LINE = /^(?![-+>#=~\s]|\d{1,9}[.)])[^\\`*_[\]<&\0\r\n]*[^\\`*_[\]<&\0\s]$/;

/** True for a text that is the same with and without Markdown. */
export const isPlain = (text: string): boolean => ONE_PLAIN_LINE.test(text);

/** A Markdown text as a tree. Most texts are one plain line, for which the tree is known without parsing. */
export function parseMarkdown(text: string): Root {
  if (!isPlain(text)) return fromMarkdown(text);
  return { type: "root", children: [{ type: "paragraph", children: [{ type: "text", value: text }] }] };
}
