import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { createElement, Fragment, type ReactNode } from "react";
import { TextLink } from "./text-link";

/** Addresses that a link in content may have; anything else (javascript:, data:) is shown as plain text. */
const SAFE_ADDRESS = /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/;

/** A heading of a text, with the id that links to it. */
export interface Heading {
  id: string;
  text: string;
  level: 2 | 3;
}

/** Headings by the node they come from. */
type Anchors = ReadonlyMap<Nodes, Heading>;

const NO_ANCHORS: Anchors = new Map();

/** The page has its own h1, so a text's headings are h2 and h3. */
const levelOf = (depth: number) => (depth <= 2 ? 2 : 3);

/** Nodes whose parts stand below one another. */
const STACKS: ReadonlySet<Nodes["type"]> = new Set(["root", "blockquote", "list", "listItem"]);

/** The words of a node as they are read on the page. */
function wordsOf(node: Nodes): string {
  if (node.type === "break") return "\n";
  if (node.type === "text") return node.value.replaceAll("\n", " ");
  if ("value" in node) return node.value;
  if ("alt" in node) return node.alt ?? "";
  if (!("children" in node)) return "";
  const parts = node.children.map(wordsOf).filter((part) => part !== "");
  return parts.join(STACKS.has(node.type) ? "\n" : "");
}

/** A Markdown text without its marks: the words that `<Markdown>` shows, a line for each paragraph or list item. */
export function plainText(text: string): string {
  return wordsOf(fromMarkdown(text));
}

/** `2. Liability & limits` → `liability-limits`: what an anchor in an address may be (schema/address.schema.json). */
function slugOf(text: string): string {
  const words = text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  return words.replace(/[^a-z0-9]+/g, "-").replace(/^[^a-z]+|-$/g, "") || "section";
}

/** Every heading of a text in order; of two with the same words, the second gets the id `words-2`. */
function anchorsOf(root: Root): Anchors {
  const anchors = new Map<Nodes, Heading>();
  const taken = new Set<string>();
  for (const node of root.children) {
    if (node.type !== "heading") continue;
    const text = wordsOf(node);
    const slug = slugOf(text);
    let id = slug;
    for (let copy = 2; taken.has(id); copy++) id = `${slug}-${copy}`;
    taken.add(id);
    anchors.set(node, { id, text, level: levelOf(node.depth) });
  }
  return anchors;
}

/** Headings at the top level of a Markdown text, with the ids that `<Markdown anchors>` gives them. */
export function headingsOf(text: string): Heading[] {
  return [...anchorsOf(fromMarkdown(text)).values()];
}

function children(nodes: readonly Nodes[], anchors = NO_ANCHORS): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the tree is static, its nodes have no other identity
  return nodes.map((node, index) => <Fragment key={index}>{element(node, anchors)}</Fragment>);
}

/** Paragraphs of a list item stand without <p>, unless there are several. */
function listItem(nodes: readonly Nodes[]): ReactNode {
  const [only, ...others] = nodes.filter((node) => node.type === "paragraph");
  const unwrapped = others.length === 0 ? only : undefined;
  return children(
    nodes.flatMap((node) => (node === unwrapped && "children" in node ? node.children : [node])),
  );
}

/** One node of the parsed text as an element. Raw HTML stays text, so content can never inject markup. */
function element(node: Nodes, anchors: Anchors): ReactNode {
  switch (node.type) {
    case "text":
    case "html":
      return node.value;
    case "paragraph":
      return <p>{children(node.children)}</p>;
    case "heading":
      return createElement(`h${levelOf(node.depth)}`, { id: anchors.get(node)?.id }, children(node.children));
    case "strong":
      return <strong>{children(node.children)}</strong>;
    case "emphasis":
      return <em>{children(node.children)}</em>;
    case "inlineCode":
      return <code>{node.value}</code>;
    case "code":
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      );
    case "blockquote":
      return <blockquote>{children(node.children)}</blockquote>;
    case "list":
      return node.ordered ? (
        <ol start={node.start ?? 1}>{children(node.children)}</ol>
      ) : (
        <ul>{children(node.children)}</ul>
      );
    case "listItem":
      return <li>{listItem(node.children)}</li>;
    case "link":
      return SAFE_ADDRESS.test(node.url) ? (
        <TextLink to={node.url}>{children(node.children)}</TextLink>
      ) : (
        children(node.children)
      );
    case "linkReference":
      return children(node.children);
    case "image":
    case "imageReference":
      return node.alt;
    case "break":
      return <br />;
    case "thematicBreak":
      return <hr />;
    case "root":
      return children(node.children, anchors);
    default:
      return null;
  }
}

/** Props of a Markdown text. */
export interface MarkdownProps {
  text: string;
  className?: string;
  /** Gives each heading an id, see `headingsOf`. At most one such text on a page, since ids are unique within it. */
  anchors?: boolean;
}

/** Markdown from page JSON as elements: headings, paragraphs, lists, quotes, emphasis, code and links. */
export function Markdown({ text, className = "", anchors = false }: MarkdownProps) {
  const root = fromMarkdown(text);
  return (
    <div className={`prose ${className}`.trim()}>{element(root, anchors ? anchorsOf(root) : NO_ANCHORS)}</div>
  );
}

/** A single line of Markdown (emphasis and links) without a paragraph around it. */
export function InlineMarkdown({ text }: { text: string }) {
  const [first] = fromMarkdown(text).children;
  return first?.type === "paragraph" ? children(first.children) : text;
}
