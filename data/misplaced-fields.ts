import type { Diagnostic } from "../schema/diagnostic";
import { quoteNames } from "../schema/field-names";
import {
  errorIn,
  isJsonObject,
  type JsonDocument,
  type JsonObject,
  type JsonPath,
  type JsonValue,
  replaceEdit,
} from "../schema/json-document";
import { didYouMean, nearest } from "../schema/nearest";
import { BLOCK_SCHEMA, propertiesOf } from "../schema/schema-parts";
import type { Site } from "./site";

/** Returns an object without some of its fields. */
const omit = (object: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
const pick = (object: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => names.includes(name)));

/** Formats `"a" belongs`, `"a" and "b" belong`. */
const quoteWithVerb = (names: readonly string[]): string =>
  `${quoteNames(names)} ${names.length === 1 ? "belongs" : "belong"}`;
const itOrThem = (names: readonly string[]): string => (names.length === 1 ? "it" : "them");

/**
 * Moves misplaced fields of a block's entry: its content into `props`, other fields beside it. Each move is reported, and
 * later checks see the corrected entry.
 *
 * @param path path of the entry
 */
export function placeFields(
  { site: { schemas }, diagnostics }: { site: Pick<Site, "schemas">; diagnostics: Diagnostic[] },
  document: JsonDocument,
  path: JsonPath,
  entry: JsonValue,
): JsonValue {
  if (!isJsonObject(entry)) return entry;
  const report = (steps: JsonPath, message: string, fix: string, edit: Pick<Diagnostic, "edit"> = {}) => {
    const details = { rule: "block-shape", part: "key", message, fix } as const;
    diagnostics.push({ ...errorIn(document, [...path, ...steps], details), ...edit });
  };
  const [name = "", ...others] = Object.keys(entry);
  if (name !== "use" && others.length === 0 && nearest(name, ["use"])) {
    const edit = replaceEdit(document, [...path, name], "use", { part: "key" });
    report([name], `"${name}" is not known here.`, didYouMean("use"), edit);
    return { use: entry[name] ?? "" };
  }
  const { type, props } = entry;
  const isGroup = props === undefined || isJsonObject(props);
  if (typeof type !== "string" || !schemas.blockTypes.includes(type) || !isGroup) return entry;
  const entryFields = Object.keys(propertiesOf(schemas.schema(BLOCK_SCHEMA)));
  const contentFields = Object.keys(propertiesOf(schemas.schema(`blocks/${type}/schema.json`)));
  const content = props ?? {};
  if (isJsonObject(content.props) && Object.keys(content).length === 1) {
    report(
      ["props", "props"],
      '"props" is inside "props".',
      'Remove the inner "props": { and the } that closes it.',
    );
    return { ...entry, props: content.props };
  }
  const movedIn = Object.keys(entry).filter(
    (name) => !entryFields.includes(name) && contentFields.includes(name),
  );
  if (movedIn.length > 0) {
    const message = `${quoteWithVerb(movedIn)} in "props", not beside "type".`;
    const them = itOrThem(movedIn);
    report(
      movedIn.slice(0, 1),
      message,
      props ? `Move ${them} into "props".` : `Write "props": { } around ${them}.`,
    );
    return { ...omit(entry, movedIn), props: { ...content, ...pick(entry, movedIn) } };
  }
  const movedOut = Object.keys(content).filter(
    (name) => entryFields.includes(name) && !contentFields.includes(name),
  );
  const [first] = movedOut;
  if (first === undefined) return entry;
  const message = `${quoteWithVerb(movedOut)} beside "type", not in "props".`;
  report(["props", first], message, `Move ${itOrThem(movedOut)} out of "props".`);
  return { ...entry, ...pick(content, movedOut), props: omit(content, movedOut) };
}
