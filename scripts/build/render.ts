import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageData } from "../../renderer/page-source";
import type { Stylesheet } from "../../renderer/styles/block-styles";

/**
 * Loads the bundled server code and returns what renders a route, with the stylesheets and the content of its blocks; a
 * page that fails to render throws its own error.
 */
export async function loadRenderer(outDir: string) {
  // The process that builds asks this file for names alone.
  const { renderPage } = await import("vike/server");
  await import(pathToFileURL(join(outDir, "server/entry.mjs")).href);
  return async (route: string) => {
    const pageContext = await renderPage<
      { blockStyles?: Stylesheet[]; data?: PageData },
      { urlOriginal: string }
    >({ urlOriginal: route });
    const { httpResponse, errorWhileRendering, data } = pageContext;
    if (errorWhileRendering) throw errorWhileRendering;
    if (httpResponse.statusCode !== 200)
      throw new Error(`${route} rendered with status ${httpResponse.statusCode}.`);
    const content = data?.page.blocks.map(({ props }) => props) ?? [];
    return { html: httpResponse.body, styles: pageContext.blockStyles ?? [], content };
  };
}

/** File of a route below the site's folder: `/pricing` → `pricing.html`, which hosts serve without a redirect. */
export function htmlFile(route: string): string {
  return route === "/" ? "index.html" : `${route.slice(1)}.html`;
}
