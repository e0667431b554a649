import type { Nodes, Root } from "mdast";
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

/** A heading of a Markdown text, with its id for links. */
export interface Heading {
  id: string;
  text: string;
  level: 2 | 3;
}

/** Maps a Markdown heading's depth to h2 or h3, because the page has its own h1. */
export const levelOf = (depth: number): 2 | 3 => (depth <= 2 ? 2 : 3);

/** Types of nodes whose children are separate lines. */
const LINE_CONTAINERS: ReadonlySet<Nodes["type"]> = new Set(["root", "blockquote", "list", "listItem"]);

/** Returns the plain text of a node, as it reads on the page. */
export function plainTextOf(node: Nodes): string {
  if (node.type === "break") return "\n";
  if (node.type === "text") return node.value.replaceAll("\n", " ");
  if ("value" in node) return node.value;
  if ("alt" in node) return node.alt ?? "";
  if (!("children" in node)) return "";
  const parts = node.children.map(plainTextOf).filter((part) => part !== "");
  return parts.join(LINE_CONTAINERS.has(node.type) ? "\n" : "");
}

/** Turns a heading into a valid anchor (schema/address.schema.json): `2. Liability & limits` → `liability-limits`. */
function slugOf(text: string): string {
  const words = text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  return words.replace(/[^a-z0-9]+/g, "-").replace(/^[^a-z]+|-$/g, "") || "section";
}

/**
 * Returns the top-level headings of a parsed text, in order, by node. The second of two headings with the same slug gets
 * the id `slug-2`.
 */
export function headingNodes(root: Root): Map<Nodes, Heading> {
  const headings = new Map<Nodes, Heading>();
  const taken = new Set<string>();
  for (const node of root.children) {
    if (node.type !== "heading") continue;
    const text = plainTextOf(node);
    const slug = slugOf(text);
    let id = slug;
    for (let copy = 2; taken.has(id); copy++) id = `${slug}-${copy}`;
    taken.add(id);
    headings.set(node, { id, text, level: levelOf(node.depth) });
  }
  return headings;
}

/** Returns the top-level headings of a Markdown text, with their ids on the page, for links. */
export function headingsOf(text: string): Heading[] {
  return [...headingNodes(parseMarkdown(text)).values()];
}
