import { rmSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../data/files-below";
import { readDocument } from "../../data/read-document";
import type { JsonValue } from "../../schema/json-document";
import { writeWithFolders } from "../files";
import { formatJson } from "../format-json";
import { UserError } from "../user-error";

/** Files of the content by their paths from the root. */
export type Content = ReadonlyMap<string, JsonValue>;

/**
 * All JSON of the content.
 *
 * @throws UserError where a file is none
 */
export function readContent(root: string): Content {
  const files = ["pages", "data"].flatMap((folder) => filesBelow(root, folder));
  return new Map(
    files
      .filter((file) => file.endsWith(".json"))
      .map((file) => {
        const { value, diagnostics } = readDocument(root, file);
        const [fault] = diagnostics;
        // Told here: npm run check reads no page that is not published.
        if (fault)
          throw new UserError(`Nothing was written: ${file}:${fault.line}:${fault.column}: ${fault.message}`);
        return [file, value];
      }),
  );
}

/** The content with other words in its texts. */
export const withTexts = (content: Content, change: (text: string) => string): Map<string, JsonValue> =>
  new Map(
    [...content].map(([file, value]) => [
      file,
      JSON.parse(JSON.stringify(value), (_, part: JsonValue) =>
        typeof part === "string" ? change(part) : part,
      ) as JsonValue,
    ]),
  );

/**
 * Writes what has changed, once all of it is ready.
 *
 * @returns the files that were changed and that are there still
 */
export async function writeContent(root: string, before: Content, after: Content): Promise<string[]> {
  const texts = new Map<string, string>();
  for (const [file, value] of after)
    if (JSON.stringify(value) !== JSON.stringify(before.get(file))) texts.set(file, await formatJson(value));
  for (const [file, text] of texts) writeWithFolders(join(root, file), text);
  for (const file of before.keys()) if (!after.has(file)) rmSync(join(root, file));
  return [...texts.keys()].filter((file) => before.has(file));
}
