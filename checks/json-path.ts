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
export function waysTo(value: JsonValue | undefined, path: JsonPath): JsonValue[] {
  const way: JsonValue[] = [];
  let node = value;
  for (const step of path) {
    if (node === undefined) break;
    way.push(node);
    node = below(node, step);
  }
  return way;
}
