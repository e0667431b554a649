import { entityGroups } from "../../../data/fact-shape";
import type { LocatedSchema } from "../../../schema/field-title";
import type { JsonObject, JsonValue } from "../../../schema/json-document";
import { fieldAt, type Schemas, schemasFor } from "./field";

/** Creates a minimal value for a field, with placeholders in brackets for texts. */
export function createBlank(schemas: Schemas, at: readonly LocatedSchema[]): JsonValue {
  const field = fieldAt(schemas, at, undefined);
  switch (field.kind) {
    case "text":
      return field.title.length + 2 <= field.maxLength ? `[${field.title}]` : "";
    case "choice":
      // A preselected plan, feature or competitor would be a claim that the author has not made.
      return schemasFor(schemas, at, undefined).some(
        ({ schema }) => entityGroups(schema) ?? schema["x-choice"],
      )
        ? ""
        : (field.choices[0]?.value ?? "");
    // No default address: the author has to decide where a button links to.
    case "address":
    case "date":
      return "";
    case "number":
      return field.isNullable ? null : field.min;
    case "switch":
      return false;
    case "article":
      return [];
    case "list":
      return Array.from({ length: Math.max(1, field.min) }, () => createBlank(schemas, field.item));
    case "map":
    case "rows":
      return {};
    case "group":
      return completeGroup(schemas, at, {});
  }
}

/**
 * Returns a group with exactly the fields that its choices require: fields of other choices are removed, and missing fields
 * are added. An added field may be a choice that requires more fields.
 */
export function completeGroup(
  schemas: Schemas,
  at: readonly LocatedSchema[],
  written: JsonObject,
): JsonObject {
  const field = fieldAt(schemas, at, written);
  if (field.kind !== "group") return written;
  const missing = field.fields.find(({ name, isRequired }) => isRequired && !Object.hasOwn(written, name));
  if (missing)
    return completeGroup(schemas, at, { ...written, [missing.name]: createBlank(schemas, missing.at) });
  const kept = field.fields.filter(({ name }) => Object.hasOwn(written, name));
  return Object.fromEntries(kept.map(({ name }) => [name, written[name] as JsonValue]));
}
