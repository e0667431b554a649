import type { ErrorObject } from "ajv/dist/2020.js";
import { findNodeAtLocation } from "jsonc-parser";
import { type Diagnostic, MAX_FAULTS } from "./diagnostic";
import { explain, parsePointer } from "./explain-error";
import type { Fault } from "./explain-value";
import { type NameErrors, nameFaults } from "./field-names";
import { errorIn, type JsonDocument, type JsonPath, replaceEdit } from "./json-document";
import type { SchemaSet } from "./schema-set";

/** A value to validate, and how its faults are reported. */
export interface ValidationTask {
  document: JsonDocument;
  /** Path of the value in the document; by default the whole document. */
  path?: JsonPath;
  /** The value, possibly with its tokens already resolved; it has the document's structure. */
  value: unknown;
  /** Path of the schema, such as `blocks/hero/schema.json`. */
  schema: string;
  rule: string;
}

/** Removes the errors inside the branches of `anyOf` and `oneOf`, which precede the error of the keyword itself. */
function withoutBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const wholes: string[] = [];
  const others: ErrorObject[] = [];
  for (const error of errors.toReversed()) {
    const path = `${error.instancePath}/`;
    if (wholes.some((whole) => path.startsWith(whole))) continue;
    if (error.keyword === "anyOf" || error.keyword === "oneOf") wholes.push(path);
    others.push(error);
  }
  return others.reverse();
}

/** Returns the missing and unknown names of each object, by JSON pointer. */
function groupNameErrors(errors: readonly ErrorObject[]): Map<string, NameErrors> {
  const objects = new Map<string, NameErrors>();
  for (const { instancePath, keyword, params, parentSchema, data } of errors) {
    if (keyword !== "required" && keyword !== "additionalProperties") continue;
    const none: NameErrors = { missing: [], unknown: [], known: [], properties: {}, data: Object(data) };
    const names = objects.get(instancePath) ?? none;
    objects.set(instancePath, names);
    if (keyword === "required") {
      names.missing.push(String(params.missingProperty));
      Object.assign(names.properties, parentSchema?.properties);
    } else {
      names.unknown.push(String(params.additionalProperty));
      names.known = Object.keys(parentSchema?.properties ?? {});
    }
  }
  return objects;
}

/** Removes the errors inside surplus entries of a list, because those entries have to be removed anyway. */
function withoutExcess(errors: readonly ErrorObject[]): ErrorObject[] {
  const limits = errors
    .filter(({ keyword }) => keyword === "maxItems")
    .map(({ instancePath, params }) => ({ start: `${instancePath}/`, limit: Number(params.limit) }));
  return errors.filter(
    ({ instancePath }) =>
      !limits.some(
        ({ start, limit }) =>
          instancePath.startsWith(start) && Number.parseInt(instancePath.slice(start.length), 10) >= limit,
      ),
  );
}

/**
 * Converts the errors of one value to faults. Reports first causes only: at most one fault at one place, and one for the
 * names of an object, unless several are misspelled.
 *
 * @param path path of the value in its document
 */
function faultsOf(all: readonly ErrorObject[], path: JsonPath): Fault[] {
  const errors = withoutExcess(withoutBranches(all));
  const names = groupNameErrors(errors);
  const seen = new Set<string>();
  const faults: Fault[] = [];
  for (const error of errors) {
    const own = names.get(error.instancePath);
    names.delete(error.instancePath);
    const found = own ? nameFaults(own, parsePointer(error.instancePath)) : [];
    const explained = explain(error, path);
    for (const fault of explained ? [...found, explained] : found) {
      const spot = `${fault.part} ${fault.steps.join("/")}`;
      if (seen.has(spot)) continue;
      seen.add(spot);
      faults.push(fault);
    }
    if (faults.length >= MAX_FAULTS) break;
  }
  return faults.slice(0, MAX_FAULTS);
}

/**
 * Validates a value against one of the project's schemas and fills in its defaults.
 *
 * @returns one diagnostic for each fault, at most 100, with its place in the document's text; empty if the value is valid
 */
export function validate(schemas: SchemaSet, task: ValidationTask): Diagnostic[] {
  const { document, path = [], rule } = task;
  return faultsOf(schemas.errors(task.schema, task.value), path).map((fault) => {
    const { steps, part, address, replacement, ...more } = fault;
    const at = [...path, ...steps];
    return errorIn(document, at, {
      ...{ rule, part },
      ...(replacement ? replaceEdit(document, at, replacement.by, { part, was: replacement.was }) : {}),
      ...more,
      ...(address === undefined ? {} : { address: { written: address, isOfButton: at.at(-2) === "action" } }),
      ...(document.tree && !findNodeAtLocation(document.tree, at) ? { isFilledIn: true } : {}),
    });
  });
}
