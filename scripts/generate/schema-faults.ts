import { createRequire } from "node:module";
import type * as ajvModule from "ajv/dist/2020.js";
import { readDocument } from "../../data/read-document";
import type { Diagnostic } from "../../schema/diagnostic";
import { errorIn, isJsonObject, type JsonDocument } from "../../schema/json-document";
import { stepsOf } from "../../schema/keyword-words";
import { VISUAL_SCHEMA } from "../../schema/schema-parts";
import { loadSchemas, schemaNames } from "../../schema/schema-set";
import { formatText } from "../report/text";
import { UserError } from "../user-error";
import { referenceFaults } from "./reference-faults";

/** The first thing that JSON Schema (draft 2020-12) itself forbids in a schema; what follows is a consequence. */
function shapeFault(ajv: ajvModule.Ajv2020, document: JsonDocument): Diagnostic[] {
  const { value } = document;
  const rule = "schema-shape";
  if (!isJsonObject(value))
    return [errorIn(document, [], { rule, message: "A JSON Schema is an object in { }." })];
  if (ajv.validateSchema(value) === true) return [];
  const [error] = ajv.errors ?? [];
  const path = stepsOf(error?.instancePath ?? "");
  const allowed = error?.params.allowedValues as unknown[] | undefined;
  const message = `"${path.join(".")}" ${error?.message ?? "is not valid"}.`;
  const fix = allowed ? { fix: `Choices: ${allowed.join(", ")}.` } : {};
  return [errorIn(document, path, { rule, message, ...fix })];
}

/** What looks for faults of shape, where there are any: schemas that can be loaded have none. */
function shapeJudge(root: string): (document: JsonDocument) => Diagnostic[] {
  try {
    loadSchemas(root);
    return () => [];
  } catch {
    const { Ajv2020 } = createRequire(import.meta.url)("ajv/dist/2020.js") as typeof ajvModule;
    const ajv = new Ajv2020({ strict: false });
    return (document) => shapeFault(ajv, document);
  }
}

/**
 * Finds the schemas that cannot be used at all, with their places: `loadSchemas` can only throw.
 *
 * @param root folder that holds `schema/`, `blocks/` and `renderer/`
 */
export function schemaFaults(root: string): Diagnostic[] {
  const { paths } = schemaNames(root);
  const shapeFaults = shapeJudge(root);
  const targets = [...paths, VISUAL_SCHEMA];
  return paths.flatMap((file) => {
    const document = readDocument(root, file);
    if (document.diagnostics.length > 0) return document.diagnostics;
    return [...shapeFaults(document), ...referenceFaults(document, targets)];
  });
}

/** @throws UserError that names every schema that cannot be used, with its place */
export function requireSchemas(root: string): void {
  const faults = schemaFaults(root);
  if (faults.length > 0) throw new UserError(faults.map(formatText).join("\n"));
}
