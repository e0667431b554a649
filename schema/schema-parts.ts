import { posix } from "node:path";
import { isJsonObject, type JsonObject, type JsonValue } from "./json-document";

/** An object below a schema, or an empty one where there is none. */
export const objectAt = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {});

/** Path, from the project's root, of the schema that a relative `$ref` in another schema names. */
export function resolveReference(from: string, reference: string): string {
  return posix.join(posix.dirname(from), reference);
}

/** What a `$ref` within a file leads to, such as `#/$defs/figure`; an empty object where it leads nowhere. */
export function atPointer(schema: JsonObject, pointer: string): JsonObject {
  const steps = pointer.split("/").slice(1);
  return objectAt(steps.reduce<JsonValue | undefined>((node, step) => objectAt(node)[step], schema));
}

/** The branches of a tagged union, written as `allOf: [{ if, then }]`; none for other schemas. */
export function unionBranches({ allOf }: JsonObject): JsonObject[] {
  const branches = Array.isArray(allOf) ? allOf.map(objectAt) : [];
  return branches.every((branch) => branch.if && branch.then) ? branches : [];
}
