/** Kind of a saved file: content of pages, a schema, code that renders, or only styles. */
export type Change = "content" | "schema" | "code" | "style";

/** Files of any type, because an unexpected file is a fault. */
const CONTENT = /^(pages|data|public)\/(?!.*\.tsx?$)/;
/** Schemas, and the examples of blocks, which pages are compared with. */
const SCHEMA =
  /^((schema|(blocks|renderer\/ui\/visuals)\/[^/]+)\/([^/]+\.)?schema|blocks\/[^/]+\/example)\.json$/;
const CODE = /^(blocks|renderer|data|schema|scripts\/build\/outputs)\/.*\.tsx?$/;
const STYLE = /^(blocks|renderer)\/.*\.css$/;

/**
 * Returns the kind of a file.
 *
 * @param file path from the project's root, with forward slashes
 * @returns undefined for files that no verdict depends on: tests, generated files, swap files of editors
 */
export function changeOf(file: string): Change | undefined {
  if (/(^|\/)\.|[~#]$|\.(tmp|swp)$/.test(file)) return undefined;
  if (CONTENT.test(file)) return "content";
  if (/\.gen\.|\.test\.tsx?$/.test(file)) return undefined;
  if (SCHEMA.test(file)) return "schema";
  if (CODE.test(file)) return "code";
  return STYLE.test(file) ? "style" : undefined;
}
