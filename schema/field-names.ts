import type { ErrorObject } from "ajv/dist/2020.js";
import type { JsonPath } from "./json-document";
import { isSlip, nearest } from "./nearest";
import { synonym } from "./other-words";
import { choicesOf, type Fault, linkTo } from "./value-words";

/** Schemas of fields, by their names. */
export type Properties = Record<
  string,
  { type?: string; $ref?: string; description?: string; required?: string[]; enum?: unknown[] }
>;

/** What is wrong with the names of one object. */
export interface NameErrors {
  missing: readonly string[];
  /** The fields that the object may have, by their names. */
  properties: Properties;
  /** The object itself. */
  data: object;
  /** The errors of names that its schema does not know. */
  unknown: readonly ErrorObject[];
}

/** Whoever has more names that are not known has written something else. */
const MOST_MISSPELT = 2;
/** So many names are listed; a schema with more is looked up elsewhere. */
const MOST_LISTED = 16;

/** `"a"`, `"a" and "b"`, `"a", "b" and "c"`. */
export function quoted(names: readonly string[]): string {
  const all = names.map((name) => `"${name}"`);
  return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
}

const are = (names: readonly string[]): string => (names.length === 1 ? "is" : "are");
const nameOf = ({ params }: ErrorObject): string =>
  String(params.additionalProperty ?? params.unevaluatedProperty);

/** The names that the schema of an object knows and the object does not have. */
function leftOver({ parentSchema, data }: ErrorObject): string[] {
  const known = Object.keys((parentSchema?.properties ?? {}) as Record<string, unknown>);
  const used = Object.keys((data ?? {}) as Record<string, unknown>);
  return known.filter((name) => !used.includes(name) && name !== "$schema");
}

/** A name for another one that the object should have, or could. */
function misspelt(
  error: ErrorObject,
  missing: readonly string[],
  steps: JsonPath,
): [Fault, string] | undefined {
  const name = nameOf(error);
  const others = leftOver(error);
  const meant =
    nearest(name, missing) ?? synonym(name, missing) ?? nearest(name, others) ?? synonym(name, others);
  if (meant === undefined) return undefined;
  const fault: Fault = {
    steps: [...steps, name],
    part: "key",
    message: `"${name}" is not known here.`,
    fix: `Did you mean "${meant}"?`,
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
  const values = new Map([
    ["array", "[ … ]"],
    ["object", group],
    ["boolean", "true"],
    ["number", "…"],
    ["integer", "…"],
  ]);
  return `"${name}": ${values.get(String(type)) ?? '"…"'}`;
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
function whatElse(names: readonly string[], data: unknown): string {
  if (names.includes("blocks")) return "This is a page: move the file into pages/.";
  if (names.includes("content") && names.includes("excerpt"))
    return "This is an article: move the file into data/posts/.";
  if (names.includes("type") && names.includes("props"))
    return "This is a block: it belongs in a page's blocks.";
  const isKind = typeof data === "object" && data !== null && "kind" in data;
  return isKind ? 'These are the fields of another "kind".' : "These are the fields of something else.";
}

/** Names the kind of picture that has all these fields; undefined where none has. */
export type KindOf = (names: readonly string[]) => string | undefined;

/** The kind of a picture, where it has the fields of another one. */
function wrongKind(fault: NameErrors, steps: JsonPath, kindOf: KindOf): Fault | undefined {
  const { kind } = (fault.unknown[0]?.data ?? {}) as { kind?: unknown };
  const meant = typeof kind === "string" ? kindOf(fault.unknown.map(nameOf)) : undefined;
  if (meant === undefined) return undefined;
  const message = `"kind" is "${kind}", but these are the fields of "${meant}".`;
  const fix = `Write "${meant}", or write the fields of "${kind}": ${fault.missing.join(", ")}.`;
  return { steps: [...steps, "kind"], part: "value", message, fix };
}

/** `"kind": "dial"`, or the name alone where its value says nothing. */
function kindOrName(data: unknown, name: string | undefined): string {
  const kind: unknown = Object(data).kind;
  return name === "kind" && typeof kind === "string" ? `"kind": "${kind}"` : `"${name}"`;
}

/** What is meant by a name that is not known, where one is missing: an address beside a label is what its button does. */
function fixOfName(name: string, missing: string, data: unknown): string {
  const value: unknown = Object(data)[name];
  const isAddress = typeof value === "string" && /^(?:\/|#|https:)/.test(value);
  return isAddress && missing === "action"
    ? `Write "action": ${linkTo(value)}.`
    : `Did you mean "${missing}"?`;
}

/** Names that nothing resembles. */
function strange(errors: readonly ErrorObject[], missing: readonly string[], steps: JsonPath): Fault {
  const names = errors.map(nameOf);
  const [first = ""] = names;
  const place = { steps: [...steps, first], part: "key" as const };
  const message = `${quoted(names)} ${are(names)} not known here`;
  const [only] = missing;
  if (only !== undefined && missing.length === 1 && names.length === 1)
    return {
      ...place,
      message: `${message}, and "${only}" is missing.`,
      fix: fixOfName(first, only, errors[0]?.data),
      lacks: missing,
    };
  if (missing.length > 0)
    return {
      ...place,
      message: `${message}, and ${quoted(missing)} ${are(missing)} missing.`,
      fix: whatElse(names, errors[0]?.data),
      lacks: missing,
    };
  const others = errors[0] ? leftOver(errors[0]) : [];
  const known = Object.keys((errors[0]?.parentSchema?.properties ?? {}) as Record<string, unknown>);
  const them = names.length === 1 ? "it" : "them";
  const list = `Fields that can still be added here: ${others.join(", ")}.`;
  if (known.length === 1 && others.length === 0)
    return {
      ...place,
      message: `${message}.`,
      fix: `Remove ${them}: nothing else goes with ${kindOrName(errors[0]?.data, known[0])}.`,
    };
  const isShort = others.length > 0 && others.length <= MOST_LISTED;
  return { ...place, message: `${message}.`, fix: isShort ? `Remove ${them}. ${list}` : `Remove ${them}.` };
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
  const others = unknown.filter((error) => {
    const found = isForeign ? undefined : misspelt(error, left, steps);
    if (!found) return true;
    faults.push(found[0]);
    left = left.filter((name) => name !== found[1]);
    return false;
  });
  if (others.length > 0) return [...faults, strange(others, left, steps)];
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
