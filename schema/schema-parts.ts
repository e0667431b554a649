import { isJsonObject, type JsonObject, type JsonValue } from "./json-document";

/** Folder with one subfolder for each product visual (see renderer/ui/visuals/README.md). */
export const VISUALS_FOLDER = "renderer/ui/visuals";

/** Schema generated from these folders, so that the file may not exist yet. */
export const VISUAL_SCHEMA = "schema/visual.gen.schema.json";

/** Returns the value if it is an object, otherwise an empty object. */
export const objectAt = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {});

/** Returns a schema's `properties`, or an empty object. */
export function propertiesOf(schema: JsonValue | undefined): JsonObject {
  return isJsonObject(schema) && isJsonObject(schema.properties) ? schema.properties : {};
}

/** Resolves a relative `$ref` in a schema file to a path relative to the project's root. */
export function resolveReference(from: string, reference: string): string {
  // Uses URL, because the studio's page has no node:path.
  return new URL(reference, `file:///${from}`).pathname.slice(1);
}

/** Resolves a JSON pointer in a schema, such as `/$defs/figure`; an empty object if it does not exist. */
export function atPointer(schema: JsonObject, pointer: string): JsonObject {
  const steps = pointer.split("/").slice(1);
  return objectAt(steps.reduce<JsonValue | undefined>((node, step) => objectAt(node)[step], schema));
}

/** Returns the branches of a tagged union, written as `allOf: [{ if, then }]`; none for other schemas. */
export function unionBranches({ allOf }: JsonObject): JsonObject[] {
  const branches = Array.isArray(allOf) ? allOf.map(objectAt) : [];
  return branches.every((branch) => branch.if && branch.then) ? branches : [];
}
