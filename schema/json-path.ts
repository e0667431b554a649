import type { JsonObject, JsonPath, JsonValue } from "./json-document";

/** Returns the child of an array or object at a step; undefined if there is none, as for built-ins (constructor, length). */
export const childOf = (value: JsonValue | undefined, step: string | number): JsonValue | undefined =>
  typeof value === "object" && value !== null && Object.prototype.propertyIsEnumerable.call(value, step)
    ? (value as JsonObject)[step]
    : undefined;

/** Returns the value at a path, or undefined. */
export const valueAt = (value: JsonValue | undefined, path: JsonPath): JsonValue | undefined =>
  path.reduce(childOf, value);

/** Returns the objects and arrays that contain a place, the outermost first. */
export const ancestorsOf = (value: JsonValue | undefined, path: JsonPath): JsonValue[] =>
  path.map((_, end) => valueAt(value, path.slice(0, end))).filter((node) => node !== undefined);

/** Yields a value and all its descendants in depth-first order, each with its path. */
export function* valuesIn(value: JsonValue, path: JsonPath = []): Generator<[JsonPath, JsonValue]> {
  yield [path, value];
  if (typeof value !== "object" || value === null) return;
  for (const [step, child] of Array.isArray(value) ? value.entries() : Object.entries(value))
    yield* valuesIn(child, [...path, step]);
}
