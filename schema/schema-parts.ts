import { isJsonObject, type JsonObject, type JsonValue } from "./json-document";

/** Folder with one folder a product visual (see renderer/ui/visuals/README.md). */
export const VISUALS_FOLDER = "renderer/ui/visuals";

/** Made from these folders, so that it may still have to be written. */
export const VISUAL_SCHEMA = "schema/visual.gen.schema.json";

/** An object below a schema, or an empty one where there is none. */
export const objectAt = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {});

/** The schemas of an object's fields, by their names; none where a schema has none. */
export function propertiesOf(schema: JsonValue | undefined): JsonObject {
  return isJsonObject(schema) && isJsonObject(schema.properties) ? schema.properties : {};
}

/** Path, from the project's root, of the schema that a relative `$ref` in another schema names. */
export function resolveReference(from: string, reference: string): string {
  // By addresses, which the studio's page knows too.
  return new URL(reference, `file:///${from}`).pathname.slice(1);
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
