import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import { type Diagnostic, errorAt, type FaultDetails, FILE_START, MAX_FAULTS } from "./diagnostic";
import { type Place, placeOfOffset, type TextRange } from "./place";
import { syntaxSlip } from "./syntax";
import { scanTokens } from "./syntax/scan-tokens";

/** Any JSON value. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

/** Path from the root of a document to a value: `["blocks", 2, "props"]`. */
export type JsonPath = readonly (string | number)[];

/** A parsed JSON file, with the position of every value in its text. */
export interface JsonDocument {
  /** Path relative to the project's root, with forward slashes. */
  file: string;
  text: string;
  /** The parsed value; `null` if the text is not JSON (`diagnostics` then has the reason). */
  value: JsonValue;
  /** Syntax faults and duplicate keys. */
  diagnostics: Diagnostic[];
  /** Root of the syntax tree, parsed on first access; undefined for an empty text. */
  readonly tree: Node | undefined;
}

/** Adds a fault of the text. */
type Report = (offset: number, length: number, details: Pick<Diagnostic, "message" | "fix" | "edit">) => void;

/** Parses a text; reports the fault and returns `null` if it is not JSON. */
function parseValue(text: string, report: Report): JsonValue {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    // Only the first fault is reported, because later ones are usually consequences of it.
    const notJson = { offset: 0, length: 1, message: "This is not valid JSON." };
    const { offset, length, ...slip } = syntaxSlip(text) ?? notJson;
    report(offset, length, slip);
    return null;
  }
}

/**
 * Parses a JSON text. The syntax tree is parsed on first access.
 *
 * @param file path relative to the project's root, used only in diagnostics
 * @returns the document, with syntax faults and duplicate keys in its `diagnostics`; never throws
 */
export function parseJson(file: string, text: string): JsonDocument {
  const source = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const diagnostics: Diagnostic[] = [];
  const report: Report = (offset, length, details) => {
    if (diagnostics.length === MAX_FAULTS) return;
    const place = placeOfOffset(source, offset, length);
    diagnostics.push(errorAt(file, place, { rule: "json-syntax", ...details }));
  };
  const emptyDocument: JsonDocument = { file, text: source, value: null, diagnostics, tree: undefined };
  if (source.trim() === "") {
    const fix = `Restore it if it was saved empty by mistake (git restore "${file}"), write its content, or remove it.`;
    report(0, 1, { message: "The file is empty.", fix });
    return emptyDocument;
  }
  const { excess, repeated } = scanTokens(source);
  if (excess) {
    report(excess.offset, 1, { message: excess.message });
    return emptyDocument;
  }
  const value = parseValue(source, report);
  // JSON.parse keeps the last one.
  for (const { key, offset, first } of value === null ? [] : repeated) {
    const { line } = placeOfOffset(source, first);
    const message = `${key} is here twice; the first is on line ${line}. Only one of the two can count.`;
    report(offset, key.length, { message, fix: "Remove one of them." });
  }
  let tree: Node | undefined;
  return {
    ...{ file, text: source, value, diagnostics },
    get tree() {
      tree ??= parseTree(source, [], { disallowComments: true });
      return tree;
    },
  };
}

/** Returns a copy of a document with another value. Its syntax tree is not parsed, as it would be by `{ ...document }`. */
export const withValue = (
  document: JsonDocument,
  value: JsonValue,
  diagnostics = document.diagnostics,
): JsonDocument => ({
  file: document.file,
  text: document.text,
  value,
  diagnostics,
  get tree() {
    return document.tree;
  },
});

/**
 * Returns the place of a value in the document, or of its key. A path that does not exist gives the place of its nearest
 * existing ancestor, so that a missing property points at its object.
 */
export function locate(document: JsonDocument, path: JsonPath, part: "value" | "key" = "value"): Place {
  if (!document.tree) return FILE_START;
  for (let end = path.length; end >= 0; end -= 1) {
    const node = findNodeAtLocation(document.tree, path.slice(0, end));
    if (!node) continue;
    const key = part === "key" && end === path.length ? node.parent?.children?.[0] : undefined;
    const target = key && node.parent?.type === "property" ? key : node;
    const isContainer = target.type === "object" || target.type === "array";
    return placeOfOffset(document.text, target.offset, isContainer ? 1 : target.length);
  }
  return FILE_START;
}

/** Creates an error at a value of a document, or at its key. */
export const errorIn = (
  document: JsonDocument,
  path: JsonPath,
  { part, ...details }: FaultDetails & { part?: "value" | "key" | undefined },
): Diagnostic => errorAt(document.file, locate(document, path, part), details);

/** Whether a value is an object, and neither null nor an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the length, in the JSON source of a string, of its first `count` decoded UTF-16 code units: escapes are longer. */
function rawLength(raw: string, count: number): number {
  let length = 0;
  for (let units = 0; units < count && length < raw.length; units++)
    length += raw[length] !== "\\" ? 1 : raw[length + 1] === "u" ? 6 : 2;
  return length;
}

/**
 * Returns the range of a document's text that holds a part of a string value; undefined if there is no string at the path.
 *
 * @param offset start of the part in the decoded string
 */
export function rangeInString(
  document: JsonDocument,
  path: JsonPath,
  offset: number,
  length: number,
): TextRange | undefined {
  const node = document.tree && findNodeAtLocation(document.tree, [...path]);
  if (node?.type !== "string") return undefined;
  const raw = document.text.slice(node.offset + 1, node.offset + node.length - 1);
  const start = rawLength(raw, offset);
  return { offset: node.offset + 1 + start, length: rawLength(raw.slice(start), length) };
}

/** Returns the place of a part of a string value, or of the whole value if it is not a string. */
export function placeInString(document: JsonDocument, path: JsonPath, offset: number, length: number): Place {
  const range = rangeInString(document, path, offset, length);
  return range ? placeOfOffset(document.text, range.offset, range.length) : locate(document, path);
}

/**
 * Returns the edit that replaces a value, or its key.
 *
 * @param was expected value or key in the file; if it differs, a token or the site has produced it, and there is no edit
 */
export function replaceEdit(
  { tree }: JsonDocument,
  path: JsonPath,
  by: JsonValue,
  { part = "value", was }: { part?: "value" | "key"; was?: JsonValue } = {},
): Pick<Diagnostic, "edit"> {
  const value = tree && findNodeAtLocation(tree, [...path]);
  const node = part === "key" ? value?.parent?.children?.[0] : value;
  if (!node || (was !== undefined && node.value !== was)) return {};
  return { edit: { offset: node.offset, length: node.length, text: JSON.stringify(by) } };
}
