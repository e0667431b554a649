import { compile } from "json-schema-to-typescript";
import { isJsonObject, type JsonObject, type JsonValue } from "../../schema/json-document";
import { objectAt, unionBranches } from "../../schema/schema-parts";

/** Returns the title of the schema that a `$ref` to another file names, which is also the name of its type. */
type TitleOf = (ref: string) => string;

/** Adds the tag in the `if` to the required properties of its branch, so that the tag is not optional in the type. */
function requireTag(branch: JsonObject): JsonObject {
  if (branch.$ref) return branch;
  const required = Array.isArray(branch.required) ? branch.required : [];
  return { type: "object", ...branch, required: ["kind", ...required] };
}

/** Returns the keys that a component always receives: the required ones and those with a default. */
function presentKeys(schema: JsonObject): string[] {
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const defaulted = Object.entries(objectAt(schema.properties))
    .filter(([, property]) => objectAt(property).default !== undefined)
    .map(([key]) => key);
  return [...new Set([...required, ...defaulted])];
}

/**
 * Converts a schema for json-schema-to-typescript: tagged unions become `oneOf` (it ignores if/then), references between
 * files become type names, and titles of properties (which it would turn into types) are removed.
 */
function prepareSchema(schema: JsonValue, titleOf: TitleOf, isNamed = false): JsonValue {
  if (Array.isArray(schema)) return schema.map((entry) => prepareSchema(entry, titleOf));
  if (!isJsonObject(schema)) return schema;
  if (typeof schema.$ref === "string" && !schema.$ref.startsWith("#")) {
    return {
      tsType: titleOf(schema.$ref),
      ...(schema.description ? { description: schema.description } : {}),
    };
  }
  const branches = unionBranches(schema);
  if (branches.length > 0) {
    const { title, description } = schema;
    return {
      ...(isNamed && title ? { title } : {}),
      ...(description ? { description } : {}),
      oneOf: branches.map(({ then }) => prepareSchema(requireTag(objectAt(then)), titleOf)),
    };
  }
  const result: JsonObject = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === "title" && !isNamed) continue;
    if ((key === "properties" || key === "$defs") && isJsonObject(value)) {
      const entries = Object.entries(value).filter(([name]) => name !== "$schema");
      result[key] = Object.fromEntries(
        entries.map(([name, part]) => [name, prepareSchema(part, titleOf, key === "$defs")]),
      );
    } else result[key] = prepareSchema(value, titleOf);
  }
  if (isJsonObject(schema.properties)) result.required = presentKeys(schema);
  return result;
}

/**
 * Generates the TypeScript declarations of a schema.
 *
 * @param titleOf returns the type name for a `$ref` to another file
 * @returns declarations named after the schema's title, without a banner
 */
export function schemaToTypes(schema: JsonObject, titleOf: TitleOf): Promise<string> {
  const { $schema: _, ...rest } = schema;
  return compile(prepareSchema(rest, titleOf, true) as object, String(schema.title), {
    additionalProperties: false,
    bannerComment: "",
    format: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: false,
  });
}
