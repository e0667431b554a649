import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type * as ajvModule from "ajv/dist/2020.js";
import { DATA_SOURCES } from "../../data/block-data";
import { CHOICES } from "../../data/choices";
import { CONSTANTS_FILE } from "../../data/constants";
import { readDocument } from "../../data/read-document";
import { BLOCK_GROUPS } from "../../schema/block-groups";
import { ANNOTATION_KEYWORDS, SchemaError } from "../../schema/compile";
import { type Diagnostic, errorAt, FILE_START } from "../../schema/diagnostic";
import { explain } from "../../schema/explain-error";
import { choicesOf } from "../../schema/explain-value";
import { FORMATS } from "../../schema/formats";
import { errorIn, type JsonDocument, type JsonObject, type JsonPath } from "../../schema/json-document";
import { suggestNearest } from "../../schema/nearest";
import { objectAt, resolveReference, schemasIn, VISUAL_SCHEMA } from "../../schema/schema-parts";
import { loadSchemas, type SchemaSet, schemaNames } from "../../schema/schema-set";
import { formatCount } from "../../schema/words";
import { FaultsError } from "../report/text";

const rule = "schema-shape";

/** Returns the first violation of JSON Schema (draft 2020-12) in a schema; further ones are usually its consequences. */
function findShapeFault(ajv: ajvModule.Ajv2020, document: JsonDocument): Diagnostic[] {
  if (ajv.validateSchema(objectAt(document.value)) === true) return [];
  const [error] = ajv.errors ?? [];
  const { steps = [], message = "This is not a valid schema.", fix } = (error && explain(error, [])) ?? {};
  return [errorIn(document, steps, { rule, message, fix })];
}

/** A name in a schema, with its path, the names that exist, and where these are defined. */
type UsedName = readonly [
  path: JsonPath,
  name: string,
  choices: readonly string[],
  source: string,
  part?: "key",
];

/** What the names in schemas can refer to; an empty list is not checked. */
interface Definitions {
  /** All schemas, by file. */
  schemas: ReadonlyMap<string, JsonObject>;
  /** Groups of the constants; none if they cannot be read. */
  groups: readonly string[];
  /** Keywords; none if all schemas can be compiled, since they have no others then. */
  keywords: readonly string[];
}

/** Splits a reference in a schema file into the referenced file and the pointer in it. */
function splitReference(file: string, reference: unknown): [file: string, pointer: string] {
  const [target = "", pointer = ""] = String(reference).split("#");
  // Remote schemas are never fetched: the content of a schema must not change without a commit.
  const isRemote = /^[a-z][a-z0-9+.-]*:|^\/\//i.test(target);
  return [isRemote ? target : resolveReference(file, target), pointer];
}

/** Yields the names that a schema uses, without those in its subschemas. */
function* namesIn(
  file: string,
  at: JsonPath,
  schema: JsonObject,
  { schemas, groups, keywords }: Definitions,
): Generator<UsedName> {
  for (const name of Object.keys(schema)) yield [[...at, name], name, keywords, "JSON Schema", "key"];
  if (schema.$ref !== undefined) {
    const [target, pointer] = splitReference(file, schema.$ref);
    yield [[...at, "$ref"], target, [...schemas.keys()], "this project"];
    const definitions = Object.keys(objectAt(schemas.get(target)?.$defs)).map((name) => `/$defs/${name}`);
    if (pointer !== "") yield [[...at, "$ref"], pointer, definitions, target];
  }
  const values = [
    ["format", Object.keys(FORMATS), "schema/formats.ts"],
    ["x-choice", CHOICES, "data/choices.ts"],
    ["x-group", BLOCK_GROUPS, "schema/block-groups.ts"],
    ["x-data", DATA_SOURCES, "data/block-data.ts"],
    ["x-entity", groups, CONSTANTS_FILE],
    ["required", Object.keys(objectAt(schema.properties)), '"properties"'],
    ["default", Array.isArray(schema.enum) ? schema.enum.map(String) : [], '"enum"'],
  ] as const;
  for (const [keyword, choices, source] of values)
    for (const [index, name] of [schema[keyword] ?? []].flat().entries())
      yield [[...at, keyword, index], String(name), choices, source];
}

/**
 * Finds the faults of the schema in a document, with their places.
 *
 * @param ajv knows the keywords; left out if all schemas can be compiled
 */
export function faultsOfSchema(
  document: JsonDocument,
  { schemas, groups }: Pick<Definitions, "schemas" | "groups">,
  ajv?: ajvModule.Ajv2020,
): Diagnostic[] {
  const { value, file, diagnostics } = document;
  if (diagnostics.length > 0) return diagnostics;
  const definitions = { schemas, groups, keywords: Object.keys(ajv?.RULES.keywords ?? {}) };
  const faults = ajv ? findShapeFault(ajv, document) : [];
  for (const [at, schema] of schemasIn(value)) {
    for (const [path, name, choices, source, part] of namesIn(file, at, schema, definitions)) {
      if (choices.length === 0 || choices.includes(name)) continue;
      const message = `There is no "${name}" in ${source}.`;
      const fix = suggestNearest(name, choices) ?? choicesOf(choices);
      faults.push(errorIn(document, path, { rule, message, fix, part }));
    }
    const { "x-words": words, enum: values = [true, false] } = schema;
    if (Array.isArray(words) && Array.isArray(values) && words.length !== values.length) {
      const message = `Found ${formatCount(words.length, "text")} for ${values.length} values.`;
      const fix = 'Write one for each value of "enum", in its order, or for true and for false.';
      faults.push(errorIn(document, [...at, "x-words"], { rule, message, fix }));
    }
  }
  return faults;
}

/** Returns a fault for each file that does not exist, although its folder does. */
export const missingFiles = (root: string, files: readonly string[]): Diagnostic[] =>
  files
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => {
      const message = "This file is missing, and the block or visual of its folder needs it.";
      return errorAt(file, FILE_START, { rule, message, fix: "Write it, or remove the folder." });
    });

/** Returns the schemas, or else why they cannot be compiled, and a validator of schemas that finds the place. */
function tryToLoad(root: string): { loaded?: SchemaSet; ajv?: ajvModule.Ajv2020; failure?: Diagnostic[] } {
  try {
    return { loaded: loadSchemas(root) };
  } catch (fault) {
    const { Ajv2020 } = createRequire(import.meta.url)("ajv/dist/2020.js") as typeof ajvModule;
    const ajv = new Ajv2020({ strict: false, verbose: true }).addVocabulary(ANNOTATION_KEYWORDS);
    if (!(fault instanceof SchemaError)) return { ajv };
    return { ajv, failure: [errorAt(fault.path, FILE_START, { rule, message: fault.message })] };
  }
}

/**
 * Loads valid schemas. `loadSchemas` only throws, without the places of the faults.
 *
 * @param root folder with `schema/`, `blocks/`, `renderer/` and `data/`
 * @throws FaultsError if a schema is invalid
 */
export function requireSchemas(root: string): SchemaSet {
  const documents = schemaNames(root).paths.map((path) => readDocument(root, path));
  const schemas = new Map(documents.map(({ file, value }) => [file, objectAt(value)])).set(VISUAL_SCHEMA, {});
  const groups = Object.keys(objectAt(readDocument(root, CONSTANTS_FILE).value));
  const { loaded, ajv, failure = [] } = tryToLoad(root);
  const folders = readdirSync(join(root, "blocks"), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const ownSchemas = folders.map(({ name }) => `blocks/${name}/schema.json`);
  const faults = [
    ...missingFiles(root, ownSchemas),
    ...documents.flatMap((document) => faultsOfSchema(document, { schemas, groups }, ajv)),
  ];
  if (faults.length + failure.length > 0) throw new FaultsError(faults.length > 0 ? faults : failure);
  // An error that is no fault of a schema is thrown again.
  return loaded ?? loadSchemas(root);
}
