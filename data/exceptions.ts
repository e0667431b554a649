import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../schema/diagnostic";
import type { JsonDocument } from "../schema/json-document";
import type { SchemaSet } from "../schema/schema-set";
import type { Exceptions as ExceptionsFile } from "../schema/shapes.gen";
import { validate } from "../schema/validate";
import { readDocument } from "./read-document";

/** Path of the exceptions from the project's root. A project may have none. */
export const EXCEPTIONS_FILE = "data/exceptions.json";

/** A reviewed figure that may stand in a file as it is typed. */
export type Exception = ExceptionsFile["exceptions"][number];

/** The exceptions with the document that lists them. */
export interface Exceptions {
  list: readonly Exception[];
  /** The same by the file that they are for. */
  ofFile: ReadonlyMap<string, readonly Exception[]>;
  document: JsonDocument | undefined;
}

function byFile(list: readonly Exception[]): Map<string, Exception[]> {
  const files = new Map<string, Exception[]>();
  for (const exception of list) files.set(exception.file, [...(files.get(exception.file) ?? []), exception]);
  return files;
}

/**
 * Reads the reviewed exceptions; a project without the file has none.
 *
 * @returns none, and the faults, where the file is faulty
 */
export function readExceptions(
  root: string,
  schemas: SchemaSet,
): { exceptions: Exceptions; diagnostics: Diagnostic[] } {
  const none: Exceptions = { list: [], ofFile: new Map(), document: undefined };
  if (!existsSync(join(root, EXCEPTIONS_FILE))) return { exceptions: none, diagnostics: [] };
  const document = readDocument(root, EXCEPTIONS_FILE);
  const diagnostics = [...document.diagnostics];
  if (diagnostics.length === 0) {
    const task = { document, path: [], value: document.value, where: "", rule: "data-shape" };
    diagnostics.push(...validate(schemas, { ...task, schema: "schema/exceptions.schema.json" }));
  }
  if (diagnostics.length > 0) return { exceptions: { ...none, document }, diagnostics };
  const { exceptions: list } = document.value as unknown as ExceptionsFile;
  return { exceptions: { list, ofFile: byFile(list), document }, diagnostics };
}
