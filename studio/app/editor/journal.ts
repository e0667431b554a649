import { publishedFile } from "../../../data/unpublished-name";
import { isJsonObject, type JsonObject } from "../../../schema/json-document";

/** What was written and not saved, with the version of the file that it was begun with. */
export interface Draft {
  version: string;
  content: JsonObject;
}

const keyOf = (file: string): string => `pingo-studio ${file}`;

/** @param value undefined forgets what was kept */
function store(name: string, value: object | undefined): void {
  try {
    if (value) localStorage.setItem(keyOf(name), JSON.stringify(value));
    else localStorage.removeItem(keyOf(name));
  } catch {
    // The browser keeps nothing, or has no room: the file can still be saved.
  }
}

/** What was kept; undefined where there is nothing, or no object. */
function readStored(name: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? "null");
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is not saved yet, for whoever closes the window or loses it; nothing once that is saved. */
export const storeDraft = (file: string, draft: Draft | undefined): void => store(publishedFile(file), draft);

/** No file has this name. */
const COPIED_BLOCK = "copied block";

/** Keeps a block, to put it onto another page. */
export const copyBlock = (entry: JsonObject): void => store(COPIED_BLOCK, entry);

/** The block that was copied last. */
export const readCopiedBlock = (): JsonObject | undefined => readStored(COPIED_BLOCK);

/** What was kept of a file, whether it has been published since or not; undefined where there is nothing. */
export function readDraft(file: string): Draft | undefined {
  const { version, content } = readStored(publishedFile(file)) ?? {};
  return typeof version === "string" && isJsonObject(content) ? { version, content } : undefined;
}
