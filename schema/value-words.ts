import type { ErrorObject } from "ajv/dist/2020.js";
import type { JsonPath, JsonValue } from "./json-document";
import { listed } from "./listed";
import { didYouMean, isSlip } from "./nearest";
import { nearestOrSynonym } from "./other-words";

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
  /** True where the page can be shown for all that. */
  canBeShown?: true;
  /** The names that are missing. */
  lacks?: readonly string[];
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

/** A button's action that leads to an address: `{ "kind": "link", "to": "/pricing" }`. */
export const linkTo = (address: unknown): string => `{ "kind": "link", "to": ${quote(address)} }`;

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

/** So many choices are listed. */
const MOST_CHOICES = 100;

/** The choices, as many as help. */
export const choicesOf = (allowed: readonly string[]): string => `Choices: ${listed(allowed, MOST_CHOICES)}.`;

/** So many letters of a choice tell which one is meant. */
const TELLING = 3;

/** The choice that is meant by a word: near it, another name for it, or the only one with the same beginning or end. */
export function meantChoice(word: string, allowed: readonly string[]): string | undefined {
  const near = nearestOrSynonym(word, allowed);
  if (near !== undefined || word.length < TELLING) return near;
  const alike = allowed.filter(
    (other) =>
      other.endsWith(word) ||
      other.startsWith(word) ||
      (other.length >= TELLING && (word.startsWith(other) || word.endsWith(other))),
  );
  return alike.length === 1 ? alike[0] : undefined;
}

export const wrongChoice: Words = ({ error, label }) => {
  const allowed = (error.params.allowedValues as unknown[]).map(String);
  const { data } = error;
  const message = `${label} cannot be ${typeof data === "string" ? quote(data) : typeName(data)}.`;
  const meant = typeof data === "string" ? meantChoice(data, allowed) : undefined;
  if (typeof data !== "string" || meant === undefined) return { message, fix: choicesOf(allowed) };
  const fix = didYouMean(meant);
  return isSlip(data, meant) ? { message, fix, replacement: { was: data, by: meant } } : { message, fix };
};
