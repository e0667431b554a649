import type { ErrorObject } from "ajv/dist/2020.js";
import { findNodeAtLocation } from "jsonc-parser";
import type { Diagnostic } from "./diagnostic";
import { type JsonDocument, type JsonPath, locate } from "./json-document";
import { explain, type Fault } from "./keyword-words";
import { nearest } from "./nearest";
import type { SchemaSet } from "./schema-set";

/** What to validate, and how to speak of it. */
export interface ValidationTask {
  document: JsonDocument;
  /** Where in the document the value stands. */
  path: JsonPath;
  /** The value, possibly with its tokens already resolved; it keeps the document's structure. */
  value: unknown;
  /** Path of the schema, such as `blocks/hero/schema.json`. */
  schema: string;
  rule: string;
  where: string;
}

/** A value with more faults than these is another thing altogether; a report of all of them would help nobody. */
const MOST_FAULTS = 100;

/** Errors without those of the branches of `anyOf` and `oneOf`, which come before the error of the whole. */
function withoutBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const wholes: string[] = [];
  const kept: ErrorObject[] = [];
  for (const error of errors.toReversed()) {
    const path = `${error.instancePath}/`;
    if (wholes.some((whole) => path.startsWith(whole))) continue;
    if (error.keyword === "anyOf" || error.keyword === "oneOf") wholes.push(path);
    kept.push(error);
  }
  return kept.reverse();
}

/**
 * Faults of one value in plain words, first cause only: at one place at most one fault, and a misspelt required
 * property is one fault, not two.
 *
 * @param path where the value stands in its document
 */
function faultsOf(all: readonly ErrorObject[], path: JsonPath): Fault[] {
  const errors = withoutBranches(all);
  const missingAt = new Map<string, string[]>();
  for (const error of errors) {
    if (error.keyword !== "required") continue;
    const names = missingAt.get(error.instancePath) ?? [];
    missingAt.set(error.instancePath, [...names, String(error.params.missingProperty)]);
  }
  const misspelt = new Set<string>();
  for (const error of errors) {
    if (error.keyword !== "additionalProperties") continue;
    const meant = nearest(String(error.params.additionalProperty), missingAt.get(error.instancePath) ?? []);
    if (meant) misspelt.add(`${error.instancePath}/${meant}`);
  }
  const seen = new Set<string>();
  const faults: Fault[] = [];
  for (const error of errors) {
    if (error.keyword === "required" && misspelt.has(`${error.instancePath}/${error.params.missingProperty}`))
      continue;
    const fault = explain(error, path, missingAt.get(error.instancePath) ?? []);
    const spot = fault && `${fault.steps.join("/")} ${error.keyword === "required" ? fault.message : ""}`;
    if (!fault || !spot || seen.has(spot)) continue;
    seen.add(spot);
    faults.push(fault);
    if (faults.length === MOST_FAULTS) break;
  }
  return faults;
}

/**
 * Validates a value against one of the project's schemas and fills in its defaults.
 *
 * @returns a diagnostic for each fault, at most 100, placed in the document's text; empty when the value is valid
 */
export function validate(schemas: SchemaSet, task: ValidationTask): Diagnostic[] {
  const { document, path, rule, where } = task;
  return faultsOf(schemas.errors(task.schema, task.value), path).map(({ steps, part, message, fix }) => ({
    file: document.file,
    ...locate(document, [...path, ...steps], part),
    severity: "error",
    rule,
    where,
    message,
    ...(fix ? { fix } : {}),
    ...(document.tree && !findNodeAtLocation(document.tree, [...path, ...steps])
      ? { isFilledIn: true as const }
      : {}),
  }));
}
