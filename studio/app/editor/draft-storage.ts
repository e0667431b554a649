import { publishedFile } from "../../../data/unpublished-name";
import { isJsonObject, type JsonObject } from "../../../schema/json-document";
import type { SavedFile } from "../../api";

/** Unsaved content of a file, with the version of the file that it is based on. */
type Unsaved = Pick<SavedFile, "content" | "version">;

const keyOf = (file: string): string => `pingo-studio ${file}`;

/** What the local storage has not taken, since it is full or denied. It lasts until the window is closed. */
const onlyHere = new Map<string, string>();

/** Stores a value; undefined removes it. Returns whether it outlasts the window. */
function store(name: string, value: object | undefined): boolean {
  const key = keyOf(name);
  onlyHere.delete(key);
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
    return true;
  } catch {
    if (value) onlyHere.set(key, JSON.stringify(value));
    return false;
  }
}

/** Returns a stored object; undefined if there is none. */
function readStored(name: string): JsonObject | undefined {
  const key = keyOf(name);
  try {
    const value: unknown = JSON.parse(onlyHere.get(key) ?? localStorage.getItem(key) ?? "null");
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the unsaved content of a file, in case the window is closed; undefined removes it. Returns whether it will be there then. */
export const storeDraft = (file: string, draft: Unsaved | undefined): boolean =>
  store(publishedFile(file), draft);

/** Storage name of the copied block; no file has this name. */
const COPIED_BLOCK = "copied block";

/** Stores a block, to insert it on another page. */
export const copyBlock = (entry: JsonObject): void => void store(COPIED_BLOCK, entry);

/** Returns the block that was copied last. */
export const readCopiedBlock = (): JsonObject | undefined => readStored(COPIED_BLOCK);

/** Returns the stored draft of a file, even if the file has been published since; undefined if there is none. */
export function readDraft(file: string): Unsaved | undefined {
  const { version, content } = readStored(publishedFile(file)) ?? {};
  return typeof version === "string" && isJsonObject(content) ? { version, content } : undefined;
}
