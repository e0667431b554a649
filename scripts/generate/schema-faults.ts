import { createRequire } from "node:module";
import type * as ajvModule from "ajv/dist/2020.js";
import { readDocument } from "../../data/read-document";
import type { Diagnostic } from "../../schema/diagnostic";
import { parsePointer } from "../../schema/explain-error";
import { errorIn, isJsonObject, type JsonDocument } from "../../schema/json-document";
import { valuesIn } from "../../schema/json-path";
import { nearest } from "../../schema/nearest";
import { resolveReference, VISUAL_SCHEMA } from "../../schema/schema-parts";
import { loadSchemas, schemaNames } from "../../schema/schema-set";
import { formatText } from "../report/text";
import { UserError } from "../user-error";

const rule = "schema-shape";

/** Returns the first violation of JSON Schema (draft 2020-12) in a schema; further ones are usually its consequences. */
function findShapeFault(ajv: ajvModule.Ajv2020, document: JsonDocument): Diagnostic[] {
  const { value } = document;
  if (!isJsonObject(value))
    return [errorIn(document, [], { rule, message: "A JSON Schema is an object in { }." })];
  if (ajv.validateSchema(value) === true) return [];
  const [error] = ajv.errors ?? [];
  const path = parsePointer(error?.instancePath ?? "");
  const allowed = error?.params.allowedValues as unknown[] | undefined;
  const message = `"${path.join(".")}" ${error?.message ?? "is not valid"}.`;
  const fix = allowed ? { fix: `Choices: ${allowed.join(", ")}.` } : {};
  return [errorIn(document, path, { rule, message, ...fix })];
}

/**
 * Finds references of a schema to schemas that the project does not have. Remote schemas are never fetched: the content
 * of a schema must not change without a commit.
 *
 * @param files paths of all schemas, from the project's root
 */
export function findReferenceFaults(document: JsonDocument, files: readonly string[]): Diagnostic[] {
  return [...valuesIn(document.value)].flatMap(([path, reference]) => {
    if (path.at(-1) !== "$ref" || typeof reference !== "string") return [];
    const [target = ""] = reference.split("#", 1);
    const file = resolveReference(document.file, target);
    if (target === "" || files.includes(file)) return [];
    const isRemote = /^[a-z][a-z0-9+.-]*:|^\/\//i.test(target);
    const suggestion = isRemote ? undefined : nearest(file, files);
    const message = isRemote
      ? `"${reference}" is outside this project; nothing is fetched.`
      : `There is no schema ${file}.`;
    const fix = suggestion
      ? `Did you mean ${suggestion}?`
      : "Name a file of the project, such as ../../schema/button.schema.json.";
    return [errorIn(document, path, { rule, message, fix })];
  });
}

/** Returns a validator of schemas; undefined if all schemas can be loaded, since they are valid then. */
function createShapeValidator(root: string): ajvModule.Ajv2020 | undefined {
  try {
    loadSchemas(root);
    return undefined;
  } catch {
    const { Ajv2020 } = createRequire(import.meta.url)("ajv/dist/2020.js") as typeof ajvModule;
    return new Ajv2020({ strict: false });
  }
}

/**
 * Finds the faults of invalid schemas, with their places; `loadSchemas` only throws.
 *
 * @param root folder with `schema/`, `blocks/` and `renderer/`
 */
function findSchemaFaults(root: string): Diagnostic[] {
  const { paths } = schemaNames(root);
  const ajv = createShapeValidator(root);
  return paths.flatMap((file) => {
    const document = readDocument(root, file);
    if (document.diagnostics.length > 0) return document.diagnostics;
    return [
      ...(ajv ? findShapeFault(ajv, document) : []),
      ...findReferenceFaults(document, [...paths, VISUAL_SCHEMA]),
    ];
  });
}

/** Some schemas are invalid. */
export class InvalidSchemasError extends UserError {
  constructor(readonly faults: readonly Diagnostic[]) {
    super(faults.map(formatText).join("\n"));
  }
}

/** @throws InvalidSchemasError if a schema is invalid */
export function requireSchemas(root: string): void {
  const faults = findSchemaFaults(root);
  if (faults.length > 0) throw new InvalidSchemasError(faults);
}
