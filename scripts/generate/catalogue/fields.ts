import { entityGroups, isFilledIn } from "../../../data/fact-shape";
import { isJsonObject, type JsonObject } from "../../../schema/json-document";
import { atPointer, objectAt, resolveReference } from "../../../schema/schema-parts";
import { formatChoices, limitsOf } from "./limits";

/** One field of a block, a visual or a shared part. */
export interface FieldRow {
  /** `heading`, `items[].title`. */
  path: string;
  isRequired: boolean;
  /** What it may be, in words. */
  limits: string;
  description: string;
}

/** What fields are listed with. */
export interface Listing {
  /** The schema's file, which references are relative to. */
  file: string;
  schema: JsonObject;
  /** Ids of the constants' entities, such as the plans. */
  ids(group: string): readonly string[];
  /** Names a shared part, which is described once, by the path of its schema; gives the link to it. */
  link(path: string): string;
}

/** A field with what is below it. */
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

/** What a field may be: in words, or where that is described, also for each entry of a list. */
function limits(listing: Listing, { $ref, items, ...schema }: JsonObject): string {
  if (typeof $ref === "string") return linkTo(listing, $ref);
  const words = limitsOf(schema);
  if (!isJsonObject(items) || typeof items.$ref !== "string" || items.$ref.startsWith("#")) return words;
  return `${words}, each ${linkTo(listing, items.$ref)}`;
}

/** A property with what it refers to in its own file; other files are shared parts. */
function resolveLocal({ schema }: Listing, property: JsonObject): JsonObject {
  const { $ref, ...own } = property;
  const isLocal = typeof $ref === "string" && $ref.startsWith("#");
  return isLocal ? { ...atPointer(schema, $ref), ...own } : property;
}

/** The entries of a list, or the fields of an object. */
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

/** The fields of an object, those of its lists and groups below each. */
export function fieldRows(listing: Listing, schema = listing.schema, prefix = ""): FieldRow[] {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(objectAt(schema.properties)).flatMap(([name, property]) =>
    isJsonObject(property) ? rowsOf(listing, `${prefix}${name}`, property, required.includes(name)) : [],
  );
}
