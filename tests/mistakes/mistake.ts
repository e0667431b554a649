import { readFileSync } from "node:fs";
import { join } from "node:path";
import { applyEdits, type JSONPath, modify } from "jsonc-parser";
import { FROZEN_SITE } from "../roots";

/** A mistake of an author: one edit of one file. */
export interface Mistake {
  /** What the author did, in a few words: "a comma after the last key". Unique in its list. */
  what: string;
  /** The file that is edited, from the project's root. */
  file: string;
  /** Returns the new text of the file from its old one ("" for a new file); null removes the file. */
  edit: (text: string) => string | null;
}

const FORMAT = { insertSpaces: true, tabSize: 2 };

/**
 * Replaces the first occurrence of words in a file.
 *
 * @throws if the words are not in the file, since nothing would change
 */
export function replace(what: string, file: string, words: string, by: string): Mistake {
  const edit = (text: string) => {
    if (!text.includes(words)) throw new Error(`${what}: ${file} does not have ${words}`);
    return text.replace(words, () => by);
  };
  return { what, file, edit };
}

/** Sets a value of a JSON file, by its path; undefined removes it. The rest of the text stays unchanged. */
export function set(what: string, file: string, path: JSONPath, value: unknown): Mistake {
  const edit = (text: string) => {
    const edits = modify(text, path, value, { formattingOptions: FORMAT });
    if (edits.length === 0) throw new Error(`${what}: ${file} has no ${path.join(".")}`);
    return applyEdits(text, edits);
  };
  return { what, file, edit };
}

/** Writes a new file; a value that is not a string is written as JSON. */
export function write(what: string, file: string, content: unknown): Mistake {
  const text = typeof content === "string" ? content : `${JSON.stringify(content, null, 2)}\n`;
  return { what, file, edit: () => text };
}

/** Writes a file, as a copy of another one. */
export function copy(what: string, file: string, of: string): Mistake {
  return { what, file, edit: () => readFileSync(join(FROZEN_SITE, of), "utf8") };
}

/** Removes a file. */
export function remove(what: string, file: string): Mistake {
  return { what, file, edit: () => null };
}
