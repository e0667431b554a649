import { findNodeAtLocation, type Node, parseTree, visit } from "jsonc-parser";
import { type Diagnostic, errorAt, FILE_START, MOST_FAULTS, type Said } from "./diagnostic";
import { type Place, placeOfOffset } from "./place";
import { syntaxSlip } from "./syntax";

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
  /** Root of the syntax tree, parsed when somebody asks where something stands; absent for an empty text. */
  readonly tree: Node | undefined;
}

/** Our schemas need about ten levels. The parser calls itself for each, so a limit keeps it from running out of stack. */
const DEEPEST_LEVEL = 100;
/**
 * Our largest file has some two thousand. Beyond the limit a check would stall, since the validator's time grows with the
 * square of the faults, and report as many of them.
 */
const MOST_VALUES = 10_000;

/** The first place where a text is more than anybody writes; undefined where it is not. */
function excess(text: string): { offset: number; message: string } | undefined {
  let depth = 0;
  let values = 1;
  for (const { 0: token, index: offset } of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[\]{},]/g)) {
    if (token === "[" || token === "{") depth += 1;
    else if (token === "]" || token === "}") depth -= 1;
    else if (token === ",") values += 1;
    const isDeep = depth > DEEPEST_LEVEL;
    if (!isDeep && values <= MOST_VALUES) continue;
    const found = isDeep
      ? `This is nested more than ${DEEPEST_LEVEL} levels deep`
      : `The file holds more than ${MOST_VALUES} values`;
    return { offset, message: `${found}; nothing on this site needs that.` };
  }
  return undefined;
}

/** How many properties the objects of a value have. */
function countProperties(value: JsonValue): number {
  if (typeof value !== "object" || value === null) return 0;
  const children = Object.values(value);
  return children.reduce<number>(
    (sum, child) => sum + countProperties(child),
    Array.isArray(value) ? 0 : children.length,
  );
}

/** Adds a fault of a text. */
type Report = (offset: number, length: number, said: Pick<Diagnostic, "message" | "fix" | "edit">) => void;

/** The end of a key; the words of a text can be one too, `\":`. */
const KEY_END = /"\s*:/g;

/** Reports each key of a text that its object has already. */
function reportTwins(text: string, report: Report): void {
  const open: Map<string, number>[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Map()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (name, offset, length) => {
      const names = open.at(-1);
      const first = names?.get(name);
      if (first === undefined) return void names?.set(name, offset);
      const { line } = placeOfOffset(text, first);
      const message = `"${name}" is here twice; the first is on line ${line}. Only one of the two can count.`;
      report(offset, length, { message, fix: "Remove one of them." });
    },
  });
}

/** What a text says; `null`, with the fault reported, where it is not JSON. */
function valueIn(text: string, report: Report): JsonValue {
  try {
    const value = JSON.parse(text) as JsonValue;
    // Of a key that stands twice it keeps one. To look at each key takes as long as parsing, to count them does not.
    if (countProperties(value) !== (text.match(KEY_END)?.length ?? 0)) reportTwins(text, report);
    return value;
  } catch {
    // The first fault only: what follows is most often its consequence.
    const notJson = { offset: 0, length: 1, message: "This is not valid JSON." };
    const { offset, length, ...slip } = syntaxSlip(text) ?? notJson;
    report(offset, length, slip);
    return null;
  }
}

/**
 * Parses a JSON text; its syntax tree only when it is asked for.
 *
 * @param file path from the project's root, used in diagnostics only
 * @returns a document; syntax faults and duplicate keys are in its `diagnostics`, nothing is thrown
 */
export function parseJson(file: string, text: string): JsonDocument {
  const source = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const diagnostics: Diagnostic[] = [];
  const report: Report = (offset, length, said) => {
    if (diagnostics.length === MOST_FAULTS) return;
    const place = placeOfOffset(source, offset, length);
    diagnostics.push(errorAt(file, place, { rule: "json-syntax", ...said }));
  };
  const unread: JsonDocument = { file, text: source, value: null, diagnostics, tree: undefined };
  if (source.trim() === "") {
    const fix = `Restore it if it was saved empty by mistake (git restore "${file}"), write its content, or remove it.`;
    report(0, 1, { message: "The file is empty.", fix });
    return unread;
  }
  const beyond = excess(source);
  if (beyond) {
    report(beyond.offset, 1, { message: beyond.message });
    return unread;
  }
  let tree: Node | undefined;
  return {
    ...{ file, text: source, value: valueIn(source, report), diagnostics },
    get tree() {
      tree ??= parseTree(source, [], { disallowComments: true });
      return tree;
    },
  };
}

/**
 * Where a value (or, with `key`, the key that names it) stands in the document. A path that does not exist
 * gives the place of its nearest existing ancestor, so that a missing property points at its object.
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

/** An error at a value of a document, or at the key that names it. */
export const errorIn = (
  document: JsonDocument,
  path: JsonPath,
  { part, ...said }: Said & { part?: "value" | "key" },
): Diagnostic => errorAt(document.file, locate(document, path, part), said);

/** True for an object that is neither null nor an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Length in a JSON source of the first `count` UTF-16 code units of a text literal; escapes are longer than what they mean. */
function rawLength(raw: string, count: number): number {
  let length = 0;
  for (let units = 0; units < count && length < raw.length; units++)
    length += raw[length] !== "\\" ? 1 : raw[length + 1] === "u" ? 6 : 2;
  return length;
}

/**
 * The part of a document's text that writes a part of a text value; undefined where the path leads to no text.
 *
 * @param offset start of the part in the decoded text
 */
export function rangeInString(
  document: JsonDocument,
  path: JsonPath,
  offset: number,
  length: number,
): { offset: number; length: number } | undefined {
  const node = document.tree && findNodeAtLocation(document.tree, [...path]);
  if (node?.type !== "string") return undefined;
  const raw = document.text.slice(node.offset + 1, node.offset + node.length - 1);
  const start = rawLength(raw, offset);
  return { offset: node.offset + 1 + start, length: rawLength(raw.slice(start), length) };
}

/** Where a part of a text value stands; the whole value where the path leads to no text. */
export function placeInString(document: JsonDocument, path: JsonPath, offset: number, length: number): Place {
  const range = rangeInString(document, path, offset, length);
  return range ? placeOfOffset(document.text, range.offset, range.length) : locate(document, path);
}

/**
 * The edit that puts another value in the place of one, or another key in the place of its key.
 *
 * @param was what stands there; where something else does, a token or the site has written it, and there is no edit
 */
export function replaced(
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
