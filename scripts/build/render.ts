import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Loads the bundled server code. Returns a function that renders a route to HTML. It throws the page's own error if
 * rendering fails.
 */
export async function loadRenderer(outDir: string) {
  // Loaded on demand: the build's main process imports this module only for file names.
  const { renderPage } = await import("vike/server");
  await import(pathToFileURL(join(outDir, "server/entry.mjs")).href);
  return async (route: string) => {
    const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: route });
    if (errorWhileRendering) throw errorWhileRendering;
    if (httpResponse.statusCode !== 200)
      throw new Error(`${route} rendered with status ${httpResponse.statusCode}.`);
    return httpResponse.body;
  };
}

/** Returns the file of a route below the site's folder: `/pricing` → `pricing.html`, which hosts serve without a redirect. */
export function htmlFile(route: string): string {
  return route === "/" ? "index.html" : `${route.slice(1)}.html`;
}
