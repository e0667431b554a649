import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageData } from "../../renderer/page-source";

/**
 * Loads the bundled server code. Returns a function that renders a route to HTML, with the content of its blocks. It
 * throws the page's own error if rendering fails.
 */
export async function loadRenderer(outDir: string) {
  // Loaded on demand: the build's main process imports this module only for file names.
  const { renderPage } = await import("vike/server");
  await import(pathToFileURL(join(outDir, "server/entry.mjs")).href);
  return async (route: string) => {
    const { httpResponse, errorWhileRendering, data } = await renderPage<
      { data?: PageData },
      { urlOriginal: string }
    >({ urlOriginal: route });
    if (errorWhileRendering) throw errorWhileRendering;
    if (httpResponse.statusCode !== 200)
      throw new Error(`${route} rendered with status ${httpResponse.statusCode}.`);
    const content = data?.page.blocks.map(({ props }) => props) ?? [];
    return { html: httpResponse.body, content };
  };
}

/** Returns the file of a route below the site's folder: `/pricing` → `pricing.html`, which hosts serve without a redirect. */
export function htmlFile(route: string): string {
  return route === "/" ? "index.html" : `${route.slice(1)}.html`;
}
