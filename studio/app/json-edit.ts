import { isJsonObject, type JsonObject, type JsonValue } from "../../schema/json-document";

/**
 * An object with a property set, or without it.
 *
 * @param order the names that may stand there, in the order of the schema: a new one is put behind those that come before
 *   it, so that a page reads alike whoever wrote it
 */
export function withProperty(
  object: JsonObject,
  name: string,
  value: JsonValue | undefined,
  order: readonly string[] = [],
): JsonObject {
  const entries = Object.entries(object).filter(([key]) => value !== undefined || key !== name);
  if (value === undefined || Object.hasOwn(object, name))
    return Object.fromEntries(
      entries.map(([key, old]) => [key, key === name && value !== undefined ? value : old]),
    );
  const earlier = order.slice(0, order.indexOf(name));
  const lastEarlier = entries.findLastIndex(([key]) => earlier.includes(key));
  return Object.fromEntries(entries.toSpliced(lastEarlier + 1, 0, [name, value]));
}

/** A list with one entry somewhere else; both places count from 0. */
export function moveEntry<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list[from];
  return entry === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** Names of what says best what something is about, the best ones first. */
const NAMING_PROPERTIES = ["heading", "title", "name", "question", "label", "persona"];

/** True for what somebody has written: the name of an icon or a color has no capital and no space. */
const isText = (value: JsonValue): boolean => typeof value !== "string" || /^\P{Ll}|\s/u.test(value);

/** All that is written in a value, in its order. */
export function textsIn(value: JsonValue): string[] {
  if (typeof value === "string") return [value];
  const children = typeof value === "object" && value !== null ? Object.values(value) : [];
  return children.filter(isText).flatMap(textsIn);
}

/** Words that tell what a value is about, for a list of such values; empty where there are none. */
export function summaryOf(value: JsonValue | undefined): string {
  if (typeof value === "string") return value;
  const candidates = isJsonObject(value) ? NAMING_PROPERTIES.map((name) => value[name]) : [];
  const words = candidates.find((candidate) => typeof candidate === "string");
  if (words !== undefined) return words;
  const children = typeof value === "object" && value !== null ? Object.values(value) : [];
  return children.filter(isText).map(summaryOf).find(Boolean) ?? "";
}
