import { findNodeAtLocation, type Node } from "jsonc-parser";
import type { Diagnostic } from "../schema/diagnostic";
import { quoted } from "../schema/field-names";
import {
  errorIn,
  isJsonObject,
  type JsonDocument,
  type JsonObject,
  type JsonPath,
  replaced,
} from "../schema/json-document";
import { didYouMean, nearest } from "../schema/nearest";
import { propertiesOf } from "../schema/schema-parts";
import type { SchemaSet } from "../schema/schema-set";
import type { Spot } from "./loading";

/** A block's entry with each field where it belongs, and the fault where one did not. */
export interface Placed {
  entry: JsonObject;
  fault?: Diagnostic;
}

/** An object without some of its fields. */
const without = (object: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
const only = (object: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => names.includes(name)));

/** The edit that puts `props` around fields, where they stand one after the other. */
function wrapped(
  { text }: JsonDocument,
  entry: Node | undefined,
  names: readonly string[],
): Pick<Diagnostic, "edit"> {
  const properties = entry?.children ?? [];
  const moved = properties.filter(({ children }) => names.includes(String(children?.[0]?.value)));
  const [first] = moved;
  const last = moved.at(-1);
  if (!first || !last) return {};
  if (properties.indexOf(last) - properties.indexOf(first) !== moved.length - 1) return {};
  const { offset } = first;
  const length = last.offset + last.length - offset;
  const inner = text.slice(offset, offset + length);
  const indent = /\n([ \t]*)$/.exec(text.slice(0, offset))?.[1];
  const put =
    indent === undefined
      ? `"props": { ${inner} }`
      : `"props": {\n${indent}  ${inner.replace(/\n/g, "\n  ")}\n${indent}}`;
  return { edit: { offset, length, text: put } };
}

/** Where an entry stands. */
type At = Pick<Spot, "document" | "path">;

const fault = ({ document, path }: At, steps: JsonPath, message: string, fix: string): Diagnostic =>
  errorIn(document, [...path, ...steps], { rule: "block-shape", part: "key", message, fix });

/** `"a" belongs`, `"a" and "b" belong`. */
const belong = (names: readonly string[]): string =>
  `${quoted(names)} ${names.length === 1 ? "belongs" : "belong"}`;
const them = (names: readonly string[]): string => (names.length === 1 ? "it" : "them");

/** Content beside the type is moved into `props`. */
function moveIn(at: At, entry: JsonObject, content: JsonObject, names: readonly string[]): Placed {
  const { document, path } = at;
  const isBare = entry.props === undefined;
  const node = document.tree && findNodeAtLocation(document.tree, [...path]);
  const message = `${belong(names)} in "props", not beside "type".`;
  const fix = isBare ? `Write "props": { } around ${them(names)}.` : `Move ${them(names)} into "props".`;
  const moved = { ...without(entry, names), props: { ...content, ...only(entry, names) } };
  const edit = isBare ? wrapped(document, node, names) : {};
  return { entry: moved, fault: { ...fault(at, names.slice(0, 1), message, fix), ...edit } };
}

/** `{ "uses": "plans" }`, which names a shared block. */
function nameUse(at: At, entry: JsonObject): Placed | undefined {
  const [name, ...others] = Object.keys(entry);
  if (name === undefined || name === "use" || others.length > 0 || !nearest(name, ["use"])) return undefined;
  const slip = fault(at, [name], `"${name}" is not known here.`, didYouMean("use"));
  const edit = replaced(at.document, [...at.path, name], "use", { part: "key" });
  return { entry: { use: entry[name] ?? "" }, fault: { ...slip, ...edit } };
}

/**
 * Puts the fields of a block's entry where they belong: its content into `props`, what is no content beside it. All else
 * can then be judged as if the author had.
 *
 * @param path where the entry stands
 */
export function placeFields(
  schemas: SchemaSet,
  document: JsonDocument,
  path: JsonPath,
  entry: JsonObject,
): Placed {
  const at = { document, path };
  const named = nameUse(at, entry);
  if (named) return named;
  const { type, props } = entry;
  const isGroup = props === undefined || isJsonObject(props);
  if (typeof type !== "string" || !schemas.blockTypes.includes(type) || !isGroup) return { entry };
  const outer = Object.keys(propertiesOf(schemas.schema("schema/block-entry.schema.json")));
  const inner = Object.keys(propertiesOf(schemas.schema(`blocks/${type}/schema.json`)));
  const content = props ?? {};
  if (isJsonObject(content.props) && Object.keys(content).length === 1) {
    const twice = fault(at, ["props", "props"], '"props" is inside "props".', "Remove one of the two.");
    return { entry: { ...entry, props: content.props }, fault: twice };
  }
  const beside = Object.keys(entry).filter((name) => !outer.includes(name) && inner.includes(name));
  if (beside.length > 0) return moveIn(at, entry, content, beside);
  const within = Object.keys(content).filter((name) => outer.includes(name) && !inner.includes(name));
  const [first] = within;
  if (first === undefined) return { entry };
  const message = `${belong(within)} beside "type", not in "props".`;
  const moved = { ...entry, ...only(content, within), props: without(content, within) };
  return {
    entry: moved,
    fault: fault(at, ["props", first], message, `Move ${them(within)} out of "props".`),
  };
}
