import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inlineHash } from "../../scripts/hosting/headers";
import { headersIn } from "../../scripts/hosting/static-host";
import { builtRoutes } from "../../scripts/serve/built-site";
import { parseHtml } from "../parsed-html";
import { ROOT } from "../roots";

/** Folder of the built site. */
export const CLIENT = join(ROOT, "dist/client");

/** Every page but the not-found page. */
export const pageRoutes = builtRoutes(CLIENT);

export const routes: readonly string[] = [...pageRoutes, "/404"];

/** Reads a file of the built site, by its path there. */
export const bytes = (path: string): Buffer => readFileSync(join(CLIENT, path));

export const text = (path: string): string => bytes(path).toString();

/** Returns the HTML of a route. */
export const html = (route: string): string => text(route === "/" ? "index.html" : `${route}.html`);

/** Returns the inline styles of a page. */
export const styleOf = (route: string): string => /<style>(.*?)<\/style>/s.exec(html(route))?.[1] ?? "";

/** Returns the inline script at the end of a page, which loads the other scripts. */
const loaderOf = (route: string): string => /<script>([^<]*)<\/script><\/body>/.exec(html(route))?.[1] ?? "";

const hashesOf = (codes: readonly string[]): string[] => [...new Set(codes)].map(inlineHash).sort();

/** The hashes that the policy names: those of the styles and loaders of all pages. */
export const hashes = { styles: hashesOf(routes.map(styleOf)), loaders: hashesOf(routes.map(loaderOf)) };

/** Parses the document of a route, without its styles, since jsdom cannot parse all of them. Needs jsdom. */
export const documentOf = (route: string): Document =>
  parseHtml(html(route).replace(/<style>.*?<\/style>/s, ""));

/** Returns the headers of a path of the built site, according to its `_headers`. */
export const headersOf = (path: string): Map<string, string> => headersIn(text("_headers"), path);
