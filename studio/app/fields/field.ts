import { entityChoice, entityGroups, isFilledIn } from "../../../data/fact-shape";
import { below, type Located, parts, wordsOfName } from "../../../schema/field-title";
import type { JsonObject, JsonValue } from "../../../schema/json-document";
import { propertiesOf } from "../../../schema/schema-parts";
import { tagMeanings, wordsOf } from "../../../schema/schema-words";
import { type Choice, ICON_SCHEMA, type SiteOffers } from "../../api";

/** The schemas that a page is written by, found by their paths, and what the content offers where they ask for it. */
export interface Schemas {
  schema: (path: string) => JsonObject;
  choices: SiteOffers["choices"];
}

/** How a text is written. */
interface Writable {
  /** False for what has a form of its own, such as a time: it holds no facts. */
  isProse: boolean;
  isMarkdown: boolean;
  /** True for a text of many paragraphs, with headings and lists. */
  isLong: boolean;
}

/** What a field holds, and what is offered there. */
export type FieldKind =
  /** At most so many characters. */
  | ({ kind: "text"; maxLength: number } & Writable)
  /** Paragraphs, headings and lines of lists, one after the other. */
  | ({ kind: "article" } & Writable)
  /** One of these and nothing else. */
  | { kind: "choice"; choices: Choice[]; isIcon?: boolean }
  /** These are offered, and others may be written. */
  | { kind: "address"; choices: Choice[] }
  /** Null where it may be that there is none. */
  | { kind: "number"; min: number; isNullable: boolean }
  /** Year-month-day. */
  | { kind: "date" }
  | { kind: "switch" }
  | { kind: "list"; item: Located[]; min: number; max: number }
  | { kind: "group"; fields: GroupField[] }
  /** Names that the author chooses, each with a value. */
  | { kind: "map"; item: Located[] };

/** A field of a group. */
export interface GroupField {
  name: string;
  at: Located[];
  isRequired: boolean;
}

/** A field as an author meets it. */
export type Field = FieldKind & { title: string; description: string };

/** All that the schemas say of a value: those that its place names, with what they refer to and what its form adds. */
export const schemasFor = (
  schemas: Schemas,
  at: readonly Located[],
  value: JsonValue | undefined,
): Located[] => at.flatMap((located) => parts(schemas, located, value));

const keywordOf = (at: readonly Located[], keyword: string): JsonValue | undefined =>
  at.map(({ schema }) => schema[keyword]).find((found) => found !== undefined);

/** The choices of a schema with an enum; what each of them means stands in lists beside it. */
function ownChoices(at: readonly Located[]): Choice[] | undefined {
  const found = at.find(({ schema }) => Array.isArray(schema.enum))?.schema;
  if (!found) return undefined;
  const words = [found.enumDetails, found.enumDescriptions].find(Array.isArray) ?? [];
  return (found.enum as JsonValue[]).map((value, index) => ({
    value: String(value),
    label: String(words[index] ?? wordsOfName(String(value))),
  }));
}

/** What the content offers for a field, where its schemas ask for that. */
function offeredChoices({ choices }: Schemas, at: readonly Located[]): Choice[] | undefined {
  const [name] = at.flatMap(({ schema }) => {
    const groups = entityGroups(schema);
    return groups ? entityChoice(groups) : (schema["x-choice"] ?? []);
  });
  return name === undefined ? undefined : (choices[String(name)] ?? []);
}

/** The fields of a group in the order of its schemas, each once, without what the site fills in. */
function fieldsOf(schemas: Schemas, at: readonly Located[]): GroupField[] {
  const meanings = at.flatMap(({ schema, file }) => tagMeanings(schema, file, schemas));
  const names = [...new Set(at.flatMap(({ schema }) => Object.keys(propertiesOf(schema))))];
  const required = new Set(at.flatMap(({ schema }) => (schema.required as string[] | undefined) ?? []));
  return names.flatMap((name) => {
    const { found } = below(at, name);
    if (name === "$schema" || found.some(({ schema }) => isFilledIn(schema))) return [];
    const { name: _, ...meaning } = meanings.find((tag) => tag.name === name) ?? {};
    const own = found.map(({ schema, file }) => ({ schema: { ...schema, ...meaning }, file }));
    return [{ name, at: own, isRequired: required.has(name) }];
  });
}

/** Formats of days. */
const DATE_FORMATS = ["date", "publication-date"];

/** True for what is no running text of ours: a time of day, or what somebody else's product costs. */
const hasFormat = ({ schema: { pattern, format } }: Located): boolean =>
  pattern !== undefined || (format !== undefined && format !== "markdown");

/** A text that may have more characters than this is a long one. */
const LONG_TEXT = 1000;

/** An article's lines: a list of Markdown without an end. */
const isArticle = (at: readonly Located[], item: readonly Located[]): boolean =>
  keywordOf(item, "format") === "markdown" && keywordOf(at, "maxItems") === undefined;

function textKind(maxLength: number, at: readonly Located[]): FieldKind {
  const isMarkdown = keywordOf(at, "format") === "markdown";
  return {
    kind: "text",
    maxLength,
    isProse: !at.some(hasFormat),
    isMarkdown,
    isLong: isMarkdown && maxLength > LONG_TEXT,
  };
}

function kindOf(schemas: Schemas, at: readonly Located[]): FieldKind {
  const offered = offeredChoices(schemas, at);
  if (offered)
    return { kind: keywordOf(at, "x-choice") === "address" ? "address" : "choice", choices: offered };
  const choices = ownChoices(at);
  if (choices) return { kind: "choice", choices, isIcon: at.some(({ file }) => file === ICON_SCHEMA) };
  const number = (keyword: string, otherwise: number) => Number(keywordOf(at, keyword) ?? otherwise);
  const unlimited = Number.POSITIVE_INFINITY;
  const types = [keywordOf(at, "type")].flat();
  switch (types[0]) {
    case "boolean":
      return { kind: "switch" };
    case "integer":
    case "number":
      return { kind: "number", min: number("minimum", 0), isNullable: types.includes("null") };
    case "array": {
      const item = below(at, 0).found;
      if (isArticle(at, item)) return { kind: "article", isProse: true, isMarkdown: true, isLong: true };
      return { kind: "list", item, min: number("minItems", 0), max: number("maxItems", unlimited) };
    }
    case "object": {
      const fields = fieldsOf(schemas, at);
      return fields.length > 0 ? { kind: "group", fields } : { kind: "map", item: below(at, "name").found };
    }
    default:
      if (at.some(({ schema }) => DATE_FORMATS.includes(String(schema.format)))) return { kind: "date" };
      return textKind(number("maxLength", unlimited), at);
  }
}

/** What stands at a place of a page, by its schemas. */
export function fieldAt(schemas: Schemas, at: readonly Located[], value: JsonValue | undefined): Field {
  const all = schemasFor(schemas, at, value);
  const kind = kindOf(schemas, all);
  const title = all.map(({ schema }) => wordsOf(schema).title).find(Boolean) ?? "Entry";
  // Where each choice says what it means, the field need not.
  const isExplained = kind.kind === "choice" && keywordOf(all, "enumDescriptions") !== undefined;
  return { ...kind, title, description: isExplained ? "" : String(keywordOf(all, "description") ?? "") };
}

/** What a new value begins with: as little as its schemas ask for, a text saying in brackets what to write there. */
export function createBlank(schemas: Schemas, at: readonly Located[]): JsonValue {
  const field = fieldAt(schemas, at, undefined);
  switch (field.kind) {
    case "text":
      return field.title.length + 2 <= field.maxLength ? `[${field.title}]` : "";
    case "choice":
      // A plan or a feature that nobody has chosen would be claimed.
      return schemasFor(schemas, at, undefined).some(({ schema }) => entityGroups(schema))
        ? ""
        : (field.choices[0]?.value ?? "");
    // Whoever adds a button says where it leads: any address that is there already would be taken for that.
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
      return {};
    case "group":
      return completeGroup(schemas, at, {});
  }
}

/**
 * A group with the fields that its choices ask for: without those that belonged to another choice, and with what it
 * lacks. What is added may be a choice too, and ask for more.
 */
export function completeGroup(schemas: Schemas, at: readonly Located[], written: JsonObject): JsonObject {
  const field = fieldAt(schemas, at, written);
  if (field.kind !== "group") return written;
  const missing = field.fields.find(({ name, isRequired }) => isRequired && !Object.hasOwn(written, name));
  if (missing)
    return completeGroup(schemas, at, { ...written, [missing.name]: createBlank(schemas, missing.at) });
  const kept = field.fields.filter(({ name }) => Object.hasOwn(written, name));
  return Object.fromEntries(kept.map(({ name }) => [name, written[name] as JsonValue]));
}

/** True where a product picture is drawn. */
export const isPicture = (schemas: Schemas, at: readonly Located[], value: JsonValue | undefined): boolean =>
  schemasFor(schemas, at, value).some(({ file }) => file === "schema/visual.gen.schema.json");
