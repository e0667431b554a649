import { existsSync } from "node:fs";
import { join } from "node:path";
import layers from "./layers.css?inline";

/** Minified styles of each block by file path; in development the browser requests the files instead. */
const STYLES: Readonly<Record<string, string>> = import.meta.env.DEV
  ? {}
  : import.meta.glob<string>("../../blocks/*/block.css", {
      query: "?inline",
      import: "default",
      eager: true,
    });

/** Minified styles of a block. */
export interface Stylesheet {
  /** URL that a page links to until the build inlines the used styles. */
  path: string;
  css: string;
}

/** Removes duplicate types, and sorts them for a stable order. */
const uniqueTypes = (types: readonly string[]): string[] => [...new Set(types)].sort();

/**
 * Returns the stylesheets of a page's blocks. The build inlines the used styles into the page (scripts/build/styles), so a page
 * only contains styles of blocks on pages of its own kind.
 */
export function blockStylesheets(types: readonly string[]): Stylesheet[] {
  return uniqueTypes(types).flatMap((type) => {
    const css = STYLES[`../../blocks/${type}/block.css`];
    return css ? [{ path: `/assets/blocks/${type}.css`, css: layers + css }] : [];
  });
}

/**
 * Returns the URLs of the blocks' styles on the dev server, preceded by the order of the layers. The files are looked up on
 * disk, since Vike would link imported files on every page, and before the layers.
 */
export function blockStyleFiles(types: readonly string[]): string[] {
  const files = uniqueTypes(types).map((type) => `/blocks/${type}/block.css`);
  return ["/renderer/styles/layers.css", ...files.filter((file) => existsSync(join(process.cwd(), file)))];
}
