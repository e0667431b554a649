import { renderToStaticMarkup } from "react-dom/server";
import type { Block, Page } from "../../data/load-page";
import { type JsonObject, parseJson } from "../../schema/json-document";
import { linksOf, parseHtml } from "../../tests/parsed-html";
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

/** Renders a page's whole document and parses it as a browser does. Needs jsdom. */
export function parsedPage(page: Page) {
  const html = `<!doctype html>${renderToStaticMarkup(documentOf({ site, page }))}`;
  const document = parseHtml(html);
  const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
  const meta: Record<string, string[]> = {};
  for (const element of all<HTMLMetaElement>("meta")) {
    const name = element.name || element.getAttribute("property");
    if (name) meta[name] = [...(meta[name] ?? []), element.content];
  }
  return {
    html,
    title: all("title").map(({ textContent }) => textContent),
    /** Contents of `meta` elements by name or property; a repeated name has several. */
    meta,
    canonical: all("link[rel=canonical]").map((link) => link.getAttribute("href")),
    /** Returns the contents of the script elements of a type, parsed as JSON. */
    scripts: (type: string): unknown[] =>
      all(`script[type="${type}"]`).map(({ textContent }) => JSON.parse(textContent ?? "")),
    /** Name and address of each link of the visible breadcrumbs. */
    breadcrumbs: linksOf(document, 'nav[aria-label="Breadcrumb"] a').map(([name, href]) => ({ name, href })),
    /** Text of the body. */
    body: document.body.textContent ?? "",
  };
}
