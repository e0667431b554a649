import { SCHEMA_FILE } from "../../schema/schema-parts";

/** Files of any type, because an unexpected file is a fault. */
const CONTENT = /^(pages|data|public)\/(?!.*\.tsx?$)/;
const CODE = /^(blocks|renderer|data|schema|scripts\/build\/outputs)\/.*\.tsx?$/;

/** Whether a file contains only styles. */
export const isStyle = (file: string): boolean => /^(blocks|renderer)\/.*\.css$/.test(file);

/**
 * Whether a verdict or a page depends on a file. It depends on no test, generated file, or swap file of an editor.
 *
 * @param file path from the project's root, with forward slashes
 */
export function isInput(file: string): boolean {
  if (/(^|\/)\.|[~#]$|\.(tmp|swp)$/.test(file)) return false;
  if (CONTENT.test(file)) return true;
  if (/\.gen\.|\.test\.tsx?$/.test(file)) return false;
  return SCHEMA_FILE.test(file) || CODE.test(file) || isStyle(file);
}

/** Debounce, in milliseconds: an editor may write a file twice in quick succession. */
const DEBOUNCE_MS = 20;

/**
 * Batches the files that are written at once.
 *
 * @param onSave receives the files for which `isInput` is true, without duplicates
 * @returns a function to call with each written file, relative to the root
 */
export function batchSaves(onSave: (files: string[]) => void): (path: string) => void {
  const saved = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  return (path) => {
    const file = path.replaceAll("\\", "/");
    if (!isInput(file)) return;
    saved.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...saved];
      saved.clear();
      onSave(files);
    }, DEBOUNCE_MS);
  };
}
