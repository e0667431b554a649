import type { JsonObject, JsonPath, JsonValue } from "./json-document";

/** What a list or an object holds at a step; undefined for nothing, and for what JavaScript adds (constructor, length). */
export const childOf = (value: JsonValue | undefined, step: string | number): JsonValue | undefined =>
  typeof value === "object" && value !== null && Object.prototype.propertyIsEnumerable.call(value, step)
    ? (value as JsonObject)[step]
    : undefined;

/** The value at a path; undefined where there is none. */
export const valueAt = (value: JsonValue | undefined, path: JsonPath): JsonValue | undefined =>
  path.reduce(childOf, value);

/** The objects and lists on the way to a place, the outermost first. */
export function waysTo(value: JsonValue | undefined, path: JsonPath): JsonValue[] {
  const ways: JsonValue[] = [];
  let node = value;
  for (const step of path) {
    if (node === undefined) break;
    ways.push(node);
    node = childOf(node, step);
  }
  return ways;
}

/** Every value in a value, itself first, with the steps that lead to it. */
export function* valuesIn(value: JsonValue, path: JsonPath = []): Generator<[JsonPath, JsonValue]> {
  yield [path, value];
  if (typeof value !== "object" || value === null) return;
  for (const [step, child] of Array.isArray(value) ? value.entries() : Object.entries(value))
    yield* valuesIn(child, [...path, step]);
}
