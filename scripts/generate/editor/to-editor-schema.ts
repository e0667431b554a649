import { entityChoice, entityGroups, isFilledIn } from "../../../data/fact-shape";
import { PATTERN_FORMATS } from "../../../schema/formats";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../schema/json-document";
import { atPointer, NAMED_SCHEMA_KEYWORDS, objectAt, resolveReference } from "../../../schema/schema-parts";
import { tagMeanings, titleAndDescriptionOf } from "../../../schema/schema-words";
import { contentRef, orToken, type Sources } from "./json-schema";

/** Role of a schema: it describes a value, adds to one that is described elsewhere, or is a referenced definition. */
type Place = "value" | "branch" | "definition";

/** Patterns of formats. Editors do not support all formats, and have no clear error messages for them. */
const FORMAT_PATTERNS = new Map([
  ...Object.entries(PATTERN_FORMATS).map(([name, { source }]) => [name, source] as const),
  ["date", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"],
  ["publication-date", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"],
  ["country", "^[A-Z]{2}$"],
  ["currency", "^[A-Z]{3}$"],
]);

const BRANCH_KEYWORDS = ["then", "else", "allOf", "anyOf", "oneOf"];
const VERBATIM_KEYWORDS = ["not", "enum", "const", "default", "required"];
/** Keywords that editor schemas replace or omit: `x-` keywords are ours, and a token may be longer than its value. */
const OMITTED_KEYWORD = /^(?:\$schema|\$ref|x-.*|title|description|format|pattern|maxLength)$/;

/** Returns the name of a schema file's definition in the bundle. */
export function definitionName(path: string): string {
  return path.replace(/(?:\.gen)?\.schema\.json$|\/schema\.json$/, "").replaceAll("/", "-");
}

/**
 * Returns a reference to a definition in the bundle, with the title and description of its target. The definition itself
 * has none, since the JSON service would prefer them to those of the referring schema.
 */
function bundleReference(ref: string, from: string, place: Place, sources: Sources): JsonObject {
  const [file = "", pointer = ""] = ref.split("#");
  const path = resolveReference(from, file);
  const target = atPointer(sources.schema(path), pointer);
  const texts = place === "value" ? textsOf(target) : {};
  const choice = choiceOf(target);
  if (choice) return { ...texts, ...choice };
  sources.seen.add(path);
  return { ...texts, $ref: `#/$defs/${definitionName(path)}${pointer}` };
}

/** Returns a reference to the choices from the content that a schema names, if any. */
function choiceOf(schema: JsonObject): JsonObject | undefined {
  if (typeof schema["x-choice"] === "string") return { $ref: contentRef(schema["x-choice"]) };
  const groups = entityGroups(schema);
  return groups && { $ref: contentRef(entityChoice(groups)) };
}

/** Returns the pattern of a text, with an error message based on the description, as in the checker's messages. */
function patternOf({ pattern, format, description }: JsonObject): JsonObject {
  const expected = pattern ?? FORMAT_PATTERNS.get(String(format));
  if (typeof expected !== "string") return format === "email" ? { format } : {};
  const message = `This does not have the right form. Expected: ${String(description ?? "")}`;
  return { pattern: orToken(expected), patternErrorMessage: message };
}

/** Returns the constraints of a text: it is one of the choices, matches a pattern, or may contain tokens. */
function contentOf(schema: JsonObject, place: Place): JsonObject {
  const choice = choiceOf(schema);
  if (choice) return choice;
  const constraint = patternOf(schema);
  const isText = schema.type === "string" && Object.keys(constraint).length === 0;
  // Not for definitions: the service may resolve one before merging it into the referring schema.
  return isText && place === "value" ? { $ref: contentRef("text") } : constraint;
}

/** Disables suggestions in a condition: its value is only one of many. */
function withoutSuggestions(value: JsonValue): JsonValue {
  if (!isJsonObject(value) || !isJsonObject(value.properties)) return value;
  const properties = Object.entries(value.properties).map(([name, property]) =>
    isJsonObject(property) ? [name, { ...property, doNotSuggest: true }] : [name, property],
  );
  return { ...value, properties: Object.fromEntries(properties) };
}

/** Converts the schemas in the value of a keyword. */
function nestedSchemas(key: string, value: JsonValue, from: string, sources: Sources): JsonValue {
  if (VERBATIM_KEYWORDS.includes(key)) return value;
  // A token is shorter than its value, but never empty.
  if (key === "minLength") return Math.min(Number(value), 1);
  if (key === "if") return withoutSuggestions(value);
  if (NAMED_SCHEMA_KEYWORDS.includes(key) && isJsonObject(value)) {
    const place = key === "$defs" ? "definition" : "value";
    const entries = Object.entries(value).filter(([, named]) => !isFilledIn(named));
    return Object.fromEntries(
      entries.map(([name, named]) => [name, toEditorSchema(named, from, sources, place)]),
    );
  }
  const place = BRANCH_KEYWORDS.includes(key) ? "branch" : "value";
  if (Array.isArray(value)) return value.map((entry) => toEditorSchema(entry, from, sources, place));
  return toEditorSchema(value, from, sources, place);
}

/** Returns the title and description of a schema. The description of a tag's value is in the list of values instead. */
function textsOf(schema: JsonObject): JsonObject {
  const { title, description } = titleAndDescriptionOf(schema);
  const hasDescription = description !== "" && schema.const === undefined;
  return { ...(title ? { title } : {}), ...(hasDescription ? { description } : {}) };
}

/** Returns the required properties, except those that the site fills in. */
function requiredOf({ required, properties }: JsonObject): JsonObject {
  if (!Array.isArray(required)) return {};
  return { required: required.filter((name) => !isFilledIn(objectAt(properties)[String(name)])) };
}

/**
 * Converts a schema for use in an editor, where tokens are not resolved: limits on length are only in descriptions,
 * patterns have error messages, and choices from the content are suggested. The description of a definition moves to the
 * schemas that refer to it, and the meaning of a tag's value to the list of values.
 *
 * @param from path of the schema's file; its references are relative to it
 */
export function toEditorSchema(
  schema: JsonValue,
  from: string,
  sources: Sources,
  place: Place = "value",
): JsonValue {
  if (!isJsonObject(schema)) return schema;
  const entries = Object.entries(schema).filter(([key]) => !OMITTED_KEYWORD.test(key));
  const result: JsonObject = {
    ...(typeof schema.$ref === "string" ? bundleReference(schema.$ref, from, place, sources) : {}),
    ...(place === "definition" ? {} : textsOf(schema)),
    ...Object.fromEntries(entries.map(([key, value]) => [key, nestedSchemas(key, value, from, sources)])),
    ...(schema["x-words"] ? { enumDescriptions: schema["x-words"] } : {}),
    ...requiredOf(schema),
    ...contentOf(schema, place),
  };
  for (const { name, ...meanings } of tagMeanings(schema, from, sources))
    Object.assign(objectAt(objectAt(result.properties)[name]), meanings);
  return result;
}
