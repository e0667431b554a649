import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ErrorObject } from "ajv/dist/2020.js";
import { SchemaError } from "./compile";
import { isJsonObject, type JsonObject, type JsonValue } from "./json-document";
import { validatorsOf } from "./kept-validators";
import { atPointer, objectAt, resolveReference, VISUAL_SCHEMA, VISUALS_FOLDER } from "./schema-parts";

/** Every JSON Schema of the project, with its validator. */
export interface SchemaSet {
  /** Names of the folders in `blocks/`, sorted: the block types that exist. */
  blockTypes: readonly string[];
  /** Names of the folders in `renderer/ui/visuals/`, sorted. */
  visualKinds: readonly string[];
  /** Paths of the schemas that people have written: `schema/action.schema.json`, `blocks/hero/schema.json`. */
  paths: readonly string[];
  /** The schema document at a path such as `blocks/hero/schema.json`. */
  schema(path: string): JsonObject;
  /** Validates a value (filling defaults into it) against the schema at a path; an empty list means valid. */
  errors(path: string, value: unknown): ErrorObject[];
}

/** Folders below `folder` that hold a schema.json, sorted by name; a missing folder has none. */
function schemaFolders(root: string, folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(path, entry.name, "schema.json")))
    .map((entry) => entry.name)
    .sort();
}

/** Finds the schemas of a project by their places; what is in them is not read. */
export function schemaNames(root: string): Pick<SchemaSet, "blockTypes" | "visualKinds" | "paths"> {
  const blockTypes = schemaFolders(root, "blocks");
  const visualKinds = schemaFolders(root, VISUALS_FOLDER);
  const shared = readdirSync(join(root, "schema"))
    .filter((name) => name.endsWith(".schema.json") && !name.includes(".gen."))
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
 * The schema of a product visual, made from the folders: an enum on `kind` with if/then, because then a typo
 * gives one error in the right place, in ajv and in VS Code alike (`oneOf` gives one for each kind).
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
      if: { properties: { kind: { const: kind } }, required: ["kind"] },
      // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema
      then: { $ref: `../${VISUALS_FOLDER}/${kind}/schema.json` },
    })),
  };
}

function readSchema(root: string, path: string): JsonObject {
  if (!statSync(join(root, path)).isFile()) throw new SchemaError(path, "a file is expected");
  const text = readFileSync(join(root, path), "utf8");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (fault) {
    throw new SchemaError(path, fault);
  }
  if (!isJsonObject(value)) throw new SchemaError(path, "an object in { } is expected");
  return value;
}

/** A reference to one of the definitions of another file. */
const DEFINITION = /^(.+)#(\/\$defs\/.+)$/;

/** A definition as it stands in any other file: what it refers to is named from the project's root. */
function moved(definition: JsonObject, file: string): JsonObject {
  return JSON.parse(JSON.stringify(definition), (key, value: JsonValue) => {
    if (key !== "$ref") return value;
    const { pathname, hash } = new URL(String(value), `file:///${file}`);
    return pathname + hash;
  });
}

/**
 * A schema with each definition of another file that it names written in its place, below the words that it has of its
 * own there: a field that many blocks have is stated once, and nobody who reads a schema has to look elsewhere. A name
 * that leads nowhere stays for the compiler, which tells of it.
 */
function withDefinitions(
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
    return Object.keys(definition).length > 0 ? { ...moved(definition, from), ...own } : value;
  });
}

/** The set that was made last: schemas of the same words are not compiled again in one process. */
let latest: { words: string; set: SchemaSet } | undefined;

/**
 * Reads every schema of a project.
 *
 * @param root folder that holds `schema/` and `blocks/`
 * @throws SchemaError for one that is not valid JSON or not a valid schema: that is a fault of the code, not of content
 */
export function loadSchemas(root: string): SchemaSet {
  const names = schemaNames(root);
  const written = new Map(names.paths.map((path) => [path, readSchema(root, path)]));
  const schemas = new Map(
    [...written].map(([path, schema]) => [path, withDefinitions(schema, path, written)]),
  );
  schemas.set(VISUAL_SCHEMA, visualSchema(names.visualKinds));
  const words = JSON.stringify([...schemas]);
  if (latest?.words === words) return latest.set;
  const validators = validatorsOf(schemas, words);
  const set: SchemaSet = {
    ...names,
    schema: (path) => schemas.get(path) ?? {},
    errors(path, value) {
      const validate = validators[path];
      if (!validate) throw new SchemaError(path, "it is missing");
      return validate(value) ? [] : [...(validate.errors ?? [])];
    },
  };
  latest = { words, set };
  return set;
}
