import { existsSync } from "node:fs";
import { join } from "node:path";
import layers from "./layers.css?inline";

/** Styles of each block by the path of its file, minified; while developing the browser asks for the files themselves. */
const STYLES: Readonly<Record<string, string>> = import.meta.env.DEV
  ? {}
  : import.meta.glob<string>("../../blocks/*/block.css", {
      query: "?inline",
      import: "default",
      eager: true,
    });

/** The styles of a block, minified. */
export interface Stylesheet {
  /** Address by which a page names it until the build has put what is used of it into the page. */
  path: string;
  css: string;
}

/** Each type once, in a stable order. */
const distinct = (types: readonly string[]): string[] => [...new Set(types)].sort();

/**
 * The styles of the blocks of a page, one stylesheet a block that has any. The build puts what a page uses of them into
 * the page (scripts/build/styles), so a page pays for the blocks of its own kind, and a new block costs others nothing.
 */
export function blockStylesheets(types: readonly string[]): Stylesheet[] {
  return distinct(types).flatMap((type) => {
    const css = STYLES[`../../blocks/${type}/block.css`];
    return css ? [{ path: `/assets/blocks/${type}.css`, css: layers + css }] : [];
  });
}

/**
 * Addresses at which the dev server has the styles of these blocks, the order of the layers before them. The files are
 * looked up on the disk: an import of them would make Vike link them too, on every page and before the layers.
 */
export function blockStyleFiles(types: readonly string[]): string[] {
  const files = distinct(types).map((type) => `/blocks/${type}/block.css`);
  return ["/renderer/styles/layers.css", ...files.filter((file) => existsSync(join(process.cwd(), file)))];
}
