import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import type { Diagnostic } from "./diagnostic";

/** A value that JSON can express. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

/** Steps from the root of a document to a value: `["blocks", 2, "props"]`. */
export type JsonPath = readonly (string | number)[];

/** A parsed JSON file that still knows where everything stands in its text. */
export interface JsonDocument {
  /** Path from the project's root, with forward slashes. */
  file: string;
  text: string;
  /** The parsed value; `null` where the text is not JSON (then `diagnostics` says why). */
  value: JsonValue;
  /** Syntax faults and duplicate keys. */
  diagnostics: Diagnostic[];
  /** Root of the syntax tree; absent for an empty text. */
  tree: Node | undefined;
}

/** A place in a text: 1-based line and column, and how many characters it covers. */
export interface Place {
  line: number;
  column: number;
  length: number;
}

const SYNTAX_MESSAGES: Record<string, string> = {
  CommaExpected: "A comma is missing here.",
  ColonExpected: "A colon is missing between a key and its value.",
  PropertyNameExpected:
    "A key in double quotes is expected here (a comma before a closing brace is not allowed).",
  ValueExpected: "A value is expected here (a comma before a closing bracket is not allowed).",
  CloseBraceExpected: "A closing brace } is missing.",
  CloseBracketExpected: "A closing bracket ] is missing.",
  EndOfFileExpected: "The document has ended, yet more text follows.",
  InvalidCommentToken: "JSON has no comments.",
  UnexpectedEndOfComment: "JSON has no comments.",
  UnexpectedEndOfString: "This text has no closing quote.",
  UnexpectedEndOfNumber: "This number is not complete.",
  InvalidUnicode: "This \\u escape is not complete.",
  InvalidEscapeCharacter: "This backslash escape does not exist in JSON.",
  InvalidCharacter: "This character must be written as an escape.",
  InvalidSymbol: "This is not a JSON value: text needs double quotes.",
  InvalidNumberFormat: "This is not a number that JSON knows.",
};

/** Our schemas need about ten levels. The parser calls itself for each, so a limit keeps it from running out of stack. */
const DEEPEST_LEVEL = 100;

/** Offset of the first bracket that is nested too deeply, or undefined. */
function offsetTooDeep(text: string): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[\]{}]/g)) {
    if (token === "[" || token === "{") depth += 1;
    else if (token === "]" || token === "}") depth -= 1;
    if (depth > DEEPEST_LEVEL) return index;
  }
  return undefined;
}

/** A fault that leaves nothing of the document to use. */
function unreadable(file: string, text: string, offset: number, message: string): JsonDocument {
  const place = placeOfOffset(text, offset);
  const fault: Diagnostic = { file, ...place, severity: "error", rule: "json-syntax", where: "", message };
  return { file, text, value: null, diagnostics: [fault], tree: undefined };
}

/** 1-based line and column of an offset in a text. */
export function placeOfOffset(text: string, offset: number, length = 1): Place {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: offset - lineStart + 1, length: Math.max(1, length) };
}

/**
 * Parses a JSON text and keeps its syntax tree.
 *
 * @param file path from the project's root, used in diagnostics only
 * @returns a document; syntax faults and duplicate keys are in its `diagnostics`, nothing is thrown
 */
export function parseJson(file: string, text: string): JsonDocument {
  const source = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  if (source.trim() === "") return unreadable(file, source, 0, "The file is empty.");
  const deep = offsetTooDeep(source);
  if (deep !== undefined) {
    const message = `This is nested more than ${DEEPEST_LEVEL} levels deep; nothing on this site needs that.`;
    return unreadable(file, source, deep, message);
  }
  const errors: ParseError[] = [];
  const tree = parseTree(source, errors, {
    disallowComments: true,
    allowTrailingComma: false,
    allowEmptyContent: false,
  });
  const diagnostics: Diagnostic[] = errors.slice(0, 1).map((error) => ({
    file,
    ...placeOfOffset(source, error.offset, error.length),
    severity: "error",
    rule: "json-syntax",
    where: "",
    message: SYNTAX_MESSAGES[printParseErrorCode(error.error)] ?? "This is not valid JSON.",
  }));
  const value = diagnostics.length === 0 && tree ? toValue(tree, file, source, diagnostics) : null;
  return { file, text: source, value, diagnostics, tree };
}

/** Builds the value from the tree, so that a key given twice is seen (JSON.parse hides it). */
function toValue(node: Node, file: string, text: string, diagnostics: Diagnostic[]): JsonValue {
  if (node.type === "array")
    return (node.children ?? []).map((child) => toValue(child, file, text, diagnostics));
  if (node.type !== "object") return node.value as JsonValue;
  const object: JsonObject = Object.create(null) as JsonObject;
  for (const property of node.children ?? []) {
    const [key, child] = property.children ?? [];
    if (!key || !child) continue;
    const name = String(key.value);
    if (name in object) {
      diagnostics.push({
        file,
        ...placeOfOffset(text, key.offset, key.length),
        severity: "error",
        rule: "json-syntax",
        where: "",
        message: `The key "${name}" stands twice in the same object; only one of the two can count.`,
        fix: "Remove one of them.",
      });
    }
    object[name] = toValue(child, file, text, diagnostics);
  }
  // A plain prototype again: ajv and React treat a null prototype as a stranger.
  return Object.setPrototypeOf(object, Object.prototype) as JsonObject;
}

/**
 * Where a value (or, with `key`, the key that names it) stands in the document. A path that does not exist
 * gives the place of its nearest existing ancestor, so that a missing property points at its object.
 */
export function locate(document: JsonDocument, path: JsonPath, part: "value" | "key" = "value"): Place {
  if (!document.tree) return { line: 1, column: 1, length: 1 };
  for (let end = path.length; end >= 0; end -= 1) {
    const node = findNodeAtLocation(document.tree, path.slice(0, end));
    if (!node) continue;
    const key = part === "key" && end === path.length ? node.parent?.children?.[0] : undefined;
    const target = key && node.parent?.type === "property" ? key : node;
    const isContainer = target.type === "object" || target.type === "array";
    return placeOfOffset(document.text, target.offset, isContainer ? 1 : target.length);
  }
  return { line: 1, column: 1, length: 1 };
}

/** True for an object that is neither null nor an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Where a part of a text value stands. Escapes make the source longer than the value, so the raw literal is
 * walked until the decoded part before it has the wanted length.
 *
 * @param offset start of the part in the decoded text
 */
export function placeInString(document: JsonDocument, path: JsonPath, offset: number, length: number): Place {
  const node = document.tree && findNodeAtLocation(document.tree, [...path]);
  if (node?.type !== "string") return locate(document, path);
  const raw = document.text.slice(node.offset + 1, node.offset + node.length - 1);
  let position = 0;
  for (let decoded = 0; decoded < offset && position < raw.length; decoded += 1) {
    if (raw[position] !== "\\") position += 1;
    else position += raw[position + 1] === "u" ? 6 : 2;
  }
  return placeOfOffset(document.text, node.offset + 1 + position, length);
}
