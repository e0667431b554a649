import type { ErrorObject } from "ajv/dist/2020.js";
import {
  descriptionOf,
  type Explainer,
  explainWrongChoice,
  type Fault,
  quote,
  typeName,
} from "./explain-value";
import { FORMATS } from "./formats";
import type { JsonPath } from "./json-document";
import { formatCount } from "./words";
import { explainWrongForm } from "./wrong-form";
import { explainWrongType } from "./wrong-type";

const limitOf = ({ params }: ErrorObject): number => Number(params.limit);

/** Returns the number of a value's characters, entries or fields. */
function sizeOf(value: unknown): number {
  if (typeof value === "string") return [...value].length;
  return Object.keys(typeof value === "object" && value !== null ? value : {}).length;
}

/** Returns advice for a list that is too short: how many entries to add, with the fields of the first. */
function adviseMoreEntries(data: unknown, missing: number): string {
  const [first] = Array.isArray(data) ? data : [];
  const fields = typeof first === "object" && first !== null ? Object.keys(first) : [];
  const like = fields.length > 0 ? `, each with ${fields.map((name) => `"${name}"`).join(", ")}` : "";
  return `Add ${missing === 1 ? "one" : missing} more${like}.`;
}

/** A noun for `formatCount`. */
type Noun = readonly [one: string, many?: string];

/** Creates the explainer for a value with too few parts. */
const explainTooFew =
  (noun: Noun, fix?: string): Explainer =>
  ({ error, label }) => {
    const limit = limitOf(error);
    const isChosen = error.parentSchema?.["x-choice"] !== undefined;
    if (error.data === "")
      return { message: `${label} is empty.`, fix: isChosen ? "Choose one." : "Write it." };
    const found = sizeOf(error.data);
    if (found === 0)
      return {
        message: `${label} is empty; it needs at least ${formatCount(limit, ...noun)}.`,
        fix: limit === 1 ? "Add one." : `Add ${limit}.`,
      };
    const needed = `at least ${limit} ${limit === 1 ? "is" : "are"} needed`;
    const message = `${label} has ${formatCount(found, ...noun)}, ${needed}.`;
    return { message, fix: fix ?? adviseMoreEntries(error.data, limit - found) };
  };

/** Creates the explainer for a value with too many parts. */
const explainTooMany =
  (noun: Noun): Explainer =>
  ({ error, label }) => {
    const limit = limitOf(error);
    const allowed = `at most ${limit} ${limit === 1 ? "is" : "are"} allowed`;
    const found = sizeOf(error.data);
    const fix = found - limit === 1 ? "Remove one." : `Remove ${found - limit} of them.`;
    return { message: `${label} has ${formatCount(found, ...noun)}, ${allowed}.`, fix };
  };

/** Creates the explainer for a number beyond a limit. */
const explainOutOfRange =
  (relation: string): Explainer =>
  ({ error, label }) => {
    const message = `${label} is ${quote(error.data)}; it must be ${relation} ${limitOf(error)}.`;
    const isSign = relation === "at least" && limitOf(error) === 0;
    return isSign ? { message, fix: `Write ${-Number(error.data)}, if that is meant.` } : { message };
  };

const OR_LIST = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Explains an object with none, or with too many, of a set of alternative fields. */
const explainFieldChoice: Explainer = ({ error, label }) => {
  const branches = error.schema as { required?: string[] }[];
  const list = OR_LIST.format(branches.flatMap(({ required = [] }) => required.map((name) => `"${name}"`)));
  return Array.isArray(error.params.passingSchemas)
    ? { message: `${label} has more than one of these: ${list}.`, fix: "Keep one of them." }
    : { message: `${label} needs ${list}.`, fix: "Add one of them." };
};

const REPORTED_ELSEWHERE: Explainer = () => undefined;
const ENTRIES = ["entry", "entries"] as const;

/** Explainers of the errors that Ajv reports, one for each keyword of the schemas that can reject a value. */
const EXPLAINERS: Readonly<Record<string, Explainer>> = {
  // The error of the branch that applies describes the fault.
  if: REPORTED_ELSEWHERE,
  // The error of the name itself describes the fault.
  propertyNames: REPORTED_ELSEWHERE,
  // The faults of an object's field names are reported together (field-names.ts).
  additionalProperties: REPORTED_ELSEWHERE,
  required: REPORTED_ELSEWHERE,
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
  dependentRequired: ({ error: { params }, steps }) => ({
    steps: [...steps, String(params.property)],
    part: "key",
    message: `"${params.property}" needs "${params.missingProperty}" beside it.`,
    fix: `Add "${params.missingProperty}", or remove this.`,
  }),
  enum: explainWrongChoice,
  const: ({ error, label }) => ({
    message: `${label} must be ${quote(error.params.allowedValue)}, found ${typeName(error.data)}.`,
  }),
  type: explainWrongType,
  maxLength: ({ error, label }) => ({
    message: `${label} has ${sizeOf(error.data)} of at most ${limitOf(error)} characters.`,
    fix: "Shorten it.",
  }),
  minLength: explainTooFew(["character"], "Say more."),
  maxItems: explainTooMany(ENTRIES),
  minItems: explainTooFew(ENTRIES),
  maxProperties: explainTooMany(["field"]),
  minProperties: explainTooFew(["field"]),
  minimum: explainOutOfRange("at least"),
  maximum: explainOutOfRange("at most"),
  exclusiveMinimum: explainOutOfRange("more than"),
  pattern: explainWrongForm,
  format: explainWrongForm,
  uniqueItems: ({ error: { params }, steps }) => ({
    steps: [...steps, Math.max(params.i, params.j)],
    part: "value",
    message: `This entry is in this list twice: it is also entry ${Math.min(params.i, params.j) + 1}.`,
    fix: "Remove one, or change it.",
  }),
  anyOf: explainFieldChoice,
  oneOf: explainFieldChoice,
};

const LIMITS = ["maxLength", "minLength", "maxItems", "minItems", "uniqueItems"];

/** Whether a page can be shown despite an error: components accept texts and lists of any length, and any address. */
function canShowPage({ keyword, parentSchema = {}, data }: ErrorObject): boolean {
  const { title, format, pattern } = parentSchema as Record<string, unknown>;
  const hasOwnForm = pattern !== undefined || (format !== undefined && FORMATS[String(format)] !== true);
  // An address with a scheme could be a script.
  if (title === "Address") return typeof data === "string" && !data.includes(":");
  return LIMITS.includes(keyword) && !hasOwnForm;
}

/** Keywords that have an explainer. */
export const EXPLAINED_KEYWORDS: readonly string[] = Object.keys(EXPLAINERS);

/** Parses a JSON pointer into steps. An integer-like step becomes a number: the schemas forbid integer-like keys. */
export function parsePointer(pointer: string): (string | number)[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

function labelOf(name: string | number | undefined): string {
  if (name === undefined) return "The document";
  return typeof name === "number" ? "This entry" : `"${name}"`;
}

/**
 * Explains one Ajv error in plain words.
 *
 * @param path path of the validated value in its document
 * @returns undefined for keywords that only repeat another error
 */
export function explain(error: ErrorObject, path: JsonPath): Fault | undefined {
  const steps = parsePointer(error.instancePath);
  const explainer = EXPLAINERS[error.keyword];
  if (error.propertyName !== undefined) {
    const name = error.propertyName;
    const fix = explainer?.({ error, steps, label: name })?.fix || "Rename it.";
    return { steps: [...steps, name], part: "key", message: `"${name}" cannot be a name here.`, fix };
  }
  const label = labelOf([...path, ...steps].at(-1));
  if (!explainer) return { steps, part: "value", message: `${label} ${error.message ?? "is not valid"}.` };
  const result = explainer({ error, steps, label });
  return result && { steps, part: "value", ...(canShowPage(error) ? { canBeShown: true } : {}), ...result };
}
