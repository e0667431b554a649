import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ErrorObject } from "ajv/dist/2020.js";
import { SchemaError } from "./compile";
import { isJsonObject, type JsonObject, type JsonValue } from "./json-document";
import { atPointer, objectAt, resolveReference, VISUAL_SCHEMA, VISUALS_FOLDER } from "./schema-parts";
import { validatorsOf } from "./validator-cache";
import { humanizeName } from "./words";

/** All JSON Schemas of the project, with their validators. */
export interface SchemaSet {
  /** Block types: the names of the folders in `blocks/`, sorted. */
  blockTypes: readonly string[];
  /** Visual kinds: the names of the folders in `renderer/ui/visuals/`, sorted. */
  visualKinds: readonly string[];
  /** Paths of the handwritten schemas: `schema/action.schema.json`, `blocks/hero/schema.json`. */
  paths: readonly string[];
  /** Returns the schema document at a path such as `blocks/hero/schema.json`. */
  schema(path: string): JsonObject;
  /** Validates a value against the schema at a path, and fills in defaults; returns an empty list if the value is valid. */
  errors(path: string, value: unknown): ErrorObject[];
}

/** Returns the names of the subfolders that contain a schema.json, sorted; none if the folder is missing. */
function schemaFolders(root: string, folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(path, entry.name, "schema.json")))
    .map((entry) => entry.name)
    .sort();
}

/**
 * Lists the schemas of a project without reading them.
 *
 * @throws SchemaError if the folder is not that of a project
 */
export function schemaNames(root: string): Pick<SchemaSet, "blockTypes" | "visualKinds" | "paths"> {
  const folder = join(root, "schema");
  if (!existsSync(folder))
    throw new SchemaError(folder, "it is missing; run the command in the project's folder");
  const blockTypes = schemaFolders(root, "blocks");
  const visualKinds = schemaFolders(root, VISUALS_FOLDER);
  const shared = readdirSync(folder)
    .filter((name) => /^[^.].*\.schema\.json$/.test(name) && !name.includes(".gen."))
    .sort()
    .map((name) => `schema/${name}`);
  const paths = [
    ...shared,
    ...blockTypes.map((type) => `blocks/${type}/schema.json`),
    ...visualKinds.map((kind) => `${VISUALS_FOLDER}/${kind}/schema.json`),
  ];
  return { blockTypes, visualKinds, paths };
}

/**
 * Creates the schema of a product visual from the folders: an enum on `kind` with if/then, so that a typo gives one error
 * in the right place, in Ajv and in VS Code alike (`oneOf` gives one error for each kind).
 */
export function visualSchema(kinds: readonly string[]): JsonObject {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Visual",
    description: "A picture of the product, drawn in HTML and SVG from its own content.",
    type: "object",
    required: ["kind"],
    properties: { kind: { title: "Picture", description: "Which picture to draw.", enum: [...kinds] } },
    allOf: kinds.map((kind) => ({
      if: { type: "object", properties: { kind: { const: kind } }, required: ["kind"] },
      // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema
      then: { $ref: `../${VISUALS_FOLDER}/${kind}/schema.json` },
    })),
  };
}

function readText(root: string, path: string): string {
  if (!statSync(join(root, path)).isFile()) throw new SchemaError(path, "a file is expected");
  return readFileSync(join(root, path), "utf8");
}

/** Titles a described property by its name: `shareImage` is the "Share image". A referenced schema has a title of its own. */
function withTitle(name: string, property: JsonValue): JsonValue {
  const { description, $ref } = objectAt(property);
  return description && !$ref ? { title: humanizeName(name), ...objectAt(property) } : property;
}

/**
 * Adds what nearly every schema would state: a text is not empty, an object has no properties but those that it lists, and
 * the title of a property is its name.
 */
function withDefaults(schema: JsonValue): JsonValue {
  if (!isJsonObject(schema)) return schema;
  if (schema.type === "string") return { minLength: 1, ...schema };
  if (!isJsonObject(schema.properties)) return schema;
  const entries = Object.entries(schema.properties).map(([name, property]) => [
    name,
    withTitle(name, property),
  ]);
  const properties = Object.fromEntries(entries) as JsonObject;
  return { ...(schema.type === "object" ? { additionalProperties: false } : {}), ...schema, properties };
}

function parseSchema(path: string, text: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(text, (_, schema: JsonValue) => withDefaults(schema));
  } catch (fault) {
    throw new SchemaError(path, fault);
  }
  if (!isJsonObject(value)) throw new SchemaError(path, "an object in { } is expected");
  return value;
}

/** Matches a reference to a definition in another file. */
const DEFINITION = /^(.+)#(\/\$defs\/.+)$/;

/** Returns a definition that can be placed in any other file: its references become absolute from the project's root. */
function withAbsoluteReferences(definition: JsonObject, file: string): JsonObject {
  return JSON.parse(JSON.stringify(definition), (key, value: JsonValue) => {
    if (key !== "$ref") return value;
    const { pathname, hash } = new URL(String(value), `file:///${file}`);
    return pathname + hash;
  });
}

/**
 * Replaces each reference to a definition in another file by the definition, under the keywords beside the reference. So a
 * field that many blocks have is defined once, and readers of the schema need no other file. A reference that does not
 * resolve stays, and the compiler reports it.
 */
function inlineDefinitions(
  schema: JsonObject,
  file: string,
  schemas: ReadonlyMap<string, JsonObject>,
): JsonObject {
  return JSON.parse(JSON.stringify(schema), (_, value: JsonValue) => {
    const { $ref, ...own } = objectAt(value);
    const [, path, pointer] = DEFINITION.exec(String($ref)) ?? [];
    if (path === undefined || pointer === undefined) return value;
    const from = resolveReference(file, path);
    const definition = atPointer(objectAt(schemas.get(from)), pointer);
    return Object.keys(definition).length > 0
      ? { ...withAbsoluteReferences(definition, from), ...own }
      : value;
  });
}

/** The set that was loaded last, with the texts of its files: unchanged schemas are not compiled again in one process. */
let latest: { files: string; set: SchemaSet } | undefined;

/**
 * Reads every schema of a project.
 *
 * @param root folder that contains `schema/` and `blocks/`
 * @throws SchemaError for an invalid schema or invalid JSON: a fault of the code, not of content
 */
export function loadSchemas(root: string): SchemaSet {
  const names = schemaNames(root);
  const texts = names.paths.map((path) => [path, readText(root, path)] as const);
  const files = JSON.stringify(texts);
  if (latest?.files === files) return latest.set;
  const written = new Map(texts.map(([path, text]) => [path, parseSchema(path, text)]));
  const schemas = new Map(
    [...written].map(([path, schema]) => [path, inlineDefinitions(schema, path, written)]),
  );
  schemas.set(VISUAL_SCHEMA, visualSchema(names.visualKinds));
  const validators = validatorsOf(schemas, JSON.stringify([...schemas]));
  const set: SchemaSet = {
    ...names,
    schema: (path) => schemas.get(path) ?? {},
    errors(path, value) {
      const validate = validators[path];
      if (!validate) throw new SchemaError(path, "it is missing");
      return validate(value) ? [] : [...(validate.errors ?? [])];
    },
  };
  latest = { files, set };
  return set;
}
