import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type * as ajvModule from "ajv/dist/2020.js";
import { readDocument } from "../../data/read-document";
import type { Diagnostic } from "../../schema/diagnostic";
import { isJsonObject, type JsonDocument, locate } from "../../schema/json-document";
import { loadSchemas, schemaFolders, VISUALS_FOLDER } from "../../schema/schema-set";
import { formatText } from "../report/text";
import { UserError } from "../user-error";
import { referenceFaults } from "./reference-faults";

/** Made from the folders of the visuals, so that it may still have to be written. */
const VISUAL_SCHEMA = "schema/visual.gen.schema.json";

function schemaFiles(root: string): string[] {
  const shared = readdirSync(join(root, "schema")).filter(
    (name) => name.endsWith(".schema.json") && !name.includes(".gen."),
  );
  const folders = ["blocks", VISUALS_FOLDER].flatMap((folder) =>
    schemaFolders(root, folder).map((name) => `${folder}/${name}/schema.json`),
  );
  return [...shared.map((name) => `schema/${name}`), ...folders];
}

/** The first thing that JSON Schema (draft 2020-12) itself forbids in a schema; what follows is a consequence. */
function shapeFault(ajv: ajvModule.Ajv2020, document: JsonDocument): Diagnostic[] {
  const { file, value } = document;
  const fault = { file, severity: "error", rule: "schema-shape", where: "" } as const;
  if (!isJsonObject(value))
    return [{ ...fault, ...locate(document, []), message: "A JSON Schema is an object in { }." }];
  if (ajv.validateSchema(value) === true) return [];
  const [error] = ajv.errors ?? [];
  const path = (error?.instancePath ?? "")
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const allowed = error?.params.allowedValues as unknown[] | undefined;
  const message = `"${path.join(".")}" ${error?.message ?? "is not valid"}.`;
  const fix = allowed ? { fix: `Choices: ${allowed.join(", ")}.` } : {};
  return [{ ...fault, ...locate(document, path), message, ...fix }];
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
  const files = schemaFiles(root);
  const shapeFaults = shapeJudge(root);
  const targets = [...files, VISUAL_SCHEMA];
  return files.flatMap((file) => {
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
