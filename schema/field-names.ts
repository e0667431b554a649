import { choicesOf, type Fault, linkTo } from "./explain-value";
import type { JsonPath } from "./json-document";
import { didYouMean, isSlip } from "./nearest";
import { nearestOrSynonym } from "./synonyms";
import { joinWithAnd } from "./words";

/** Schemas of fields, by name. */
export type Properties = Record<
  string,
  { type?: string; $ref?: string; description?: string; required?: string[]; enum?: unknown[] }
>;

type Fields = Readonly<Record<string, unknown>>;

/** The missing and unknown field names of one object. */
export interface NameErrors {
  missing: string[];
  /** Names that the schema does not know. */
  unknown: string[];
  /** Names that the schema knows, if it rejects all others. */
  known: string[];
  /** Schemas of the missing fields and of their siblings, by name. */
  properties: Properties;
  /** The object itself. */
  data: Fields;
}

/** Maximum number of unknown names treated as misspellings; an object with more is probably something else. */
const MAX_MISSPELLED_NAMES = 2;
/** Maximum number of field names listed in advice. */
const MAX_LISTED_NAMES = 16;

/** Formats names as `"a"`, `"a" and "b"` or `"a", "b" and "c"`. */
export const quoteNames = (names: readonly string[]): string => joinWithAnd(names.map((name) => `"${name}"`));

const isOrAre = (names: readonly string[]): string => (names.length === 1 ? "is" : "are");

/** Returns the known names that the object does not have. */
const unusedNames = ({ known, data }: NameErrors): string[] =>
  known.filter((name) => !Object.hasOwn(data, name) && name !== "$schema");

/** Returns the fault of a misspelled name and the name that it means, or undefined if no missing or optional name is near. */
function findMisspelling(
  name: string,
  missing: readonly string[],
  others: readonly string[],
  steps: JsonPath,
): [Fault, string] | undefined {
  const meant = nearestOrSynonym(name, missing) ?? nearestOrSynonym(name, others);
  if (meant === undefined) return undefined;
  const fault: Fault = {
    steps: [...steps, name],
    part: "key",
    message: `"${name}" is not known here.`,
    fix: didYouMean(meant),
  };
  return [isSlip(name, meant) ? { ...fault, replacement: { was: name, by: meant } } : fault, meant];
}

/** Returns an example of a field, with dots in place of its content. */
export function fieldExample(name: string, { type, $ref, required = [] }: Properties[string] = {}): string {
  // A field without a type is an object with a kind, or else a choice, an address or another text.
  if (/(?:action|visual)[^/]*$/.test($ref ?? "")) return `"${name}": { "kind": "…" }`;
  const isShort = required.length > 0 && required.length < 5;
  const fields = isShort ? required.map((field) => `"${field}": …`).join(", ") : "…";
  const group = `{ ${fields} }`;
  const values = { array: "[ … ]", object: group, boolean: "true", number: "…", integer: "…" };
  return `"${name}": ${new Map(Object.entries(values)).get(String(type)) ?? '"…"'}`;
}

/** Returns advice for missing fields: an example of each, and the description if only one is missing. */
function adviseMissing(names: readonly string[], properties: Properties): string {
  const samples = names.map((name) => fieldExample(name, properties[name]));
  const [only] = names.length === 1 ? names : [];
  const { description: said = "", enum: choices } = (only && properties[only]) || {};
  const choice = choices && !/^\w+: /.test(said) ? choicesOf(choices.map(String)) : "";
  return [`Add ${samples.join(", ")}.`, said, choice].filter(Boolean).join(" ");
}

/** Kinds of content that are saved in the wrong place, by field names that no other kind has. */
const MISPLACED: readonly (readonly [names: readonly string[], what: string, fix: string])[] = [
  [["blocks"], "a page", "Move the file out of this folder, into pages/."],
  [["content", "excerpt"], "an article", "Move the file out of this folder, into data/posts/."],
  [["type", "props"], "a block", "Move it into a page's blocks."],
];

/** Formats a field as `"kind": "dial"`, and any field but `kind` as its name alone. */
function kindOrName(data: Fields, name: string | undefined): string {
  const { kind } = data;
  return name === "kind" && typeof kind === "string" ? `"kind": "${kind}"` : `"${name}"`;
}

/** Returns advice for unknown names in place of missing ones: an address beside a label is the button's action. */
function adviseNames(names: readonly string[], missing: readonly string[], data: Fields): string {
  const [[name = ""], [wanted = ""]] = [names, missing];
  if (names.length > 1 || missing.length > 1)
    return `These are the fields of ${"kind" in data ? 'another "kind"' : "something else"}.`;
  const value = data[name];
  const isAddress = typeof value === "string" && /^(?:\/|#|https:)/.test(value);
  return isAddress && wanted === "action" ? `Write "action": ${linkTo(value)}.` : didYouMean(wanted);
}

/** Returns the fault of unknown names that resemble no known name. */
function unknownNamesFault(
  names: readonly string[],
  missing: readonly string[],
  { known, data }: NameErrors,
  others: readonly string[],
  steps: JsonPath,
): Fault {
  const [first = ""] = names;
  const place = { steps: [...steps, first], part: "key" as const };
  const [, what, move] = MISPLACED.find(([own]) => own.every((name) => names.includes(name))) ?? [];
  if (missing.length > 0 && what)
    return {
      steps,
      part: "value",
      message: `This is ${what}, which is not read here.`,
      fix: move,
      missingFields: missing,
    };
  const message = `${quoteNames(names)} ${isOrAre(names)} not known here`;
  if (missing.length > 0)
    return {
      ...place,
      message: `${message}, and ${quoteNames(missing)} ${isOrAre(missing)} missing.`,
      fix: adviseNames(names, missing, data),
      missingFields: missing,
    };
  const remove = `Remove ${names.length === 1 ? "it" : "them"}`;
  const list = `Fields that can still be added here: ${others.join(", ")}.`;
  const isShort = others.length > 0 && others.length <= MAX_LISTED_NAMES;
  const fix =
    known.length === 1 && others.length === 0
      ? `${remove}: no other field is allowed with ${kindOrName(data, known[0])}.`
      : `${remove}.${isShort ? ` ${list}` : ""}`;
  return { ...place, message: `${message}.`, fix };
}

/**
 * Returns the faults of one object's field names: one for each misspelled name, and one for all others, since the missing
 * and the unknown names have one cause.
 *
 * @param steps path of the object
 */
export function nameFaults(names: NameErrors, steps: JsonPath): Fault[] {
  const { unknown, properties } = names;
  // A fact that the site states about an entity is missing because the entity is.
  const isStated = (name: string) => properties[name] !== undefined && "x-fact" in properties[name];
  const missing = names.missing.every(isStated)
    ? names.missing
    : names.missing.filter((name) => !isStated(name));
  const faults: Fault[] = [];
  let remaining = missing;
  const isForeign = unknown.length > MAX_MISSPELLED_NAMES && missing.length > 0;
  const others = unusedNames(names);
  const unmatched = unknown.filter((name) => {
    const found = isForeign ? undefined : findMisspelling(name, remaining, others, steps);
    if (!found) return true;
    faults.push(found[0]);
    remaining = remaining.filter((one) => one !== found[1]);
    return false;
  });
  if (unmatched.length > 0) return [...faults, unknownNamesFault(unmatched, remaining, names, others, steps)];
  if (remaining.length === 0) return faults;
  const message = `${quoteNames(remaining)} ${isOrAre(remaining)} missing.`;
  return [
    ...faults,
    { steps, part: "value", message, fix: adviseMissing(remaining, properties), missingFields: remaining },
  ];
}
