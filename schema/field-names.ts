import type { JsonPath } from "./json-document";
import { didYouMean, isSlip } from "./nearest";
import { nearestOrSynonym } from "./other-words";
import { choicesOf, type Fault, linkTo } from "./value-words";

/** Schemas of fields, by their names. */
export type Properties = Record<
  string,
  { type?: string; $ref?: string; description?: string; required?: string[]; enum?: unknown[] }
>;

type Fields = Readonly<Record<string, unknown>>;

/** What is wrong with the names of one object. */
export interface NameErrors {
  missing: string[];
  /** Those that its schema does not know. */
  unknown: string[];
  /** Those that its schema knows, where it refuses others. */
  known: string[];
  /** The fields that the object lacks and others beside them, by their names. */
  properties: Properties;
  /** The object itself. */
  data: Fields;
}

/** Whoever has more names that are not known has written something else. */
const MOST_MISSPELT = 2;
/** So many names are listed; a schema with more is looked up elsewhere. */
const MOST_LISTED = 16;

const LIST = new Intl.ListFormat("en-GB");
/** `"a"`, `"a" and "b"`, `"a", "b" and "c"`. */
export const quoted = (names: readonly string[]): string => LIST.format(names.map((name) => `"${name}"`));

const are = (names: readonly string[]): string => (names.length === 1 ? "is" : "are");

/** The known names that the object does not have. */
const leftOver = ({ known, data }: NameErrors): string[] =>
  known.filter((name) => !Object.hasOwn(data, name) && name !== "$schema");

/** A name for another one that the object should have, or could. */
function misspelt(
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

/** A field as it is added, with dots for what it says. */
export function sample(name: string, { type, $ref, required = [] }: Properties[string] = {}): string {
  // What has no type of its own is a group with a kind, or else a choice, an address or another text.
  if (/(?:action|visual)[^/]*$/.test($ref ?? "")) return `"${name}": { "kind": "…" }`;
  const isShort = required.length > 0 && required.length < 5;
  const fields = isShort ? required.map((field) => `"${field}": …`).join(", ") : "…";
  const group = `{ ${fields} }`;
  const values = { array: "[ … ]", object: group, boolean: "true", number: "…", integer: "…" };
  return `"${name}": ${new Map(Object.entries(values)).get(String(type)) ?? '"…"'}`;
}

/** What to add where fields are missing: each as it is written, and of a single one what it is. */
function addition(names: readonly string[], properties: Properties): string {
  const samples = names.map((name) => sample(name, properties[name]));
  const [only] = names.length === 1 ? names : [];
  const { description: said = "", enum: choices } = (only && properties[only]) || {};
  const choice = choices && !/^\w+: /.test(said) ? choicesOf(choices.map(String)) : "";
  return [`Add ${samples.join(", ")}.`, said, choice].filter(Boolean).join(" ");
}

/** What the names belong to that an object should not have. */
function whatElse(names: readonly string[], data: Fields): string {
  if (names.includes("blocks")) return "This is a page: move the file into pages/.";
  if (names.includes("content") && names.includes("excerpt"))
    return "This is an article: move the file into data/posts/.";
  if (names.includes("type") && names.includes("props"))
    return "This is a block: it belongs in a page's blocks.";
  return "kind" in data
    ? 'These are the fields of another "kind".'
    : "These are the fields of something else.";
}

/** Names the kind of picture that has all these fields; undefined where none has. */
export type KindOf = (names: readonly string[]) => string | undefined;

/** The kind of a picture, where it has the fields of another one. */
function wrongKind(
  { unknown, missing, data }: NameErrors,
  steps: JsonPath,
  kindOf: KindOf,
): Fault | undefined {
  const { kind } = data;
  const meant = typeof kind === "string" ? kindOf(unknown) : undefined;
  if (meant === undefined) return undefined;
  const message = `"kind" is "${kind}", but these are the fields of "${meant}".`;
  const fix = `Write "${meant}", or write the fields of "${kind}": ${missing.join(", ")}.`;
  return { steps: [...steps, "kind"], part: "value", message, fix };
}

/** `"kind": "dial"`, or the name alone where its value says nothing. */
function kindOrName(data: Fields, name: string | undefined): string {
  const { kind } = data;
  return name === "kind" && typeof kind === "string" ? `"kind": "${kind}"` : `"${name}"`;
}

/** What is meant by names that are not known where others are missing: an address beside a label is what its button does. */
function fixOfNames(names: readonly string[], missing: readonly string[], data: Fields): string {
  const [[name = ""], [wanted = ""]] = [names, missing];
  if (names.length > 1 || missing.length > 1) return whatElse(names, data);
  const value = data[name];
  const isAddress = typeof value === "string" && /^(?:\/|#|https:)/.test(value);
  return isAddress && wanted === "action" ? `Write "action": ${linkTo(value)}.` : didYouMean(wanted);
}

/** Names that nothing resembles. */
function strange(
  names: readonly string[],
  missing: readonly string[],
  { known, data }: NameErrors,
  others: readonly string[],
  steps: JsonPath,
): Fault {
  const [first = ""] = names;
  const place = { steps: [...steps, first], part: "key" as const };
  const message = `${quoted(names)} ${are(names)} not known here`;
  if (missing.length > 0)
    return {
      ...place,
      message: `${message}, and ${quoted(missing)} ${are(missing)} missing.`,
      fix: fixOfNames(names, missing, data),
      lacks: missing,
    };
  const remove = `Remove ${names.length === 1 ? "it" : "them"}`;
  const list = `Fields that can still be added here: ${others.join(", ")}.`;
  const isShort = others.length > 0 && others.length <= MOST_LISTED;
  const fix =
    known.length === 1 && others.length === 0
      ? `${remove}: nothing else goes with ${kindOrName(data, known[0])}.`
      : `${remove}.${isShort ? ` ${list}` : ""}`;
  return { ...place, message: `${message}.`, fix };
}

/**
 * What is wrong with the names of one object: a fault for each that is misspelt, and one for all that are left, since
 * what is missing and what is too much have one cause.
 *
 * @param steps where the object stands
 */
export function nameFaults(names: NameErrors, steps: JsonPath, kindOf: KindOf): Fault[] {
  const { unknown, properties } = names;
  // What the site states of an entity is missing because the entity is.
  const isStated = (name: string) => properties[name] !== undefined && "x-fact" in properties[name];
  const missing = names.missing.every(isStated)
    ? names.missing
    : names.missing.filter((name) => !isStated(name));
  const faults: Fault[] = [];
  let left = missing;
  const isForeign = unknown.length > MOST_MISSPELT && missing.length > 0;
  const kind = isForeign ? wrongKind(names, steps, kindOf) : undefined;
  if (kind) return [kind];
  const others = leftOver(names);
  const odd = unknown.filter((name) => {
    const found = isForeign ? undefined : misspelt(name, left, others, steps);
    if (!found) return true;
    faults.push(found[0]);
    left = left.filter((one) => one !== found[1]);
    return false;
  });
  if (odd.length > 0) return [...faults, strange(odd, left, names, others, steps)];
  if (left.length === 0) return faults;
  const fitting = left.includes("kind") ? kindOf(Object.keys(names.data)) : undefined;
  if (fitting !== undefined)
    return [
      ...faults,
      { steps, part: "value", message: '"kind" is missing.', fix: `Add "kind": "${fitting}".` },
    ];
  const message = `${quoted(left)} ${are(left)} missing.`;
  return [...faults, { steps, part: "value", message, fix: addition(left, properties), lacks: left }];
}
