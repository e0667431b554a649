import type { Nodes } from "mdast";
import { createElement, Fragment, type ReactNode } from "react";
import { parseMarkdown } from "../../schema/markdown";
import { type Heading, headingNodes, levelOf, plainTextOf } from "../../schema/markdown-headings";
import { TextLink } from "./text-link";

export { type Heading, headingsOf } from "../../schema/markdown-headings";

/** Addresses that a link in content may have; anything else (javascript:, data:) is shown as plain text. */
const SAFE_ADDRESS = /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/;

/** What the headings of a text become: their ids, by the node they come from, and how many levels deeper they stand. */
interface HeadingLook {
  ids?: ReadonlyMap<Nodes, Heading> | undefined;
  deeper?: number;
}

/** A Markdown text without its marks: the words that `<Markdown>` shows, a line for each paragraph or list item. */
export function plainText(text: string): string {
  return plainTextOf(parseMarkdown(text));
}

function children(nodes: readonly Nodes[], look: HeadingLook = {}): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the tree is static, its nodes have no other identity
  return nodes.map((node, index) => <Fragment key={index}>{element(node, look)}</Fragment>);
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
function element(node: Nodes, look: HeadingLook): ReactNode {
  switch (node.type) {
    case "text":
    case "html":
      return node.value;
    case "paragraph":
      return <p>{children(node.children)}</p>;
    case "heading":
      return createElement(
        `h${levelOf(node.depth) + (look.deeper ?? 0)}`,
        { id: look.ids?.get(node)?.id },
        children(node.children),
      );
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
      return children(node.children, look);
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
  /** The text stands below a heading of its section, so its own headings are a level deeper. */
  isBelowHeading?: boolean;
}

/** Markdown from page JSON as elements: headings, paragraphs, lists, quotes, emphasis, code and links. */
export function Markdown({ text, className = "", anchors = false, isBelowHeading = false }: MarkdownProps) {
  const root = parseMarkdown(text);
  const look = { ids: anchors ? headingNodes(root) : undefined, deeper: isBelowHeading ? 1 : 0 };
  return <div className={`prose ${className}`.trim()}>{element(root, look)}</div>;
}

/** A single line of Markdown (emphasis and links) without a paragraph around it. */
export function InlineMarkdown({ text }: { text: string }) {
  const [first] = parseMarkdown(text).children;
  return first?.type === "paragraph" ? children(first.children) : text;
}
