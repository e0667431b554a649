import { isJsonObject, type JsonObject, type JsonPath, type JsonValue } from "./json-document";
import { valueAt } from "./json-path";

/** Schema of a page. */
export const PAGE_SCHEMA = "schema/page.schema.json";

/** Schema of a block's entry: in the list of a page, or in the file of a shared block. */
export const BLOCK_SCHEMA = "schema/block-entry.schema.json";

/** Folder with one subfolder for each product visual (see renderer/ui/visuals/README.md). */
export const VISUALS_FOLDER = "renderer/ui/visuals";

/** Schema generated from these folders, so that the file may not exist yet. */
export const VISUAL_SCHEMA = "schema/visual.gen.schema.json";

/** Matches the schemas, and the examples of blocks, which pages are compared with. */
export const SCHEMA_FILE =
  /^((schema|(blocks|renderer\/ui\/visuals)\/[^/]+)\/([^/]+\.)?schema|blocks\/[^/]+\/example)\.json$/;

/** Returns the value if it is an object, otherwise an empty object. */
export const objectAt = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {});

/** Returns a schema's `properties`, or an empty object. */
export const propertiesOf = (schema: JsonValue | undefined): JsonObject =>
  objectAt(objectAt(schema).properties);

/** Resolves a relative `$ref` in a schema file to a path relative to the project's root; without a file, it is `from`. */
export function resolveReference(from: string, reference: string): string {
  // Uses URL, because the studio's page has no node:path.
  return new URL(reference, `file:///${from}`).pathname.slice(1);
}

/** Resolves a JSON pointer in a schema, such as `/$defs/figure`; an empty object if it does not exist. */
export const atPointer = (schema: JsonObject, pointer: string): JsonObject =>
  objectAt(valueAt(schema, pointer.split("/").slice(1)));

/** Returns the branches of a tagged union, written as `allOf: [{ if, then }]`; none for other schemas. */
export function unionBranches({ allOf }: JsonObject): JsonObject[] {
  const branches = Array.isArray(allOf) ? allOf.map(objectAt) : [];
  return branches.every((branch) => branch.if && branch.then) ? branches : [];
}

/** Keywords whose value maps names to schemas. The names are arbitrary and may equal a keyword. */
export const NAMED_SCHEMA_KEYWORDS = ["properties", "patternProperties", "$defs"];
/** Keywords whose value is not a schema, although it may be an object or a list. */
const VALUE_KEYWORDS = [
  "const",
  "default",
  "dependentRequired",
  "enum",
  "required",
  "x-entity",
  "x-fact",
  "x-fact-each",
];

/** Yields a schema and all schemas in it, each with its path. @param isNamed whether the value maps names to schemas */
export function* schemasIn(
  value: JsonValue,
  path: JsonPath = [],
  isNamed = false,
): Generator<[JsonPath, JsonObject]> {
  if (typeof value !== "object" || value === null) return;
  if (isJsonObject(value) && !isNamed) yield [path, value];
  for (const [step, child] of Array.isArray(value) ? value.entries() : Object.entries(value))
    if (isNamed || !VALUE_KEYWORDS.includes(String(step)))
      yield* schemasIn(child, [...path, step], !isNamed && NAMED_SCHEMA_KEYWORDS.includes(String(step)));
}
