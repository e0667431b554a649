import type { JsonDocument } from "../schema/json-document";
import type { Exceptions as ExceptionsFile } from "../schema/shapes.gen";

/** Path of the exceptions from the project's root. */
export const EXCEPTIONS_FILE = "data/exceptions.json";

/** A reviewed figure that may stand in a file as it is typed. */
export type Exception = ExceptionsFile["exceptions"][number];

/** The exceptions with the document that lists them. */
export interface Exceptions {
  list: readonly Exception[];
  /** The same by the file that they are for. */
  ofFile: ReadonlyMap<string, readonly Exception[]>;
  document: JsonDocument;
}

/** The exceptions that a file lists, found by the files that they are for. */
export function exceptionsOf({ exceptions: list }: ExceptionsFile, document: JsonDocument): Exceptions {
  const ofFile = new Map<string, Exception[]>();
  for (const one of list) ofFile.set(one.file, [...(ofFile.get(one.file) ?? []), one]);
  return { list, ofFile, document };
}
