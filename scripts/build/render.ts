import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { renderPage } from "vike/server";

/** Renders the HTML of a route. */
export type RenderRoute = (route: string) => Promise<string>;

/** Loads the bundled server code and returns its renderer; a page that fails to render throws its own error. */
export async function loadRenderer(outDir: string): Promise<RenderRoute> {
  await import(pathToFileURL(join(outDir, "server/entry.mjs")).href);
  return async (route) => {
    const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: route });
    if (errorWhileRendering) throw errorWhileRendering;
    if (httpResponse.statusCode !== 200)
      throw new Error(`${route} rendered with status ${httpResponse.statusCode}.`);
    return httpResponse.body;
  };
}

/** File of a route below the site's folder: `/pricing` → `pricing.html`, which hosts serve without a redirect. */
export function htmlFile(route: string): string {
  return route === "/" ? "index.html" : `${route.slice(1)}.html`;
}

/** Writes one page; nothing of it is kept in memory. */
export function writePage(clientDir: string, route: string, html: string): void {
  const file = join(clientDir, htmlFile(route));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}
