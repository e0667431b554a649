import type { ErrorObject } from "ajv/dist/2020.js";
import type { Diagnostic } from "./diagnostic";
import { type JsonDocument, type JsonPath, locate } from "./json-document";
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

/** One fault before it has a place: the steps below the task's path, and whether it concerns the key itself. */
interface Fault {
  steps: JsonPath;
  part: "value" | "key";
  message: string;
  fix?: string | undefined;
}

/** Steps of a JSON pointer. An integer-like step becomes a number: our schemas forbid integer-like keys. */
function stepsOf(pointer: string): (string | number)[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

function quote(value: unknown): string {
  // JSON has no word for a number beyond counting.
  const isEndless = typeof value === "number" && !Number.isFinite(value);
  const text = isEndless ? String(value) : (JSON.stringify(value) ?? "nothing");
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  if (typeof value === "string") return `the text ${quote(value)}`;
  return `the ${typeof value} ${quote(value)}`;
}

const TYPE_WORDS: Record<string, string> = {
  string: "a text in double quotes",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list in [ ]",
  object: "an object in { }",
};

const length = (value: unknown): number =>
  typeof value === "string" ? [...value].length : (value as unknown[]).length;

/** Describes an unknown property; `missing` are the required names that the same object lacks. */
function unknownProperty(error: ErrorObject, missing: readonly string[]): Fault {
  const name = String(error.params.additionalProperty);
  const known = Object.keys((error.parentSchema?.properties ?? {}) as Record<string, unknown>);
  const meant = nearest(name, missing) ?? nearest(name, known);
  return {
    steps: [...stepsOf(error.instancePath), name],
    part: "key",
    message: `"${name}" is not known here.`,
    fix: meant ? `Did you mean "${meant}"?` : `Remove it. Known here: ${known.join(", ")}.`,
  };
}

function wrongChoice(error: ErrorObject): Fault {
  const allowed = (error.params.allowedValues as unknown[]).map(String);
  const meant = typeof error.data === "string" ? nearest(error.data, allowed) : undefined;
  const list = `Choices: ${allowed.join(", ")}.`;
  return {
    steps: stepsOf(error.instancePath),
    part: "value",
    message: `${typeName(error.data)} is none of the choices.`.replace(/^./, (c) => c.toUpperCase()),
    fix: meant ? `Did you mean "${meant}"? ${list}` : list,
  };
}

/** Turns one ajv error into plain words; undefined for keywords that only repeat another error. */
function explain(error: ErrorObject, missing: readonly string[]): Fault | undefined {
  const steps = stepsOf(error.instancePath);
  const name = steps.at(-1) ?? "the document";
  const label = typeof name === "number" ? `item ${name + 1}` : `"${name}"`;
  const says = (message: string, fix?: string): Fault => ({ steps, part: "value", message, fix });
  const { limit } = error.params as { limit?: number };
  switch (error.keyword) {
    case "if":
    case "not":
      return undefined;
    case "additionalProperties":
      return unknownProperty(error, missing);
    case "enum":
      return wrongChoice(error);
    case "const":
      return says(`${label} must be ${quote(error.params.allowedValue)}, found ${typeName(error.data)}.`);
    case "required":
      return says(`"${error.params.missingProperty}" is missing.`, `Add "${error.params.missingProperty}".`);
    case "type": {
      const wanted = [error.params.type].flat().map((type) => TYPE_WORDS[String(type)] ?? String(type));
      return says(`${label} must be ${wanted.join(" or ")}, found ${typeName(error.data)}.`);
    }
    case "maxLength":
      return says(`${label} has ${length(error.data)} of at most ${limit} characters.`, "Shorten it.");
    case "minLength":
      return says(`${label} has ${length(error.data)} characters, at least ${limit} are needed.`);
    case "maxItems":
      return says(
        `${label} has ${length(error.data)} entries, at most ${limit} are allowed.`,
        "Remove some.",
      );
    case "minItems":
      return says(`${label} has ${length(error.data)} entries, at least ${limit} are needed.`, "Add more.");
    case "minimum":
    case "maximum":
      return says(
        `${label} is ${quote(error.data)}; it must be ${error.keyword === "minimum" ? "at least" : "at most"} ${limit}.`,
      );
    case "pattern":
    case "format": {
      const hint = (error.parentSchema?.description as string | undefined) ?? "";
      return says(
        `${label} does not have the right form: ${typeName(error.data)}.`,
        hint && `Expected: ${hint}`,
      );
    }
    case "uniqueItems":
      return says(`${label} holds the same entry twice.`, "Remove one of them.");
    default:
      return says(`${label} ${error.message ?? "is not valid"}.`);
  }
}

/**
 * Faults of one value in plain words, first cause only: at one place at most one fault, and a misspelt required
 * property is one fault, not two.
 */
function faultsOf(errors: readonly ErrorObject[]): Fault[] {
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
    const fault = explain(error, missingAt.get(error.instancePath) ?? []);
    const spot = fault && `${fault.steps.join("/")} ${error.keyword === "required" ? fault.message : ""}`;
    if (!fault || !spot || seen.has(spot)) continue;
    seen.add(spot);
    faults.push(fault);
  }
  return faults;
}

/**
 * Validates a value against one of the project's schemas and fills in its defaults.
 *
 * @returns a diagnostic for each fault, placed in the document's text; empty when the value is valid
 */
export function validate(schemas: SchemaSet, task: ValidationTask): Diagnostic[] {
  const { document, path, rule, where } = task;
  return faultsOf(schemas.errors(task.schema, task.value)).map(({ steps, part, message, fix }) => ({
    file: document.file,
    ...locate(document, [...path, ...steps], part),
    severity: "error",
    rule,
    where,
    message,
    ...(fix ? { fix } : {}),
  }));
}
