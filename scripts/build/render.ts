import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { renderPage } from "vike/server";
import type { Stylesheet } from "../../renderer/styles/block-styles";
import { writeWithFolders } from "../files";

/** A rendered page with the stylesheets of its blocks. */
export interface RenderedRoute<Html extends string | Buffer = string> {
  html: Html;
  styles: readonly Stylesheet[];
}

/** Loads the bundled server code and returns what renders a route; a page that fails to render throws its own error. */
export async function loadRenderer(outDir: string) {
  await import(pathToFileURL(join(outDir, "server/entry.mjs")).href);
  return async (route: string): Promise<RenderedRoute> => {
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

/** Writes one page, and the styles of those of its blocks that no page had before; nothing of it is kept in memory. */
export function writePage(
  clientDir: string,
  route: string,
  { html, styles }: RenderedRoute<string | Buffer>,
): void {
  writeWithFolders(join(clientDir, htmlFile(route)), html);
  for (const { path, css } of styles) {
    const sheet = join(clientDir, path);
    if (!existsSync(sheet)) writeWithFolders(sheet, css);
  }
}
