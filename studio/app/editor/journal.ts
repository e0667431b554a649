import { isJsonObject, type JsonObject } from "../../../schema/json-document";

/** What was written and not saved, with the version of the file that it was begun with. */
export interface Draft {
  version: string;
  content: JsonObject;
}

const keyOf = (file: string): string => `pingo-studio ${file}`;

/** Keeps what is not saved yet, for whoever closes the window or loses it. */
export function keepDraft(file: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(file), JSON.stringify(draft));
  } catch {
    // The browser keeps nothing, or has no room: the file can still be saved.
  }
}

export function forgetDraft(file: string): void {
  try {
    localStorage.removeItem(keyOf(file));
  } catch {
    // As above.
  }
}

/** What was kept of a file; undefined where there is nothing. */
export function draftOf(file: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(file)) ?? "null");
    if (!isJsonObject(draft)) return undefined;
    const { version, content } = draft;
    return typeof version === "string" && isJsonObject(content) ? { version, content } : undefined;
  } catch {
    return undefined;
  }
}
