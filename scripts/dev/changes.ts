/** What a saved file changes: what pages say, the schemas, the code that renders, or only how it looks. */
export type Change = "content" | "schema" | "code" | "style";

/** Files of any name: one that is not read for its name is a fault. */
const CONTENT = /^(pages|data|public)\/(?!.*\.tsx?$)/;
/** Examples too, which pages are compared with. */
const SCHEMA =
  /^((schema|(blocks|renderer\/ui\/visuals)\/[^/]+)\/([^/]+\.)?schema|blocks\/[^/]+\/example)\.json$/;
const CODE = /^(blocks|renderer|data|schema|scripts\/build\/outputs)\/.*\.tsx?$/;
const STYLE = /^(blocks|renderer)\/.*\.css$/;

/**
 * Tells what a file is for.
 *
 * @param file path from the project's root, with forward slashes
 * @returns undefined for what no verdict depends on: tests, generated files (they follow from the schemas), editors' swap
 *   files
 */
export function changeOf(file: string): Change | undefined {
  if (/(^|\/)\.|[~#]$|\.(tmp|swp)$/.test(file)) return undefined;
  if (CONTENT.test(file)) return "content";
  if (/\.gen\.|\.test\.tsx?$/.test(file)) return undefined;
  if (SCHEMA.test(file)) return "schema";
  if (CODE.test(file)) return "code";
  return STYLE.test(file) ? "style" : undefined;
}

/** True when coming or going of such a file changes what `npm run generate` writes: registry, list of styles. */
export const isRegistered = (file: string): boolean =>
  /\/(schema\.json|block\.(tsx|css)|visual\.tsx)$/.test(file);
