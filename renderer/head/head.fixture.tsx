import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { renderToStaticMarkup } from "react-dom/server";
import type { Block, Page } from "../../data/load-page";
import { type JsonObject, parseJson } from "../../schema/json-document";
import { site } from "../../tests/render";
import "../../tests/components";
import { documentOf } from "../page-document";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const source = parseJson("pages/test.json", "{}");

/** A page for tests of the head; what is left out is as in an ordinary page without blocks. */
export function pageOf(more: Partial<Page> = {}): Page {
  return {
    route: "/test",
    document: source,
    title: "A title of its own",
    description: "What this page is about, in a sentence.",
    name: "Test",
    kind: "page",
    blocks: [],
    usedTokens: [],
    diagnostics: [],
    ...more,
  };
}

/** A block for tests of the head. Only its type and props matter there. */
export function blockOf(type: string, props: JsonObject): Block {
  return {
    type,
    props,
    filled: [],
    facts: [],
    illustrative: false,
    madeUp: [],
    document: source,
    path: [],
    where: `block 1 ${type}`,
  };
}

const isElement = (node: Node): node is Element => "tagName" in node;

const elementsBelow = (nodes: readonly Node[]): Element[] =>
  nodes.filter(isElement).flatMap((element) => [element, ...elementsBelow(element.childNodes)]);

const attributesOf = (element: Element) =>
  Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));

/** The words of an element and all below it. */
export function textOf(node: Node): string {
  if (node.nodeName === "#text") return (node as DefaultTreeAdapterTypes.TextNode).value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

/** What a browser makes of a page's document. */
export interface ParsedPage {
  html: string;
  title: string[];
  /** Contents of `meta` elements by name or property; a name that stands twice has two. */
  meta: Record<string, string[]>;
  canonical: string[];
  /** Contents of script elements by type, parsed as JSON. */
  scripts: (type: string) => unknown[];
  /** Name and address of each link of the visible breadcrumbs. */
  breadcrumbs: { name: string; href: string | undefined }[];
  /** Words of the page below the head. */
  body: string;
}

/** Renders a page's whole document and parses it as a browser does. */
export function parsedPage(page: Page): ParsedPage {
  const html = `<!doctype html>${renderToStaticMarkup(documentOf({ site, page }))}`;
  const elements = elementsBelow(parse(html).childNodes);
  const find = (tag: string, within = elements) => within.filter((element) => element.tagName === tag);
  const meta: Record<string, string[]> = {};
  for (const attributes of find("meta").map(attributesOf)) {
    const name = attributes.name ?? attributes.property;
    if (name) meta[name] = [...(meta[name] ?? []), attributes.content ?? ""];
  }
  const trail = find("nav").filter((element) => attributesOf(element)["aria-label"] === "Breadcrumb");
  return {
    html,
    title: find("title").map(textOf),
    meta,
    canonical: find("link")
      .map(attributesOf)
      .flatMap(({ rel, href }) => (rel === "canonical" && href ? [href] : [])),
    scripts: (type) =>
      find("script")
        .filter((element) => attributesOf(element).type === type)
        .map((element) => JSON.parse(textOf(element)) as unknown),
    breadcrumbs: find("a", elementsBelow(trail)).map((link) => ({
      name: textOf(link),
      href: attributesOf(link).href,
    })),
    body: find("body").map(textOf).join(""),
  };
}
