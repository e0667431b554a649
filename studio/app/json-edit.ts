import { isPlaceholder } from "../../checks/placeholder";
import { isJsonObject, type JsonObject, type JsonPath, type JsonValue } from "../../schema/json-document";
import { valuesIn } from "../../schema/json-path";
import { humanizeName } from "../../schema/words";

/**
 * Returns a copy of an object with a property set, or removed if the value is undefined.
 *
 * @param order property names in the order of the schema; a new property is inserted after those that precede it there, so
 *   that all files have the same property order
 */
export function withProperty(
  object: JsonObject,
  name: string,
  value: JsonValue | undefined,
  order: readonly string[] = [],
): JsonObject {
  const { [name]: former, ...others } = object;
  if (value === undefined) return others;
  if (former !== undefined) return { ...object, [name]: value };
  const entries = Object.entries(object);
  const earlier = order.slice(0, order.indexOf(name));
  const lastEarlier = entries.findLastIndex(([key]) => earlier.includes(key));
  return Object.fromEntries(entries.toSpliced(lastEarlier + 1, 0, [name, value]));
}

/** Returns a copy of a list with one entry moved; both indices are zero-based. */
export const moveEntry = <T>(list: readonly T[], from: number, to: number): T[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

/** Returns the paths of the texts that are not written yet: those that are, or contain, a text in brackets that says what to write. */
export const unwrittenIn = (content: JsonObject): JsonPath[] =>
  [...valuesIn(content)].flatMap(([path, value]) =>
    typeof value === "string" && isPlaceholder(value) ? [path] : [],
  );

/** Properties that describe an object best. */
const NAMING_PROPERTIES = ["heading", "title", "name", "question", "value", "label", "persona", "source"];

/** Properties that name what an object is about, such as `aiScreening`. */
const SUBJECT_PROPERTIES = ["feature", "plan"];

/** Whether a value can contain written text, and is not the name of an icon or a color, which has no capital and no space. */
const isText = (value: JsonValue): boolean => typeof value !== "string" || /^\P{Ll}|\s/u.test(value);

/** Returns the children of a value that can contain written text. */
const childrenOf = (value: JsonValue | undefined): JsonValue[] =>
  typeof value === "object" && value !== null ? Object.values(value).filter(isText) : [];

/** Returns all written texts in a value, in order. */
export const textsIn = (value: JsonValue): string[] =>
  typeof value === "string" ? [value] : childrenOf(value).flatMap(textsIn);

/** Returns a short text that describes a value in a list; empty if it contains no text. */
export function summaryOf(value: JsonValue | undefined): string {
  if (typeof value === "string") return value;
  const names = Object.entries(isJsonObject(value) ? value : {}).flatMap(([name, own]) => {
    if (typeof own !== "string") return [];
    if (SUBJECT_PROPERTIES.includes(name)) return [humanizeName(own)];
    return NAMING_PROPERTIES.includes(name) ? [own] : [];
  });
  if (names[0] !== undefined) return names[0];
  return childrenOf(value).map(summaryOf).find(Boolean) ?? "";
}
