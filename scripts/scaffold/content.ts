import { rmSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../data/files-below";
import { readDocument } from "../../data/read-document";
import { replaceFile } from "../../data/replace-file";
import type { JsonValue } from "../../schema/json-document";
import { formatJson } from "../format-json";
import { UserError } from "../user-error";

/** Values of the content files, by path relative to the root. */
export type Content = ReadonlyMap<string, JsonValue>;

/**
 * Reads all JSON files of the content.
 *
 * @throws UserError if a file is not valid JSON
 */
export function readContent(root: string): Content {
  const files = ["pages", "data"].flatMap((folder) => filesBelow(root, folder));
  return new Map(
    files
      .filter((file) => file.endsWith(".json"))
      .map((file) => {
        const { value, diagnostics } = readDocument(root, file);
        const [fault] = diagnostics;
        // Reported here, since npm run check does not read unpublished pages.
        if (fault)
          throw new UserError(`Nothing was written: ${file}:${fault.line}:${fault.column}: ${fault.message}`);
        return [file, value];
      }),
  );
}

/** Returns the content with `change` applied to every string. */
export const mapTexts = (content: Content, change: (text: string) => string): Map<string, JsonValue> =>
  new Map(
    [...content].map(([file, value]) => [
      file,
      JSON.parse(JSON.stringify(value), (_, part: JsonValue) =>
        typeof part === "string" ? change(part) : part,
      ) as JsonValue,
    ]),
  );

/**
 * Writes the changed files, once all are formatted, and removes those that `after` lacks.
 *
 * @returns the changed files that existed before
 */
export async function writeContent(root: string, before: Content, after: Content): Promise<string[]> {
  const texts = new Map<string, string>();
  for (const [file, value] of after)
    if (JSON.stringify(value) !== JSON.stringify(before.get(file))) texts.set(file, await formatJson(value));
  for (const [file, text] of texts) replaceFile(join(root, file), text);
  for (const file of before.keys()) if (!after.has(file)) rmSync(join(root, file));
  return [...texts.keys()].filter((file) => before.has(file));
}
