import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type * as ajvModule from "ajv/dist/2020.js";
import { DATA_SOURCES } from "../../data/block-data";
import { CONSTANTS_FILE } from "../../data/constants";
import { readDocument } from "../../data/read-document";
import { ANNOTATION_KEYWORDS, SchemaError } from "../../schema/compile";
import { type Diagnostic, errorAt, FILE_START } from "../../schema/diagnostic";
import { explain } from "../../schema/explain-error";
import { choicesOf } from "../../schema/explain-value";
import { FORMATS } from "../../schema/formats";
import { errorIn, type JsonDocument, type JsonObject, type JsonPath } from "../../schema/json-document";
import { suggestNearest } from "../../schema/nearest";
import { atPointer, objectAt, resolveReference, schemasIn, VISUAL_SCHEMA } from "../../schema/schema-parts";
import { loadSchemas, schemaNames } from "../../schema/schema-set";
import { FaultsError } from "../report/text";

const rule = "schema-shape";

/** Returns the first violation of JSON Schema (draft 2020-12) in a schema; further ones are usually its consequences. */
function findShapeFault(ajv: ajvModule.Ajv2020, document: JsonDocument): Diagnostic[] {
  if (ajv.validateSchema(objectAt(document.value)) === true) return [];
  const [error] = ajv.errors ?? [];
  const { steps = [], message = "This is not a valid schema.", fix } = (error && explain(error, [])) ?? {};
  return [errorIn(document, steps, { rule, message, ...(fix ? { fix } : {}) })];
}

/**
 * Finds the faults of the schema in a document, with their places.
 *
 * @param schemas all schemas by file
 * @param groups groups of the constants; none if they cannot be read
 * @param ajv knows the keywords; left out if all schemas can be compiled, since they have no others then
 */
export function faultsOfSchema(
  document: JsonDocument,
  schemas: ReadonlyMap<string, JsonObject>,
  groups: readonly string[],
  ajv?: ajvModule.Ajv2020,
): Diagnostic[] {
  const { value, file, diagnostics } = document;
  if (diagnostics.length > 0) return diagnostics;
  const faults = ajv ? findShapeFault(ajv, document) : [];
  const report = (path: JsonPath, message: string, fix: string, part?: "key") =>
    faults.push(errorIn(document, path, { rule, message, fix, ...(part ? { part } : {}) }));
  const requireName = (
    path: JsonPath,
    name: string,
    choices: readonly string[],
    source: string,
    part?: "key",
  ) => {
    // Without choices, their file is missing or cannot be read, which is a fault of its own.
    if (choices.length === 0 || choices.includes(name)) return;
    report(
      path,
      `There is no "${name}" in ${source}.`,
      suggestNearest(name, choices) ?? choicesOf(choices),
      part,
    );
  };
  const requireReference = (path: JsonPath, reference: string) => {
    const [target = "", pointer = ""] = reference.split("#");
    // Remote schemas are never fetched: the content of a schema must not change without a commit.
    const isRemote = /^[a-z][a-z0-9+.-]*:|^\/\//i.test(target);
    const named = isRemote ? target : resolveReference(file, target);
    requireName(path, named, [...schemas.keys()], "this project");
    const definitions = Object.keys(objectAt(schemas.get(named)?.$defs)).map((name) => `/$defs/${name}`);
    if (pointer !== "") requireName(path, pointer, definitions, named);
    return atPointer(schemas.get(named) ?? {}, pointer);
  };
  const holder = file.startsWith("blocks/") ? "properties" : "$defs";
  for (const [at, schema] of schemasIn(value)) {
    const keywords = Object.keys(ajv?.RULES.keywords ?? {});
    for (const name of Object.keys(schema)) requireName([...at, name], name, keywords, "JSON Schema", "key");
    const target = schema.$ref === undefined ? {} : requireReference([...at, "$ref"], String(schema.$ref));
    const values = [
      ["format", Object.keys(FORMATS), "schema/formats.ts"],
      ["x-data", DATA_SOURCES, "data/block-data.ts"],
      ["x-entity", groups, CONSTANTS_FILE],
      ["required", Object.keys(objectAt(schema.properties)), '"properties"'],
    ] as const;
    for (const [keyword, choices, source] of values)
      for (const [index, name] of [schema[keyword] ?? []].flat().entries())
        requireName([...at, keyword, index], String(name), choices, source);
    if (!("x-data" in { ...target, ...schema }) || (at.length === 2 && at[0] === holder)) continue;
    const message =
      'The site fills in only the properties of a block itself, so "x-data" has no effect here.';
    report([...at, "x-data"], message, "Move it to such a property, or remove it.", "key");
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

/**
 * Requires valid schemas. `loadSchemas` only throws, without the places of the faults.
 *
 * @param root folder with `schema/`, `blocks/`, `renderer/` and `data/`
 * @throws FaultsError if a schema is invalid
 */
export function requireSchemas(root: string): void {
  const { paths } = schemaNames(root);
  const documents = paths.map((path) => readDocument(root, path));
  const schemas = new Map(documents.map(({ file, value }) => [file, objectAt(value)])).set(VISUAL_SCHEMA, {});
  const groups = Object.keys(objectAt(readDocument(root, CONSTANTS_FILE).value));
  let ajv: ajvModule.Ajv2020 | undefined;
  let failure: Diagnostic[] = [];
  try {
    loadSchemas(root);
  } catch (fault) {
    const { Ajv2020 } = createRequire(import.meta.url)("ajv/dist/2020.js") as typeof ajvModule;
    ajv = new Ajv2020({ strict: false, verbose: true }).addVocabulary(ANNOTATION_KEYWORDS);
    if (fault instanceof SchemaError)
      failure = [errorAt(fault.path, FILE_START, { rule, message: fault.message })];
  }
  const found = documents.flatMap((document) => faultsOfSchema(document, schemas, groups, ajv));
  const folders = readdirSync(join(root, "blocks"), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const faults = [
    ...missingFiles(
      root,
      folders.map(({ name }) => `blocks/${name}/schema.json`),
    ),
    ...found,
  ];
  if (faults.length + failure.length > 0) throw new FaultsError(faults.length > 0 ? faults : failure);
}
