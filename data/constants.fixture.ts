import type { Diagnostic } from "../schema/diagnostic";
import { parseJson } from "../schema/json-document";
import { CONSTANTS_FILE, readConstants } from "./constants";

/** A fact as the file of the constants states it. */
export const LEAF = { value: 5, unit: "members", source: "1" };

/** Reads a value as if it were written in the file. */
export const read = (value: unknown) =>
  readConstants(parseJson(CONSTANTS_FILE, JSON.stringify(value, null, 2)));

/** A fault in one line. */
export const say = ({ line, column, where, message, fix }: Diagnostic) =>
  `${line}:${column} ${where}: ${message} ${fix}`;

/** What is wrong with such a value, a fault a line. */
export const faults = (value: unknown) => read(value).diagnostics.map(say).join("\n");
