import { existsSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import type { JsonObject } from "../../schema/json-document";
import { openCache } from "../cache/disk-cache";
import { writeWithFolders } from "../files";

/** Returns the text of a generated JSON file. */
export const formatJsonFile = (value: JsonObject): string => `${JSON.stringify(value, null, 2)}\n`;

/** Formats generated code and Markdown, so that they are stable and easy to review. JSON is formatted already. */
async function formatFile(file: string, text: string): Promise<string> {
  if (!/\.(?:ts|md)$/.test(file)) return text;
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
    const path = join(root, file);
    const key = JSON.stringify([file, text]);
    const wanted = cache.get<string>(key) ?? cache.put(key, await formatFile(file, text));
    if (existsSync(path) && readFileSync(path, "utf8") === wanted) continue;
    changed.push(file);
    if (check) continue;
    // Write to a temporary file and rename it: otherwise the dev server could serve a partially written file.
    writeWithFolders(`${path}.tmp`, wanted);
    renameSync(`${path}.tmp`, path);
  }
  cache.save();
  return changed;
}
