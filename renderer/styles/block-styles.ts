import { createHash } from "node:crypto";
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

/** A stylesheet to write beside the page. */
export interface Stylesheet {
  /** Address below the site, with a hash of its content. */
  path: string;
  css: string;
}

/** Each type once, in a stable order. */
const distinct = (types: readonly string[]): string[] => [...new Set(types)].sort();

/**
 * The styles of the blocks of one page as one stylesheet, so that a page pays for its own blocks only and a new block
 * costs the others nothing. Pages with the same blocks share it.
 *
 * @returns undefined where no block has styles of its own
 */
export function blockStylesheet(types: readonly string[]): Stylesheet | undefined {
  const own = distinct(types).flatMap((type) => STYLES[`../../blocks/${type}/block.css`] ?? []);
  if (own.length === 0) return undefined;
  const css = [layers, ...own].join("");
  const hash = createHash("sha256").update(css).digest("hex").slice(0, 8);
  return { path: `/assets/blocks.${hash}.css`, css };
}

/**
 * Addresses at which the dev server has the styles of these blocks, the order of the layers before them. The files are
 * looked up on the disk: an import of them would make Vike link them too, on every page and before the layers.
 */
export function blockStyleFiles(types: readonly string[]): string[] {
  const files = distinct(types).map((type) => `/blocks/${type}/block.css`);
  return ["/renderer/styles/layers.css", ...files.filter((file) => existsSync(join(process.cwd(), file)))];
}
