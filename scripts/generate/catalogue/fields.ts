import { entityGroups, isFilledIn } from "../../../data/fact-shape";
import { isJsonObject, type JsonObject } from "../../../schema/json-document";
import { atPointer, objectAt, resolveReference } from "../../../schema/schema-parts";
import { formatChoices, limitsOf } from "./limits";

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
