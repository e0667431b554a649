import { entityChoice, entityGroups, isFilledIn } from "../../../data/fact-shape";
import { NUMERAL } from "../../../schema/formats";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../schema/json-document";
import { atPointer, objectAt, resolveReference } from "../../../schema/schema-parts";
import { tagMeanings, wordsOf } from "../../../schema/schema-words";
import { contentRef, orToken, type Sources } from "./json-schema";

/** Where a schema stands: it describes a value, adds to one that is described elsewhere, or is referred to by name. */
type Place = "value" | "branch" | "definition";

/** Formats that say how a text is written, as patterns: an editor knows not all of them, and none has words. */
const FORMS = new Map([
  ["numeral", NUMERAL.source],
  ["date", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"],
  ["publication-date", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"],
  ["country", "^[A-Z]{2}$"],
  ["currency", "^[A-Z]{3}$"],
]);

/** Keywords that hold schemas by names of the author's, which may well be called like a keyword. */
const NAMED = ["properties", "patternProperties", "$defs"];
const BRANCHES = ["then", "else", "allOf", "anyOf", "oneOf"];
const AS_IT_IS = ["not", "enum", "const", "default", "required"];
/** Said in other ways: `x-` keywords are ours, and a token is longer than what it stands for. */
const LEFT_OUT = /^(?:\$schema|\$ref|x-.*|title|description|format|pattern|maxLength)$/;

/** Name of a schema file among the bundle's definitions. */
export function definitionName(path: string): string {
  return path.replace(/(?:\.gen)?\.schema\.json$|\/schema\.json$/, "").replaceAll("/", "-");
}

/**
 * A reference into the bundle. What is referred to has no words of its own there, since the JSON service would put
 * them over those of the place that refers to it.
 */
function reference(ref: string, from: string, place: Place, sources: Sources): JsonObject {
  const [file = "", pointer = ""] = ref.split("#");
  const path = file === "" ? from : resolveReference(from, file);
  const target = atPointer(sources.schema(path), pointer);
  const said = place === "value" ? words(target) : {};
  const choice = choiceOf(target);
  if (choice) return { ...said, ...choice };
  sources.seen.add(path);
  return { ...said, $ref: `#/$defs/${definitionName(path)}${pointer}` };
}

/** A reference to what the content offers to choose from, where a schema names it. */
function choiceOf(schema: JsonObject): JsonObject | undefined {
  if (typeof schema["x-choice"] === "string") return { $ref: contentRef(schema["x-choice"]) };
  const groups = entityGroups(schema);
  return groups && { $ref: contentRef(entityChoice(groups)) };
}

/** The form that a text must have, in words that come from the description, as in the checker's messages. */
function form({ pattern, format, description }: JsonObject): JsonObject {
  const wanted = pattern ?? FORMS.get(String(format));
  if (typeof wanted !== "string") return format === "email" ? { format } : {};
  const message = `This does not have the right form. Expected: ${String(description ?? "")}`;
  return { pattern: orToken(wanted), patternErrorMessage: message };
}

/** What a text may say: it is one of the choices, has a form, or may hold tokens. */
function contentOf(schema: JsonObject, place: Place): JsonObject {
  const choice = choiceOf(schema);
  if (choice) return choice;
  const formed = form(schema);
  const isText = schema.type === "string" && Object.keys(formed).length === 0;
  // The service may have resolved a definition before it is merged into the place that refers to it.
  return isText && place === "value" ? { $ref: contentRef("text") } : formed;
}

/** A condition selects; a value in it is one of many, and is not to be offered as the one. */
function condition(value: JsonValue): JsonValue {
  if (!isJsonObject(value) || !isJsonObject(value.properties)) return value;
  const properties = Object.entries(value.properties).map(([name, property]) =>
    isJsonObject(property) ? [name, { ...property, doNotSuggest: true }] : [name, property],
  );
  return { ...value, properties: Object.fromEntries(properties) };
}

/** The schemas that a keyword holds. */
function below(key: string, value: JsonValue, from: string, sources: Sources): JsonValue {
  if (AS_IT_IS.includes(key)) return value;
  if (key === "if") return condition(value);
  if (NAMED.includes(key) && isJsonObject(value)) {
    const place = key === "$defs" ? "definition" : "value";
    const entries = Object.entries(value).filter(([, named]) => !isFilledIn(named));
    return Object.fromEntries(entries.map(([name, named]) => [name, forEditor(named, from, sources, place)]));
  }
  const place = BRANCHES.includes(key) ? "branch" : "value";
  if (Array.isArray(value)) return value.map((entry) => forEditor(entry, from, sources, place));
  return forEditor(value, from, sources, place);
}

/** The words of a place; what the value of a tag means is said beside the list of its values. */
function words(schema: JsonObject): JsonObject {
  const { title, description } = wordsOf(schema);
  const isSaidHere = description !== "" && schema.const === undefined;
  return { ...(title ? { title } : {}), ...(isSaidHere ? { description } : {}) };
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
export function forEditor(
  schema: JsonValue,
  from: string,
  sources: Sources,
  place: Place = "value",
): JsonValue {
  if (!isJsonObject(schema)) return schema;
  const kept = Object.entries(schema).filter(([key]) => !LEFT_OUT.test(key));
  const result: JsonObject = {
    ...(typeof schema.$ref === "string" ? reference(schema.$ref, from, place, sources) : {}),
    ...(place === "definition" ? {} : words(schema)),
    ...Object.fromEntries(kept.map(([key, value]) => [key, below(key, value, from, sources)])),
    ...requiredOf(schema),
    ...contentOf(schema, place),
  };
  for (const { name, ...meanings } of tagMeanings(schema, from, sources))
    Object.assign(objectAt(objectAt(result.properties)[name]), meanings);
  return result;
}
