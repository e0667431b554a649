import type { Nodes } from "mdast";
import { createElement, Fragment, type ReactNode } from "react";
import { type Heading, headingNodes, levelOf, parseMarkdown } from "../../schema/markdown";
import { TextLink } from "./text-link";

export { type Heading, headingsOf } from "../../schema/markdown";

/** Allowed addresses of links in content; a link to anything else (javascript:, data:) is shown as plain text. */
const SAFE_ADDRESS = /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/;

/** Options for the headings of a text: their ids by node, and the number of levels that they are lowered by. */
interface HeadingOptions {
  ids?: ReadonlyMap<Nodes, Heading> | undefined;
  levelOffset?: number;
}

function renderChildren(nodes: readonly Nodes[], options: HeadingOptions = {}): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the tree is static, its nodes have no other identity
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node, options)}</Fragment>);
}

/** Renders the content of a list item; a single paragraph has no <p>. */
function renderListItem(nodes: readonly Nodes[]): ReactNode {
  const [only, ...others] = nodes.filter((node) => node.type === "paragraph");
  const unwrapped = others.length === 0 ? only : undefined;
  return renderChildren(
    nodes.flatMap((node) => (node === unwrapped && "children" in node ? node.children : [node])),
  );
}

/** Elements of nodes that consist of other nodes alone. */
const TAGS = { paragraph: "p", strong: "strong", emphasis: "em", blockquote: "blockquote" } as const;

/** Renders one node of the parsed text. Raw HTML stays text, so content can never inject markup. */
function renderNode(node: Nodes, options: HeadingOptions): ReactNode {
  switch (node.type) {
    case "text":
    case "html":
      return node.value;
    case "paragraph":
    case "strong":
    case "emphasis":
    case "blockquote":
      return createElement(TAGS[node.type], {}, renderChildren(node.children));
    case "heading":
      return createElement(
        `h${levelOf(node.depth) + (options.levelOffset ?? 0)}`,
        { id: options.ids?.get(node)?.id },
        renderChildren(node.children),
      );
    case "inlineCode":
      return <code>{node.value}</code>;
    case "code":
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      );
    case "list": {
      const items = renderChildren(node.children);
      return node.ordered ? <ol start={node.start ?? 1}>{items}</ol> : <ul>{items}</ul>;
    }
    case "listItem":
      return <li>{renderListItem(node.children)}</li>;
    case "link":
      if (!SAFE_ADDRESS.test(node.url)) return renderChildren(node.children);
      return <TextLink to={node.url}>{renderChildren(node.children)}</TextLink>;
    case "linkReference":
      return renderChildren(node.children);
    case "image":
    case "imageReference":
      return node.alt;
    case "break":
      return <br />;
    case "thematicBreak":
      return <hr />;
    case "root":
      return renderChildren(node.children, options);
    default:
      return null;
  }
}

interface MarkdownProps {
  text: string;
  className?: string;
  /** Whether each heading has an id, see `headingsOf`. At most one such text per page, because ids must be unique. */
  anchors?: boolean;
  /** Whether the text is below a heading of its section, so that its own headings are one level deeper. */
  isBelowHeading?: boolean;
}

/** Markdown from page JSON as elements: headings, paragraphs, lists, quotes, emphasis, code and links. */
export function Markdown({ text, className = "", anchors = false, isBelowHeading = false }: MarkdownProps) {
  const root = parseMarkdown(text);
  const options = { ids: anchors ? headingNodes(root) : undefined, levelOffset: isBelowHeading ? 1 : 0 };
  return <div className={`prose ${className}`.trim()}>{renderNode(root, options)}</div>;
}

/** Returns the inline content of each paragraph, heading and list item. */
function linesOf(node: Nodes): Nodes[][] {
  if (node.type === "paragraph" || node.type === "heading") return [node.children];
  if ("children" in node) return node.children.flatMap(linesOf);
  return "value" in node ? [[{ type: "text", value: node.value }]] : [];
}

/** A single line of Markdown (emphasis and links) without a paragraph around it. Several lines are joined. */
export function InlineMarkdown({ text }: { text: string }) {
  const lines = linesOf(parseMarkdown(text));
  return renderChildren(
    lines.flatMap((line, index) => (index === 0 ? line : [{ type: "text", value: " " }, ...line])),
  );
}
