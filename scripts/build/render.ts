import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { renderPage } from "vike/server";
import type { Stylesheet } from "../../renderer/styles/block-styles";

/**
 * Loads the bundled server code and returns what renders a route, with the stylesheets of its blocks; a page that fails to
 * render throws its own error.
 */
export async function loadRenderer(outDir: string) {
  await import(pathToFileURL(join(outDir, "server/entry.mjs")).href);
  return async (route: string) => {
    const pageContext = await renderPage<{ blockStyles?: Stylesheet[] }, { urlOriginal: string }>({
      urlOriginal: route,
    });
    const { httpResponse, errorWhileRendering } = pageContext;
    if (errorWhileRendering) throw errorWhileRendering;
    if (httpResponse.statusCode !== 200)
      throw new Error(`${route} rendered with status ${httpResponse.statusCode}.`);
    return { html: httpResponse.body, styles: pageContext.blockStyles ?? [] };
  };
}

/** File of a route below the site's folder: `/pricing` → `pricing.html`, which hosts serve without a redirect. */
export function htmlFile(route: string): string {
  return route === "/" ? "index.html" : `${route.slice(1)}.html`;
}
