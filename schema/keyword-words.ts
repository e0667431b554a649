import type { ErrorObject } from "ajv/dist/2020.js";
import type { JsonPath } from "./json-document";
import { nearest } from "./nearest";

/** One fault before it has a place: the steps below the validated value, and whether it concerns the key itself. */
export interface Fault {
  steps: JsonPath;
  part: "value" | "key";
  message: string;
  fix?: string | undefined;
}

/** What the words for a fault are made of. */
interface Context {
  error: ErrorObject;
  steps: JsonPath;
  /** The value's name in a sentence: `"heading"`, `Item 2` or `The document`. */
  label: string;
  /** Required names that the same object lacks. */
  missing: readonly string[];
}

/** Words at the value itself; a whole fault where it stands elsewhere; undefined where another error says it. */
type Words = (context: Context) => Pick<Fault, "message" | "fix"> | Fault | undefined;

const TYPE_WORDS: Record<string, string> = {
  string: "a text in double quotes",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list in [ ]",
  object: "an object in { }",
};

/** A value as it is written, cut where it is long. */
function quote(value: unknown): string {
  // JSON has no word for a number beyond counting.
  const isEndless = typeof value === "number" && !Number.isFinite(value);
  const text = isEndless ? String(value) : (JSON.stringify(value) ?? "nothing");
  const letters = [...text.slice(0, 120)];
  return letters.length > 60 ? `${letters.slice(0, 57).join("")}…` : text;
}

function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  if (typeof value === "string") return `the text ${quote(value)}`;
  return typeof value === "number" ? `the number ${quote(value)}` : String(value);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const limitOf = ({ params }: ErrorObject): number => Number(params.limit);
const descriptionOf = ({ parentSchema }: ErrorObject): string =>
  typeof parentSchema?.description === "string" ? parentSchema.description : "";

/** `1 entry`, `3 entries`. */
const counted = (number: number, [one, many]: readonly [string, string]): string =>
  `${number} ${number === 1 ? one : many}`;

/** How many characters, entries or fields a value has. */
function size(value: unknown): number {
  if (typeof value === "string") return [...value].length;
  return Object.keys(typeof value === "object" && value !== null ? value : {}).length;
}

/** Words for a value that has too few parts. */
const tooFew =
  (noun: readonly [string, string], fix?: string): Words =>
  ({ error, label }) => {
    const limit = limitOf(error);
    const needed = `at least ${limit} ${limit === 1 ? "is" : "are"} needed`;
    return { message: `${label} has ${counted(size(error.data), noun)}, ${needed}.`, fix };
  };

/** Words for a value that has too many parts. */
const tooMany =
  (noun: readonly [string, string]): Words =>
  ({ error, label }) => {
    const limit = limitOf(error);
    const allowed = `at most ${limit} ${limit === 1 ? "is" : "are"} allowed`;
    return { message: `${label} has ${counted(size(error.data), noun)}, ${allowed}.`, fix: "Remove some." };
  };

/** Words for a number beyond a limit. */
const beyond =
  (relation: string): Words =>
  ({ error, label }) => ({
    message: `${label} is ${quote(error.data)}; it must be ${relation} ${limitOf(error)}.`,
  });

/** Words for a name that the schema does not know; a misspelt name that is missing is the likeliest one. */
const unknownName =
  (parameter: string): Words =>
  ({ error, steps, missing }) => {
    const name = String(error.params[parameter]);
    const known = Object.keys((error.parentSchema?.properties ?? {}) as Record<string, unknown>);
    const meant = nearest(name, missing) ?? nearest(name, known);
    const list = known.length > 0 ? ` Known here: ${known.join(", ")}.` : "";
    return {
      steps: [...steps, name],
      part: "key",
      message: `"${name}" is not known here.`,
      fix: meant ? `Did you mean "${meant}"?` : `Remove it.${list}`,
    };
  };

const wrongForm: Words = ({ error, label }) => {
  const expected = descriptionOf(error);
  return {
    message: `${label} does not have the right form: ${typeName(error.data)}.`,
    fix: expected && `Expected: ${expected}`,
  };
};

const wrongChoice: Words = ({ error }) => {
  const allowed = (error.params.allowedValues as unknown[]).map(String);
  const meant = typeof error.data === "string" ? nearest(error.data, allowed) : undefined;
  const list = `Choices: ${allowed.join(", ")}.`;
  return {
    message: `${capital(typeName(error.data))} is none of the choices.`,
    fix: meant ? `Did you mean "${meant}"? ${list}` : list,
  };
};

/** The names of the forms that a value may have, as far as their schemas give any. */
function forms({ schema }: ErrorObject): string {
  const branches = (Array.isArray(schema) ? schema : []) as { title?: string; required?: string[] }[];
  const names = branches.map(
    ({ title, required }) => title ?? required?.map((name) => `"${name}"`).join(" with "),
  );
  return names.every((name) => name) ? `It has one of these: ${names.join(", ")}.` : "";
}

const noForm: Words = ({ error, label }) =>
  Array.isArray(error.params.passingSchemas)
    ? { message: `${label} has more than one of the forms that exclude each other.`, fix: forms(error) }
    : { message: `${label} has none of the forms that it may have.`, fix: forms(error) };

const SAID_ELSEWHERE: Words = () => undefined;
const CHARACTERS = ["character", "characters"] as const;
const ENTRIES = ["entry", "entries"] as const;
const FIELDS = ["field", "fields"] as const;

/** Plain words for each keyword of JSON Schema (draft 2020-12) that can reject a value, as ajv reports it. */
const WORDS: Readonly<Record<string, Words>> = {
  // The error of the branch that applies says what is wrong.
  if: SAID_ELSEWHERE,
  // The error of the name says what is wrong with it.
  propertyNames: SAID_ELSEWHERE,
  additionalProperties: unknownName("additionalProperty"),
  unevaluatedProperties: unknownName("unevaluatedProperty"),
  "false schema": ({ steps, label }) => ({
    steps,
    part: "key",
    message: `${label} is not allowed here.`,
    fix: "Remove it.",
  }),
  not: ({ label, error }) => ({
    message: `${label} has a form that is not allowed here.`,
    fix: descriptionOf(error),
  }),
  enum: wrongChoice,
  const: ({ error, label }) => ({
    message: `${label} must be ${quote(error.params.allowedValue)}, found ${typeName(error.data)}.`,
  }),
  required: ({ error }) => ({
    message: `"${error.params.missingProperty}" is missing.`,
    fix: `Add "${error.params.missingProperty}".`,
  }),
  dependentRequired: ({ error: { params } }) => ({
    message: `"${params.missingProperty}" is missing, which "${params.property}" needs beside it.`,
    fix: `Add "${params.missingProperty}", or remove "${params.property}".`,
  }),
  type: ({ error, label }) => {
    const wanted = [error.params.type].flat().map((type) => TYPE_WORDS[String(type)] ?? String(type));
    return { message: `${label} must be ${wanted.join(" or ")}, found ${typeName(error.data)}.` };
  },
  maxLength: ({ error, label }) => ({
    message: `${label} has ${size(error.data)} of at most ${limitOf(error)} characters.`,
    fix: "Shorten it.",
  }),
  minLength: tooFew(CHARACTERS),
  maxItems: tooMany(ENTRIES),
  minItems: tooFew(ENTRIES, "Add more."),
  maxProperties: tooMany(FIELDS),
  minProperties: tooFew(FIELDS, "Add more."),
  // `"items": false` below a list of `prefixItems`.
  items: tooMany(ENTRIES),
  unevaluatedItems: tooMany(ENTRIES),
  contains: ({ label }) => ({ message: `${label} lacks an entry that it must have.` }),
  minimum: beyond("at least"),
  maximum: beyond("at most"),
  exclusiveMinimum: beyond("more than"),
  exclusiveMaximum: beyond("less than"),
  multipleOf: ({ error, label }) => ({
    message: `${label} is ${quote(error.data)}; it must be a multiple of ${error.params.multipleOf}.`,
  }),
  pattern: wrongForm,
  format: wrongForm,
  uniqueItems: ({ label }) => ({
    message: `${label} holds the same entry twice.`,
    fix: "Remove one of them.",
  }),
  anyOf: noForm,
  oneOf: noForm,
};

/** Keywords whose faults are said in words of their own. */
export const WORDED_KEYWORDS: readonly string[] = Object.keys(WORDS);

/** Steps of a JSON pointer. An integer-like step becomes a number: our schemas forbid integer-like keys. */
function stepsOf(pointer: string): (string | number)[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

function labelOf(name: string | number | undefined): string {
  if (name === undefined) return "The document";
  return typeof name === "number" ? `Item ${name + 1}` : `"${name}"`;
}

/**
 * Turns one error of ajv into plain words.
 *
 * @param path where the validated value stands in its document
 * @param missing required names that the same object lacks
 * @returns undefined for keywords that only repeat another error
 */
export function explain(error: ErrorObject, path: JsonPath, missing: readonly string[]): Fault | undefined {
  const steps = stepsOf(error.instancePath);
  if (error.propertyName !== undefined) {
    const name = error.propertyName;
    const expected = descriptionOf(error);
    const fix = expected ? `Expected: ${expected}` : "Rename it.";
    return { steps: [...steps, name], part: "key", message: `"${name}" cannot be a name here.`, fix };
  }
  const label = labelOf([...path, ...steps].at(-1));
  const words = WORDS[error.keyword];
  if (!words) return { steps, part: "value", message: `${label} ${error.message ?? "is not valid"}.` };
  const said = words({ error, steps, label, missing });
  return said && { steps, part: "value", ...said };
}
