import { isJsonObject, type JsonPath, type JsonValue } from "../schema/json-document";

/** What a list or an object holds at a step; undefined where there is nothing. */
function below(value: JsonValue | undefined, step: string | number): JsonValue | undefined {
  if (Array.isArray(value)) return value[Number(step)];
  return isJsonObject(value) && Object.hasOwn(value, step) ? value[String(step)] : undefined;
}

/** The value at a path; undefined where there is none. */
export const valueAt = (value: JsonValue | undefined, path: JsonPath): JsonValue | undefined =>
  path.reduce(below, value);

/** The objects and lists on the way to a place, the outermost first. */
export const waysTo = (value: JsonValue | undefined, path: JsonPath): JsonValue[] =>
  path.map((_, index) => valueAt(value, path.slice(0, index))).filter((node) => node !== undefined);
