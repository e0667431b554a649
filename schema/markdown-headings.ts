import type { Nodes, Root } from "mdast";
import { parseMarkdown } from "./markdown";

/** A heading of a Markdown text, with the id that links to it. */
export interface Heading {
  id: string;
  text: string;
  level: 2 | 3;
}

/** The page has its own h1, so a text's headings are h2 and h3. */
export const levelOf = (depth: number): 2 | 3 => (depth <= 2 ? 2 : 3);

/** Nodes whose parts stand below one another. */
const STACKS: ReadonlySet<Nodes["type"]> = new Set(["root", "blockquote", "list", "listItem"]);

/** The words of a node as they are read on the page. */
export function wordsOf(node: Nodes): string {
  if (node.type === "break") return "\n";
  if (node.type === "text") return node.value.replaceAll("\n", " ");
  if ("value" in node) return node.value;
  if ("alt" in node) return node.alt ?? "";
  if (!("children" in node)) return "";
  const parts = node.children.map(wordsOf).filter((part) => part !== "");
  return parts.join(STACKS.has(node.type) ? "\n" : "");
}

/** `2. Liability & limits` → `liability-limits`: what an anchor in an address may be (schema/address.schema.json). */
function slugOf(text: string): string {
  const words = text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  return words.replace(/[^a-z0-9]+/g, "-").replace(/^[^a-z]+|-$/g, "") || "section";
}

/**
 * The headings at the top level of a parsed text, in order, by the node they come from. Of two with the same words,
 * the second gets the id `words-2`.
 */
export function headingNodes(root: Root): Map<Nodes, Heading> {
  const headings = new Map<Nodes, Heading>();
  const taken = new Set<string>();
  for (const node of root.children) {
    if (node.type !== "heading") continue;
    const text = wordsOf(node);
    const slug = slugOf(text);
    let id = slug;
    for (let copy = 2; taken.has(id); copy++) id = `${slug}-${copy}`;
    taken.add(id);
    headings.set(node, { id, text, level: levelOf(node.depth) });
  }
  return headings;
}

/** The headings at the top level of a Markdown text, with the ids that they have on a page where links may lead to them. */
export function headingsOf(text: string): Heading[] {
  return [...headingNodes(parseMarkdown(text)).values()];
}
