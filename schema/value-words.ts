import type { ErrorObject } from "ajv/dist/2020.js";
import type { JsonPath, JsonValue } from "./json-document";
import { nearForm } from "./near-form";
import { isSlip, nearest } from "./nearest";
import { synonym } from "./other-words";

/** One fault before it has a place: the steps below the validated value, and whether it concerns the key itself. */
export interface Fault {
  steps: JsonPath;
  part: "value" | "key";
  message: string;
  fix?: string | undefined;
  /** What to write in the place of a value or a key, where that is certain. */
  replacement?: { was: JsonValue; by: JsonValue } | undefined;
  /** The address that cannot be one: what is meant is looked up where the pages are known. */
  address?: string | undefined;
}

/** What the words for a fault are made of. */
export interface Context {
  error: ErrorObject;
  steps: JsonPath;
  /** The value's name in a sentence: `"heading"`, `Item 2` or `The document`. */
  label: string;
}

type Said = Pick<Fault, "message" | "fix" | "replacement" | "address">;

/** Words at the value itself; a whole fault where it stands elsewhere; undefined where another error says it. */
export type Words = (context: Context) => Said | Fault | undefined;

const TYPE_WORDS: Record<string, string> = {
  string: "a text in double quotes",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list in [ ]",
  object: "a group in { }",
};

/** A value as it is written, cut where it is long. */
export function quote(value: unknown): string {
  // JSON has no word for a number beyond counting.
  const isEndless = typeof value === "number" && !Number.isFinite(value);
  const text = isEndless ? String(value) : (JSON.stringify(value) ?? "nothing");
  const letters = [...text.slice(0, 120)];
  return letters.length > 60 ? `${letters.slice(0, 57).join("")}…` : text;
}

export function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a group in { }";
  if (typeof value === "string") return `the text ${quote(value)}`;
  return typeof value === "number" ? `the number ${quote(value)}` : String(value);
}

export const descriptionOf = ({ parentSchema }: ErrorObject): string =>
  typeof parentSchema?.description === "string" ? parentSchema.description : "";

/** Another value that is surely meant. */
const instead = (was: JsonValue, by: JsonValue): Pick<Fault, "fix" | "replacement"> => ({
  fix: `Write ${JSON.stringify(by)}${typeof was === "string" ? ", without quotes" : ", in double quotes"}.`,
  replacement: { was, by },
});

const SWITCHES = new Map(Object.entries({ yes: true, on: true, no: false, off: false }));

/** What is meant by a text where another value is expected. */
function fromText(text: string, wanted: readonly string[]): Pick<Fault, "fix" | "replacement"> {
  if (wanted.includes("boolean") && /^(?:true|false)$/i.test(text))
    return instead(text, text.toLowerCase() === "true");
  if (wanted.includes("boolean")) {
    const choice = SWITCHES.get(text.toLowerCase());
    return choice === undefined ? {} : { fix: `Write ${choice}, without quotes.` };
  }
  if (wanted.includes("number") || wanted.includes("integer")) {
    const number = /^[$€£]?(-?\d+(?:\.\d+)?)%?$/.exec(text)?.[1];
    if (number === undefined) return {};
    return number === text ? instead(text, Number(text)) : { fix: `Write ${number}, without quotes.` };
  }
  return wanted.includes("array")
    ? { fix: "Write a list in [ ], with double quotes around each entry." }
    : {};
}

/** What to write where a group is expected: the one that a text chooses, or the fields that it must have. */
function asGroup({ parentSchema, data }: ErrorObject): Pick<Fault, "fix"> {
  const properties = (parentSchema?.properties ?? {}) as Record<string, { enum?: unknown[] }>;
  if (properties.kind?.enum?.includes(data)) return { fix: `Write { "kind": ${quote(data)} }.` };
  const required = (parentSchema?.required ?? []) as string[];
  const fields = required.map((name) => `"${name}": …`).join(", ");
  return required.length > 0 && required.length < 5 ? { fix: `Write { ${fields} }.` } : {};
}

export const wrongType: Words = ({ error, label }) => {
  const wanted = [error.params.type].flat().map(String);
  const words = wanted.map((type) => TYPE_WORDS[type] ?? type).join(" or ");
  const message = `${label} must be ${words}, found ${typeName(error.data)}.`;
  const { data } = error as { data: JsonValue };
  if (wanted.includes("object")) return { message, ...asGroup(error) };
  if (typeof data === "string") return { message, ...fromText(data, wanted) };
  const isPlain = Number.isFinite(data) || typeof data === "boolean";
  if (isPlain && wanted.includes("string")) return { message, ...instead(data, String(data)) };
  return { message };
};

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** Tells whether a text has the form that a pattern or a format asks for; undefined for a format that is not a day. */
function formOf({ keyword, schema }: ErrorObject): ((text: string) => boolean) | undefined {
  if (keyword === "format") return schema === "date" ? isDay : undefined;
  const pattern = new RegExp(String(schema), "u");
  return (text) => pattern.test(text);
}

export const wrongForm: Words = ({ error, label }) => {
  const { data, parentSchema, schema } = error;
  if (typeof data === "string" && parentSchema?.title === "Address")
    return { message: `${quote(data)} is not an address.`, address: data };
  if (schema === "date" && /^\d{4}-\d\d-\d\d$/.test(String(data)))
    return { message: `${quote(data)} is not a day of the calendar.` };
  const fits = formOf(error);
  const meant = typeof data === "string" && fits ? nearForm(data, fits) : undefined;
  const expected = descriptionOf(error);
  const fix = meant === undefined ? expected && `Expected: ${expected}` : `Did you mean "${meant}"?`;
  return { message: `${label} cannot be ${quote(data)}.`, fix };
};

/** So many choices are listed. */
const MOST_CHOICES = 24;

/** The choices, as many as help. */
export function choicesOf(allowed: readonly string[]): string {
  const rest = allowed.length - MOST_CHOICES;
  return `Choices: ${allowed.slice(0, MOST_CHOICES).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}.`;
}

export const wrongChoice: Words = ({ error }) => {
  const allowed = (error.params.allowedValues as unknown[]).map(String);
  const found = typeName(error.data);
  const message = `${found.charAt(0).toUpperCase()}${found.slice(1)} is none of the choices.`;
  const { data } = error;
  const meant =
    typeof data === "string"
      ? (nearest(data, allowed) ??
        synonym(data, allowed) ??
        allowed.find((other) => data.startsWith(`${other}.`)))
      : undefined;
  if (typeof data !== "string" || meant === undefined) return { message, fix: choicesOf(allowed) };
  const fix = `Did you mean "${meant}"?`;
  return isSlip(data, meant) ? { message, fix, replacement: { was: data, by: meant } } : { message, fix };
};
