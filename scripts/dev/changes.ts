/** What a saved file changes: what pages say, the schemas, the code that renders, or only how it looks. */
export type Change = "content" | "schema" | "code" | "style";

const CONTENT = /^((pages|data)\/.*\.json|public\/.*)$/;
const SCHEMA = /^(schema|(blocks|renderer\/ui\/visuals)\/[^/]+)\/([^/]+\.)?schema\.json$/;
const CODE = /^(blocks|renderer|data|schema)\/.*\.tsx?$/;
const STYLE = /^(blocks|renderer)\/.*\.css$/;

/**
 * Tells what a file is for.
 *
 * @param file path from the project's root, with forward slashes
 * @returns undefined for what no page depends on: tests, generated files (they follow from the schemas), editors' swap files
 */
export function changeOf(file: string): Change | undefined {
  if (/\.gen\.|\.test\.tsx?$|(^|\/)\.|[~#]$|\.(tmp|swp)$/.test(file)) return undefined;
  if (SCHEMA.test(file)) return "schema";
  if (CONTENT.test(file)) return "content";
  if (CODE.test(file)) return "code";
  return STYLE.test(file) ? "style" : undefined;
}

/** True when coming or going of such a file changes what `npm run generate` writes: registry, list of styles. */
export const isRegistered = (file: string): boolean =>
  /\/(schema\.json|block\.(tsx|css)|visual\.tsx)$/.test(file);
