import { existsSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import type { JsonObject } from "../../schema/json-document";
import { writeWithFolders } from "../files";
import { openCache } from "../kept/kept";

/** A generated file of JSON. */
export const formatJsonFile = (value: JsonObject): string => `${JSON.stringify(value, null, 2)}\n`;

/** Formats generated code and prose, so that they are stable and read well in a review; JSON is already. */
async function formatFile(file: string, text: string): Promise<string> {
  if (!/\.(?:ts|md)$/.test(file)) return text;
  const { format } = await import("prettier");
  return format(text, { filepath: file, printWidth: 110 });
}

/**
 * Compares generated files with what is wanted, and writes those that differ unless they are only to be compared.
 *
 * @param files path from the root → text, not yet formatted
 * @returns the files that differed, from the root
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
    const cached = cache?.get<string>(key);
    const wanted = cached ?? (await formatFile(file, text));
    if (cached === undefined) cache?.put(key, wanted);
    if (existsSync(path) && readFileSync(path, "utf8") === wanted) continue;
    changed.push(file);
    if (check) continue;
    // Renamed into place: a dev server that reads a half-written file would serve it.
    writeWithFolders(`${path}.tmp`, wanted);
    renameSync(`${path}.tmp`, path);
  }
  cache?.save();
  return changed;
}
