import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../schema/diagnostic";
import { parseJson } from "../schema/json-document";
import { realSchemas } from "../tests/check/project";
import { emptyFolder } from "../tests/empty-folder";
import { CONSTANTS_FILE, openConstants, readConstants } from "./constants";

/** A fact as the constants file states it. */
export const LEAF = { value: 5, unit: "members", source: "1" };

/** Reads a value as if it were the content of the constants file. */
export const read = (value: unknown) =>
  readConstants(parseJson(CONSTANTS_FILE, JSON.stringify(value, null, 2)));

/** Writes a text or a value as the constants file, opens it, and validates it against its schema. */
export function open(content: unknown) {
  const root = emptyFolder();
  mkdirSync(join(root, "data"));
  const text = typeof content === "string" ? content : JSON.stringify(content, null, 2);
  writeFileSync(join(root, CONSTANTS_FILE), text);
  return openConstants(root, realSchemas());
}

/** Formats a fault as one line. */
export const formatFault = ({ line, column, message, fix }: Diagnostic) =>
  `${line}:${column} ${message} ${fix}`;

/** Returns the faults of opened constants, one on each line. */
export const allFaults = (content: unknown) => open(content).diagnostics.map(formatFault).join("\n");

/** Returns the faults of a value apart from those against the schema, one on each line. */
export const faults = (value: unknown) => read(value).diagnostics.map(formatFault).join("\n");
