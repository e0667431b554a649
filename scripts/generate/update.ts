import { join } from "node:path";
import { projectText } from "../../data/project-file";
import { replaceFile } from "../../data/replace-file";
import type { JsonObject } from "../../schema/json-document";
import { openCache } from "../cache/disk-cache";

/** Returns the text of a generated JSON file. */
export const formatJsonFile = (value: JsonObject): string => `${JSON.stringify(value, null, 2)}\n`;

/** Formats generated code and Markdown, so that they are stable and easy to review. */
async function formatCode(file: string, text: string): Promise<string> {
  const { format } = await import("prettier");
  return format(text, { filepath: file, printWidth: 110 });
}

/**
 * Compares generated files with their expected text, and writes those that differ, unless `check` is set.
 *
 * @param files path from the root → text, not yet formatted
 * @returns paths of the files that differed, from the root
 */
export async function updateFiles(
  root: string,
  files: ReadonlyMap<string, string>,
  check: boolean,
): Promise<string[]> {
  const changed: string[] = [];
  const cache = openCache("formatted", root);
  for (const [file, text] of files) {
    const key = JSON.stringify([file, text]);
    // JSON is formatted already.
    const isFormatted = file.endsWith(".json");
    const wanted = isFormatted
      ? text
      : (cache.get<string>(key) ?? cache.put(key, await formatCode(file, text)));
    if (projectText(root, file) === wanted) continue;
    changed.push(file);
    if (!check) replaceFile(join(root, file), wanted);
  }
  cache.save();
  return changed;
}
