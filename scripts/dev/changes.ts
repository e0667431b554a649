import { SCHEMA_FILE } from "../../schema/schema-parts";

/** Kind of a saved file: content of pages, a schema, code that renders, or only styles. */
export type Change = "content" | "schema" | "code" | "style";

/** Files of any type, because an unexpected file is a fault. */
const CONTENT = /^(pages|data|public)\/(?!.*\.tsx?$)/;
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
  if (SCHEMA_FILE.test(file)) return "schema";
  if (CODE.test(file)) return "code";
  return STYLE.test(file) ? "style" : undefined;
}

/** Debounce, in milliseconds: an editor may write a file twice in quick succession. */
const DEBOUNCE_MS = 20;

/**
 * Batches the files that are written at once.
 *
 * @param onSave receives the files that a verdict depends on, without duplicates
 * @returns a function to call with each written file, relative to the root
 */
export function batchSaves(onSave: (files: string[]) => void): (path: string) => void {
  const saved = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  return (path) => {
    const file = path.replaceAll("\\", "/");
    if (changeOf(file) === undefined) return;
    saved.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...saved];
      saved.clear();
      onSave(files);
    }, DEBOUNCE_MS);
  };
}
