import type { ErrorObject } from "ajv/dist/2020.js";
import type { JsonPath, JsonValue } from "./json-document";
import { didYouMean, isSlip } from "./nearest";
import { nearestOrSynonym } from "./synonyms";
import { formatList } from "./words";

/** A fault whose place in the text is not known yet: its path below the validated value, and whether it concerns the key. */
export interface Fault {
  steps: JsonPath;
  part: "value" | "key";
  message: string;
  fix?: string | undefined;
  /** Replacement of the value or key, if the fix is certain. */
  replacement?: { was: JsonValue; by: JsonValue } | undefined;
  /** An invalid address; the intended one is looked up later, when the pages are known. */
  address?: string | undefined;
  /** Whether the page can be shown despite the fault. */
  canBeShown?: true;
  /** Names of the missing fields. */
  missingFields?: readonly string[];
}

type FaultWords = Pick<Fault, "message" | "fix" | "replacement" | "address">;

/**
 * Returns the words for an error at its value, a whole fault if its place differs, or undefined if another error covers it.
 * The label names the value in a sentence: `"heading"`, `This entry` or `The document`.
 */
export type Explainer = (context: {
  error: ErrorObject;
  steps: JsonPath;
  label: string;
}) => FaultWords | Fault | undefined;

/** Formats a button's action that links to an address: `{ "kind": "link", "to": "/pricing" }`. */
export const linkTo = (address: unknown): string => `{ "kind": "link", "to": ${quote(address)} }`;

/** Formats a value as JSON, cut if it is long. */
export function quote(value: unknown): string {
  // JSON has no literal for NaN and the infinities.
  const isEndless = typeof value === "number" && !Number.isFinite(value);
  const text = isEndless ? String(value) : (JSON.stringify(value) ?? "nothing");
  const characters = [...text.slice(0, 120)];
  return characters.length > 60 ? `${characters.slice(0, 57).join("")}…` : text;
}

export function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a group in { }";
  if (typeof value === "string") return value === "" ? "an empty text" : `the text ${quote(value)}`;
  return typeof value === "number" ? `the number ${quote(value)}` : String(value);
}

export const descriptionOf = ({ parentSchema }: ErrorObject): string =>
  typeof parentSchema?.description === "string" ? parentSchema.description : "";

/** Maximum number of listed choices. */
const MAX_LISTED_CHOICES = 100;

/** Formats the choices, up to the maximum. */
export const choicesOf = (allowed: readonly string[]): string =>
  `Choices: ${formatList(allowed, MAX_LISTED_CHOICES)}.`;

/** Minimum number of characters that identify a choice. */
const MIN_TELLING_LENGTH = 3;

/** Returns the choice that a word means: the nearest, a synonym, or the only one with the same beginning or end. */
export function intendedChoice(word: string, allowed: readonly string[]): string | undefined {
  const near = nearestOrSynonym(word, allowed);
  if (near !== undefined || word.length < MIN_TELLING_LENGTH) return near;
  const alike = allowed.filter(
    (other) =>
      other.endsWith(word) ||
      other.startsWith(word) ||
      (other.length >= MIN_TELLING_LENGTH && (word.startsWith(other) || word.endsWith(other))),
  );
  return alike.length === 1 ? alike[0] : undefined;
}

export const explainWrongChoice: Explainer = ({ error, label }) => {
  const allowed = (error.params.allowedValues as unknown[]).map(String);
  const { data } = error;
  const message = `${label} cannot be ${typeof data === "string" ? quote(data) : typeName(data)}.`;
  const meant = typeof data === "string" ? intendedChoice(data, allowed) : undefined;
  if (typeof data !== "string" || meant === undefined) return { message, fix: choicesOf(allowed) };
  const fix = didYouMean(meant);
  return isSlip(data, meant) ? { message, fix, replacement: { was: data, by: meant } } : { message, fix };
};
