import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../schema/diagnostic";
import { parseJson } from "../schema/json-document";
import { realSchemas } from "../tests/check/project";
import { emptyFolder } from "../tests/folder";
import { CONSTANTS_FILE, readConstants } from "./constants";
import { openConstants } from "./open-constants";

/** A fact as the file of the constants states it. */
export const LEAF = { value: 5, unit: "members", source: "1" };

/** Reads a value as if it were written in the file. */
export const read = (value: unknown) =>
  readConstants(parseJson(CONSTANTS_FILE, JSON.stringify(value, null, 2)));

/** Opens constants by their text, or as they are written with a value, and holds them against their schema. */
export function open(content: unknown) {
  const root = emptyFolder();
  mkdirSync(join(root, "data"));
  const text = typeof content === "string" ? content : JSON.stringify(content, null, 2);
  writeFileSync(join(root, CONSTANTS_FILE), text);
  return openConstants(root, realSchemas());
}

/** A fault in one line. */
export const say = ({ line, column, where, message, fix }: Diagnostic) =>
  `${line}:${column} ${where}: ${message} ${fix}`;

/** What is wrong with opened constants, a fault a line. */
export const allFaults = (content: unknown) => open(content).diagnostics.map(say).join("\n");

/** What is wrong with such a value beside its shape, a fault a line. */
export const faults = (value: unknown) => read(value).diagnostics.map(say).join("\n");
