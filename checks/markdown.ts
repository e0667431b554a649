import type { Nodes } from "mdast";
import { memoize, memoizeByText } from "../data/memoize";
import { placeInString } from "../schema/json-document";
import { headingNodes, parseMarkdown, plainTextOf } from "../schema/markdown";
import type { TextRange } from "../schema/place";
import { type Field, spotOf } from "./checked-page";

/** Parsing is a hundred times slower than this test, and most answers and notes have neither links nor headings. */
const HAS_PARTS = /\]\(|\]:|^ {0,3}(#{1,6}\s|=+\s*$|-+\s*$)/m;

/** Returns the range of a node, or of a text in it. */
function partOf({ position }: Nodes, text: string, within?: string): TextRange {
  const offset = position?.start.offset ?? 0;
  const end = position?.end.offset ?? offset;
  const start = within === undefined ? -1 : text.indexOf(within, offset);
  const isThere = start >= offset && start < end;
  return isThere ? { offset: start, length: within?.length ?? 0 } : { offset, length: end - offset };
}

interface Link extends TextRange {
  url: string;
}

interface HeadingPart extends TextRange {
  depth: number;
  text: string;
  /** Anchor of the heading; undefined for headings in lists and quotes. */
  id: string | undefined;
}

/** Returns the links and the headings of a text. Memoized: most texts stay when the pages are checked again. */
const partsOf = memoizeByText((text) => {
  const links: Link[] = [];
  const headings: HeadingPart[] = [];
  if (!HAS_PARTS.test(text)) return { links, headings };
  const root = parseMarkdown(text);
  const ids = headingNodes(root);
  const visit = (node: Nodes): void => {
    if (node.type === "heading")
      headings.push({
        ...partOf(node, text),
        depth: node.depth,
        text: plainTextOf(node),
        id: ids.get(node)?.id,
      });
    if (node.type === "link" || node.type === "definition")
      links.push({ ...partOf(node, text, node.url), url: node.url });
    if ("children" in node) node.children.forEach(visit);
  };
  visit(root);
  return { links, headings };
});

/**
 * Adds to each part of the resolved text its location. Tokens shift words but rarely add links or headings, so the nth
 * part of the source is the nth part of the text. If a token added some, the location is the whole text.
 */
const withSpots = <P extends TextRange>(field: Field, parts: P[], typed: P[]) =>
  parts.map((part, index) => {
    const { document, path } = field;
    const source = typed.length === parts.length ? typed[index] : undefined;
    const place = source && placeInString(document, path, source.offset, source.length);
    return { ...part, spot: spotOf(field, place) };
  });

/**
 * Returns the links and headings of a Markdown text as a visitor reads it, in order, with their locations in the file.
 * Memoized by field, because three rules call it.
 */
export const markdownIn = memoize((field: Field) => {
  const parts = partsOf(field.text);
  const typed = field.source === undefined || field.source === field.text ? parts : partsOf(field.source);
  return {
    links: withSpots(field, parts.links, typed.links),
    headings: withSpots(field, parts.headings, typed.headings),
  };
});
