import { DomUtils, parseDocument } from "htmlparser2";
import { renderToStaticMarkup } from "react-dom/server";
import type { Block, Page } from "../../data/load-page";
import { type JsonObject, parseJson } from "../../schema/json-document";
import { site } from "../../tests/render";
import "../../tests/components";
import { documentOf } from "../page-view";

const source = parseJson("pages/test.json", "{}");

/** Creates a page for tests of the head; the defaults are those of a page without blocks. */
export function pageOf(more: Partial<Page> = {}): Page {
  return {
    route: "/test",
    document: source,
    title: "A title of its own",
    description: "What this page is about, in a sentence.",
    name: "Test",
    kind: "page",
    blocks: [],
    diagnostics: [],
    ...more,
  };
}

/** Creates a block for tests of the head, where only its type and props matter. */
export function blockOf(type: string, props: JsonObject): Block {
  return {
    type,
    props,
    filled: [],
    illustrative: false,
    madeUp: [],
    document: source,
    path: [],
    number: 1,
    where: `block 1 ${type}`,
  };
}

/** Renders a page's whole document and parses it as a browser does. */
export function parsedPage(page: Page) {
  const html = `<!doctype html>${renderToStaticMarkup(documentOf({ site, page }))}`;
  const document = parseDocument(html);
  const find = (tag: string) => DomUtils.getElementsByTagName(tag, document);
  const meta: Record<string, string[]> = {};
  for (const { attribs } of find("meta")) {
    const name = attribs.name ?? attribs.property;
    if (name) meta[name] = [...(meta[name] ?? []), attribs.content ?? ""];
  }
  const trail = find("nav").filter(({ attribs }) => attribs["aria-label"] === "Breadcrumb");
  return {
    html,
    title: find("title").map(DomUtils.textContent),
    /** Contents of `meta` elements by name or property; a repeated name has several. */
    meta,
    canonical: find("link").flatMap(({ attribs: { rel, href } }) =>
      rel === "canonical" && href ? [href] : [],
    ),
    /** Returns the contents of the script elements of a type, parsed as JSON. */
    scripts: (type: string) =>
      find("script")
        .filter(({ attribs }) => attribs.type === type)
        .map((element) => JSON.parse(DomUtils.textContent(element)) as unknown),
    /** Name and address of each link of the visible breadcrumbs. */
    breadcrumbs: trail.flatMap((nav) =>
      DomUtils.getElementsByTagName("a", nav).map((link) => ({
        name: DomUtils.textContent(link),
        href: link.attribs.href,
      })),
    ),
    /** Text of the body. */
    body: find("body").map(DomUtils.textContent).join(""),
  };
}
