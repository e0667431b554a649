/**
 * URLs of the blocks' stylesheets in a build, by file path. A build alone imports this file: in development, Vike would link
 * all of them on every page, and before the layers.
 */
export const BLOCK_SHEETS = import.meta.glob<string>("/blocks/*/block.css", {
  query: "?url",
  import: "default",
  eager: true,
});
