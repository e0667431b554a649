import { readFileSync } from "node:fs";
import { join } from "node:path";
import { errorAt, FILE_START } from "../schema/diagnostic";
import { type JsonDocument, parseJson } from "../schema/json-document";
import { unreadableReason } from "./project-file";

/** Maximum file size in bytes, far above any handwritten file; a larger one is a mistake and would stall the build. */
const MAX_FILE_BYTES = 2 * 1024 * 1024;

/** Maximum number of cached documents: all of a small site, which each save reads again, but not the pages of a large one. */
const MAX_CACHED_DOCUMENTS = 128;

/** Most recently read documents by file: loading, rules and reports read the same ones. */
const documentCache = new Map<string, JsonDocument>();

/** Unsaved text of a file. */
export interface Draft {
  /** Path relative to the project's root. */
  file: string;
  text: string;
}

/** Draft that replaces its file while `runWithDraft` runs. */
let activeDraft: Draft | undefined;

/** Runs a synchronous function that reads documents, as if a draft had been saved. */
export function runWithDraft<T>(draft: Draft | undefined, run: () => T): T {
  const previous = activeDraft;
  activeDraft = draft;
  try {
    return run();
  } finally {
    activeDraft = previous;
  }
}

/** Returns the file that a draft currently replaces. */
export const activeDraftFile = (): string | undefined => activeDraft?.file;

/** Returns the cached document of a file if its text is unchanged; otherwise parses and caches it. */
function parseCached(file: string, text: string): JsonDocument {
  const known = documentCache.get(file);
  const document = known?.text === text ? known : parseJson(file, text);
  documentCache.delete(file);
  documentCache.set(file, document);
  const [oldest = file] = documentCache.keys();
  if (documentCache.size > MAX_CACHED_DOCUMENTS) documentCache.delete(oldest);
  return document;
}

/**
 * Reads and parses a JSON file. Callers share the document and must not modify it.
 *
 * @param root the project's folder
 * @param file path relative to the root, with forward slashes
 * @returns the document; an unreadable file or one that is not UTF-8 gives a diagnostic, not an exception
 */
export function readDocument(root: string, file: string): JsonDocument {
  if (activeDraft?.file === file) return parseCached(file, activeDraft.text);
  const fault = (message: string, fix?: string): JsonDocument => {
    const info = { rule: "json-syntax", message, fix };
    return { file, text: "", value: null, tree: undefined, diagnostics: [errorAt(file, FILE_START, info)] };
  };
  let bytes: Buffer;
  try {
    const reason = unreadableReason(root, file);
    if (reason) return fault(reason);
    bytes = readFileSync(join(root, file));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "ENOENT")
      return fault("This file is missing, and the site needs it.", `Restore it: git restore "${file}"`);
    return fault(`The file cannot be read (${code ?? String(error)}).`);
  }
  if (bytes.length > MAX_FILE_BYTES)
    return fault(`The file has ${bytes.length} bytes; at most ${MAX_FILE_BYTES} are read.`);
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return fault("The file is not UTF-8 text.", "Save it with the encoding UTF-8.");
  }
  return parseCached(file, text);
}
