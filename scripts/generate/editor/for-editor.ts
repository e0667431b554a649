import { entityChoice, entityGroups, isFilledIn } from "../../../data/fact-shape";
import { NUMERAL } from "../../../schema/formats";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../schema/json-document";
import { atPointer, objectAt, resolveReference } from "../../../schema/schema-parts";
import { tagMeanings, wordsOf } from "../../../schema/schema-words";
import { contentRef, orToken, type Sources } from "./json-schema";

/** Where a schema stands: it describes a value, adds to one that is described elsewhere, or is referred to by name. */
type Place = "value" | "branch" | "definition";

/** Formats that say how a text is written, as patterns: an editor knows not all of them, and none has words. */
const FORMAT_PATTERNS = new Map([
  ["numeral", NUMERAL.source],
  ["date", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"],
  ["publication-date", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"],
  ["country", "^[A-Z]{2}$"],
  ["currency", "^[A-Z]{3}$"],
]);

/** Keywords that hold schemas by names of the author's, which may well be called like a keyword. */
const NAMED_SCHEMA_KEYWORDS = ["properties", "patternProperties", "$defs"];
const BRANCH_KEYWORDS = ["then", "else", "allOf", "anyOf", "oneOf"];
const VERBATIM_KEYWORDS = ["not", "enum", "const", "default", "required"];
/** Said in other ways: `x-` keywords are ours, and a token is longer than what it stands for. */
const OMITTED_KEYWORD = /^(?:\$schema|\$ref|x-.*|title|description|format|pattern|maxLength)$/;

/** Name of a schema file among the bundle's definitions. */
export function definitionName(path: string): string {
  return path.replace(/(?:\.gen)?\.schema\.json$|\/schema\.json$/, "").replaceAll("/", "-");
}

/**
 * A reference into the bundle. What is referred to has no words of its own there, since the JSON service would put
 * them over those of the place that refers to it.
 */
function bundleReference(ref: string, from: string, place: Place, sources: Sources): JsonObject {
  const [file = "", pointer = ""] = ref.split("#");
  const path = file === "" ? from : resolveReference(from, file);
  const target = atPointer(sources.schema(path), pointer);
  const texts = place === "value" ? textsOf(target) : {};
  const choice = choiceOf(target);
  if (choice) return { ...texts, ...choice };
  sources.seen.add(path);
  return { ...texts, $ref: `#/$defs/${definitionName(path)}${pointer}` };
}

/** A reference to what the content offers to choose from, where a schema names it. */
function choiceOf(schema: JsonObject): JsonObject | undefined {
  if (typeof schema["x-choice"] === "string") return { $ref: contentRef(schema["x-choice"]) };
  const groups = entityGroups(schema);
  return groups && { $ref: contentRef(entityChoice(groups)) };
}

/** The form that a text must have, in words that come from the description, as in the checker's messages. */
function patternOf({ pattern, format, description }: JsonObject): JsonObject {
  const expected = pattern ?? FORMAT_PATTERNS.get(String(format));
  if (typeof expected !== "string") return format === "email" ? { format } : {};
  const message = `This does not have the right form. Expected: ${String(description ?? "")}`;
  return { pattern: orToken(expected), patternErrorMessage: message };
}

/** What a text may say: it is one of the choices, has a form, or may hold tokens. */
function contentOf(schema: JsonObject, place: Place): JsonObject {
  const choice = choiceOf(schema);
  if (choice) return choice;
  const constraint = patternOf(schema);
  const isText = schema.type === "string" && Object.keys(constraint).length === 0;
  // The service may have resolved a definition before it is merged into the place that refers to it.
  return isText && place === "value" ? { $ref: contentRef("text") } : constraint;
}

/** A condition selects; a value in it is one of many, and is not to be offered as the one. */
function withoutSuggestions(value: JsonValue): JsonValue {
  if (!isJsonObject(value) || !isJsonObject(value.properties)) return value;
  const properties = Object.entries(value.properties).map(([name, property]) =>
    isJsonObject(property) ? [name, { ...property, doNotSuggest: true }] : [name, property],
  );
  return { ...value, properties: Object.fromEntries(properties) };
}

/** The schemas that a keyword holds. */
function nestedSchemas(key: string, value: JsonValue, from: string, sources: Sources): JsonValue {
  if (VERBATIM_KEYWORDS.includes(key)) return value;
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

/** The words of a place; what the value of a tag means is said beside the list of its values. */
function textsOf(schema: JsonObject): JsonObject {
  const { title, description } = wordsOf(schema);
  const hasDescription = description !== "" && schema.const === undefined;
  return { ...(title ? { title } : {}), ...(hasDescription ? { description } : {}) };
}

/** Names that an author must write: what the site fills in is not among them. */
function requiredOf({ required, properties }: JsonObject): JsonObject {
  if (!Array.isArray(required)) return {};
  return { required: required.filter((name) => !isFilledIn(objectAt(properties)[String(name)])) };
}

/**
 * A schema as an editor should apply it to a text whose tokens are not resolved: limits on length are said in words,
 * patterns have words, and what there is to choose from is offered. What a definition is, is said where it is referred
 * to, and what a tag means, beside the list of its values.
 *
 * @param from path of the schema's file, which its references are relative to
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
    ...requiredOf(schema),
    ...contentOf(schema, place),
  };
  for (const { name, ...meanings } of tagMeanings(schema, from, sources))
    Object.assign(objectAt(objectAt(result.properties)[name]), meanings);
  return result;
}
