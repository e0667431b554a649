import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

/**
 * Matches one line without Markdown syntax: no special character anywhere, and none at the start that begins a list, a
 * quote, a heading, a thematic break or code (CommonMark 0.31, sections 2 to 6).
 */
const ONE_PLAIN_LINE = /^(?![-+>#=~\s]|\d{1,9}[.)])[^\\`*_[\]<&\0\r\n]*[^\\`*_[\]<&\0\s]$/;

/** Whether a text is one line without Markdown syntax. */
export const isPlain = (text: string): boolean => ONE_PLAIN_LINE.test(text);

/** Maximum number of cached trees: enough for the texts of a page. */
const MAX_CACHED_TREES = 64;
const treeCache = new Map<string, Root>();

/** Parses a text through the cache, because a page needs its elements as well as its headings or words. */
function parseCached(text: string): Root {
  const root = treeCache.get(text) ?? fromMarkdown(text);
  if (treeCache.size >= MAX_CACHED_TREES) treeCache.clear();
  treeCache.set(text, root);
  return root;
}

/**
 * Parses a Markdown text into a tree that callers must not modify. Most texts are one plain line, whose tree is built
 * without the parser.
 */
export function parseMarkdown(text: string): Root {
  if (!isPlain(text)) return parseCached(text);
  return { type: "root", children: [{ type: "paragraph", children: [{ type: "text", value: text }] }] };
}
