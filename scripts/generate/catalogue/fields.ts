import { entityGroups, isFilledIn } from "../../../data/fact-shape";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../schema/json-document";
import { atPointer, objectAt, resolveReference } from "../../../schema/schema-parts";

/** Maximum number of choices that a row of a table lists. */
const MAX_LISTED = 12;

const FORMATS: Readonly<Record<string, string>> = {
  markdown: "Markdown",
  numeral: "a number",
  date: "a date such as 2025-10-12",
  email: "an e-mail address",
  uri: "a web address",
};

/** Formats a range: `2 to 6`, `up to 6`, `at least 2`, `exactly 3`; undefined if there is no limit. */
function rangeText(from: JsonValue | undefined, to: JsonValue | undefined, min: number): string | undefined {
  const hasFrom = typeof from === "number" && from > min;
  if (typeof to !== "number") return hasFrom ? `at least ${from}` : undefined;
  if (from === to) return `exactly ${to}`;
  return hasFrom ? `${from} to ${to}` : `up to ${to}`;
}

/** Appends a unit to a range: `up to 6 entries`, `at least 1 entry`. */
function withUnit(text: string | undefined, one: string, many: string): string[] {
  return text === undefined ? [] : [`${text} ${/(?:^| )1$/.test(text) ? one : many}`];
}

const code = (value: JsonValue): string => `\`${String(value)}\``;

/** Lists the choices of an enum or the ids of entities, or only counts them if there are many. */
export function formatChoices(values: readonly JsonValue[]): string {
  return values.length <= MAX_LISTED
    ? values.map(code).join(", ")
    : `one of ${values.length} (Ctrl+Space lists them)`;
}

function textLimits(schema: JsonObject): string[] {
  const format = FORMATS[String(schema.format)];
  const words = withUnit(rangeText(schema.minLength, schema.maxLength, 1), "character", "characters");
  return format ? [format, ...words] : words;
}

/**
 * Describes the permitted values of a field: `up to 90 characters`, `2 to 6 entries`, `exactly 3`.
 *
 * @param schema schema of the field, with resolved references
 */
export function limitsOf(schema: JsonObject): string {
  const { type, enum: values, const: only, default: fallback } = schema;
  const words: string[] = [];
  if (only !== undefined) words.push(code(only));
  else if (Array.isArray(values)) words.push(formatChoices(values));
  else if (type === "string") words.push(...textLimits(schema));
  else if (type === "boolean") words.push("`true` or `false`");
  else if (type === "integer" || type === "number")
    words.push(rangeText(schema.minimum, schema.maximum, Number.NEGATIVE_INFINITY) ?? "a number");
  else if (type === "array") {
    words.push(...withUnit(rangeText(schema.minItems, schema.maxItems, 0), "entry", "entries"));
    if (schema.uniqueItems) words.push("no duplicates");
  } else if (type === "object")
    words.push(...withUnit(rangeText(schema.minProperties, schema.maxProperties, 0), "entry", "entries"));
  if (fallback !== undefined && typeof fallback !== "object") words.push(`left out: ${code(fallback)}`);
  return words.join("; ");
}

/** One field of a block, a visual or a shared part. */
export interface FieldRow {
  /** Path of the field: `heading`, `items[].title`. */
  path: string;
  isRequired: boolean;
  /** Permitted values, in words. */
  limits: string;
  description: string;
}

/** Context for listing the fields of a schema. */
export interface Listing {
  /** File of the schema; references are relative to it. */
  file: string;
  schema: JsonObject;
  /** Returns the ids of a group of entities in the constants, such as the plans. */
  ids(group: string): readonly string[];
  /** Returns a link to the shared part with a schema path. */
  link(path: string): string;
}

/** Returns the rows of a field and of its nested fields. */
function rowsOf(listing: Listing, path: string, property: JsonObject, isRequired: boolean): FieldRow[] {
  const own = resolveLocal(listing, property);
  const row = { path, isRequired, limits: limits(listing, own), description: String(own.description ?? "") };
  if (isFilledIn(property))
    return [
      { ...row, isRequired: false, limits: "", description: `${row.description} Filled in by the site.` },
    ];
  const groups = entityGroups(property);
  if (groups) return [{ ...row, limits: formatChoices(groups.flatMap(listing.ids)) }];
  return [row, ...nestedRows(listing, path, own)];
}

const linkTo = ({ link, file }: Listing, reference: string) => link(resolveReference(file, reference));

/** Describes the permitted values of a field, or links to the shared part that describes them or the entries of a list. */
function limits(listing: Listing, { $ref, items, ...schema }: JsonObject): string {
  if (typeof $ref === "string") return linkTo(listing, $ref);
  const words = limitsOf(schema);
  if (!isJsonObject(items) || typeof items.$ref !== "string" || items.$ref.startsWith("#")) return words;
  return `${words}, each ${linkTo(listing, items.$ref)}`;
}

/** Resolves a property's reference within its file. References to other files, which are shared parts, stay. */
function resolveLocal({ schema }: Listing, property: JsonObject): JsonObject {
  const { $ref, ...own } = property;
  const isLocal = typeof $ref === "string" && $ref.startsWith("#");
  return isLocal ? { ...atPointer(schema, $ref), ...own } : property;
}

/** Returns the rows of the entries of a list, or of the fields of an object. */
function nestedRows(listing: Listing, path: string, schema: JsonObject): FieldRow[] {
  const { items, patternProperties } = schema;
  if (isJsonObject(items)) {
    const entry = resolveLocal(listing, items);
    if (typeof entry.$ref === "string") return [];
    if (isJsonObject(entry.properties)) return fieldRows(listing, entry, `${path}[].`);
    return rowsOf(listing, `${path}[]`, entry, false);
  }
  if (isJsonObject(patternProperties))
    return Object.values(patternProperties).flatMap((value) =>
      isJsonObject(value) ? rowsOf(listing, `${path}.…`, value, false) : [],
    );
  return fieldRows(listing, schema, path === "" ? "" : `${path}.`);
}

/** Returns the rows of an object's fields, each followed by the rows of its nested fields. */
export function fieldRows(listing: Listing, schema = listing.schema, prefix = ""): FieldRow[] {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(objectAt(schema.properties)).flatMap(([name, property]) =>
    isJsonObject(property) ? rowsOf(listing, `${prefix}${name}`, property, required.includes(name)) : [],
  );
}
