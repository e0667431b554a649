import { publishedFile } from "../../../data/unpublished-name";
import { isJsonObject, type JsonObject } from "../../../schema/json-document";
import type { SavedFile } from "../../api";

/** Unsaved content of a file, with the version of the file that it is based on. */
type Unsaved = Pick<SavedFile, "content" | "version">;

const keyOf = (file: string): string => `pingo-studio ${file}`;

/** Stores a value in the local storage; undefined removes it. */
function store(name: string, value: object | undefined): void {
  try {
    if (value) localStorage.setItem(keyOf(name), JSON.stringify(value));
    else localStorage.removeItem(keyOf(name));
  } catch {
    // Storage is denied or full: the file can still be saved to disk.
  }
}

/** Returns a stored object; undefined if there is none. */
function readStored(name: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? "null");
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the unsaved content of a file, in case the window is closed; undefined removes it. */
export const storeDraft = (file: string, draft: Unsaved | undefined): void =>
  store(publishedFile(file), draft);

/** Storage name of the copied block; no file has this name. */
const COPIED_BLOCK = "copied block";

/** Stores a block, to insert it on another page. */
export const copyBlock = (entry: JsonObject): void => store(COPIED_BLOCK, entry);

/** Returns the block that was copied last. */
export const readCopiedBlock = (): JsonObject | undefined => readStored(COPIED_BLOCK);

/** Returns the stored draft of a file, even if the file has been published since; undefined if there is none. */
export function readDraft(file: string): Unsaved | undefined {
  const { version, content } = readStored(publishedFile(file)) ?? {};
  return typeof version === "string" && isJsonObject(content) ? { version, content } : undefined;
}
