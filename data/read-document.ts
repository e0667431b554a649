import { readFileSync } from "node:fs";
import { join } from "node:path";
import { errorAt, FILE_START } from "../schema/diagnostic";
import { type JsonDocument, parseJson } from "../schema/json-document";
import { refusal } from "./project-file";

/** Nothing a person writes by hand comes near this; a larger file is a mistake and would only stall the build. */
const LARGEST_FILE = 2 * 1024 * 1024;

/** So many documents are kept: all of a small site, which a save reads again. The pages of a large one must not be. */
const MOST_KEPT = 128;

/** The documents that were read last, by file: loading, rules and reports ask for the same ones. */
const kept = new Map<string, JsonDocument>();

/** A text that a file may come to have. */
export interface Draft {
  /** Path from the project's root. */
  file: string;
  text: string;
}

/** What stands in the place of a file while `asIfSaved` runs. */
let unsaved: Draft | undefined;

/** Runs something that reads documents, as if a draft had been saved. It must be done when it returns. */
export function asIfSaved<T>(draft: Draft | undefined, run: () => T): T {
  const outer = unsaved;
  unsaved = draft;
  try {
    return run();
  } finally {
    unsaved = outer;
  }
}

/** The file in whose place a draft stands just now. */
export const fileOfDraft = (): string | undefined => unsaved?.file;

/** Parses a text, unless it is that of a document that is kept. */
function parsed(file: string, text: string): JsonDocument {
  const known = kept.get(file);
  const document = known?.text === text ? known : parseJson(file, text);
  kept.delete(file);
  kept.set(file, document);
  const [oldest = file] = kept.keys();
  if (kept.size > MOST_KEPT) kept.delete(oldest);
  return document;
}

/**
 * Reads and parses a JSON file. A document may be given to several callers, so nobody changes it.
 *
 * @param root the project's folder
 * @param file path from the root, with forward slashes
 * @returns the document; a file that cannot be read or is not UTF-8 text gives a diagnostic, not an exception
 */
export function readDocument(root: string, file: string): JsonDocument {
  if (unsaved?.file === file) return parsed(file, unsaved.text);
  const fault = (message: string, fix?: string): JsonDocument => {
    const said = { rule: "json-syntax", message, ...(fix ? { fix } : {}) };
    return { file, text: "", value: null, tree: undefined, diagnostics: [errorAt(file, FILE_START, said)] };
  };
  let bytes: Buffer;
  try {
    const reason = refusal(root, file);
    if (reason) return fault(reason);
    bytes = readFileSync(join(root, file));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "ENOENT")
      return fault("This file is missing, and the site needs it.", `Restore it: git restore "${file}"`);
    return fault(`The file cannot be read (${code ?? String(error)}).`);
  }
  if (bytes.length > LARGEST_FILE)
    return fault(`The file has ${bytes.length} bytes; at most ${LARGEST_FILE} are read.`);
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return fault("The file is not UTF-8 text.", "Save it with the encoding UTF-8.");
  }
  return parsed(file, text);
}
