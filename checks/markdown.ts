import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { locate, placeInString } from "../schema/json-document";
import { type Heading, headingNodes, wordsOf } from "../schema/markdown-headings";
import type { Place } from "../schema/place";
import type { Field } from "./checked-page";
import { once } from "./once";

/** A part of a Markdown text, by its offset in that text. */
interface Part {
  offset: number;
  length: number;
}

/** What the rules read from a Markdown text. */
interface MarkdownParts {
  links: (Part & { url: string })[];
  /** The id is that of a heading to which a link may lead; those inside lists and quotes have none. */
  headings: (Part & { depth: number; text: string; id: string | undefined })[];
}

/** Parsing costs a hundred times this test, and most answers and notes have neither links nor headings. */
const HAS_PARTS = /\]\(|\]:|^ {0,3}(#{1,6}\s|=+\s*$|-+\s*$)/m;

function visit(node: Nodes, text: string, headings: ReadonlyMap<Nodes, Heading>, parts: MarkdownParts): void {
  const offset = node.position?.start.offset ?? 0;
  const length = (node.position?.end.offset ?? offset) - offset;
  if (node.type === "heading") {
    const id = headings.get(node)?.id;
    parts.headings.push({ offset, length, depth: node.depth, text: wordsOf(node), id });
  }
  if (node.type === "link" || node.type === "definition" || node.type === "image") {
    const start = text.indexOf(node.url, offset);
    const isThere = start >= 0 && start < offset + length;
    parts.links.push({
      url: node.url,
      ...(isThere ? { offset: start, length: node.url.length } : { offset, length }),
    });
  }
  if ("children" in node) for (const child of node.children) visit(child, text, headings, parts);
}

function partsOf(text: string): MarkdownParts {
  const parts: MarkdownParts = { links: [], headings: [] };
  if (!HAS_PARTS.test(text)) return parts;
  const root = fromMarkdown(text);
  visit(root, text, headingNodes(root), parts);
  return parts;
}

/**
 * Gives each part of the resolved text its place. Tokens move words but seldom add links or headings, so the nth of the
 * source is the nth of the text; where a token brought some in, the whole text is the place.
 */
function withPlaces<P extends Part>(
  { document, path }: Field,
  parts: P[],
  typed: P[],
): (P & { place: Place })[] {
  return parts.map((part, index) => {
    const source = typed.length === parts.length ? typed[index] : undefined;
    const place = source
      ? placeInString(document, path, source.offset, source.length)
      : locate(document, path);
    return { ...part, place };
  });
}

/** Links and headings of a Markdown text, with the place of each in its file. */
interface PlacedParts {
  links: (MarkdownParts["links"][number] & { place: Place })[];
  headings: (MarkdownParts["headings"][number] & { place: Place })[];
}

/**
 * Links and headings of a Markdown text as a visitor gets it, in order, with the place of each in its file. Three rules
 * ask for them.
 */
export const markdownIn = once((field: Field): PlacedParts => {
  const parts = partsOf(field.text);
  const typed = field.source === undefined || field.source === field.text ? parts : partsOf(field.source);
  return {
    links: withPlaces(field, parts.links, typed.links),
    headings: withPlaces(field, parts.headings, typed.headings),
  };
});
