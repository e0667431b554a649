import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Draft } from "../../data/read-document";

/**
 * Loads the bundled server code. Returns a function that renders a route to HTML, as if a draft had been saved. It
 * throws the page's own error if rendering fails.
 */
export async function loadRenderer(outDir: string) {
  // Loaded on demand: the build's main process imports this module only for file names.
  const { renderPage } = await import("vike/server");
  await import(pathToFileURL(join(outDir, "server/entry.mjs")).href);
  return async (route: string, draft?: Draft) => {
    const page = { urlOriginal: route, ...(draft && { draft }) };
    // Vike prints the error, with places in the bundle, although the caller reports it.
    const { error } = console;
    console.error = () => {};
    const { httpResponse, errorWhileRendering } = await renderPage(page).finally(() => {
      console.error = error;
    });
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
