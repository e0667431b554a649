import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inlineHash } from "../../scripts/hosting/headers";
import { headersIn } from "../../scripts/hosting/static-host";
import { builtRoutes } from "../../scripts/serve/routes";
import { ROOT } from "../render";

/** Folder of the built site. */
export const CLIENT = join(ROOT, "dist/client");

/** Every page but the not-found page. */
export const pageRoutes = builtRoutes(CLIENT);

export const routes: readonly string[] = [...pageRoutes, "/404"];

/** A file of the built site, by its path there. */
export const bytes = (path: string): Buffer => readFileSync(join(CLIENT, path));

export const text = (path: string): string => bytes(path).toString();

/** The HTML of a route. */
export const html = (route: string): string => text(route === "/" ? "index.html" : `${route}.html`);

/** The styles in a page. */
export const styleOf = (route: string): string => /<style>(.*?)<\/style>/s.exec(html(route))?.[1] ?? "";

/** The script in a page that loads the others, behind everything else. */
const loaderOf = (route: string): string => /<script>([^<]*)<\/script><\/body>/.exec(html(route))?.[1] ?? "";

const hashesOf = (codes: readonly string[]): string[] => [...new Set(codes)].map(inlineHash).sort();

/** What the policy names by their hashes: the styles and loaders of all pages. */
export const hashes = { styles: hashesOf(routes.map(styleOf)), loaders: hashesOf(routes.map(loaderOf)) };

/** The document of a route, as a browser reads it, without its styles: jsdom cannot read all of them. Needs jsdom. */
export const documentOf = (route: string): Document =>
  new DOMParser().parseFromString(html(route).replace(/<style>.*?<\/style>/s, ""), "text/html");

/** The one element that a selector finds. @throws when there is none */
export function find(parent: ParentNode, selector: string): Element {
  const element = parent.querySelector(selector);
  if (!element) throw new Error(`Nothing is ${selector}.`);
  return element;
}

/** What an element says, blanks as they are read. */
export const wordsOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? "").replace(/\s+/g, " ").trim();

/** What each element that a selector finds says, in order. */
export const textsOf = (parent: ParentNode, selector: string): string[] =>
  [...parent.querySelectorAll(selector)].map(wordsOf);

/** Texts and addresses of the links that a selector finds. */
export const linksOf = (parent: ParentNode, selector = "a[href]"): [words: string, address: string][] =>
  [...parent.querySelectorAll(selector)].map((link) => [wordsOf(link), link.getAttribute("href") ?? ""]);

/** The headers that a path of the built site is sent with, by its `_headers`. */
export const headersOf = (path: string): Map<string, string> => headersIn(text("_headers"), path);
