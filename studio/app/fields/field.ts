import { entityChoice, entityGroups, isFilledIn } from "../../../data/fact-shape";
import { applicableSchemas, childSchemas, type LocatedSchema, titleOf } from "../../../schema/field-title";
import type { JsonObject, JsonValue } from "../../../schema/json-document";
import { objectAt, propertiesOf, VISUAL_SCHEMA } from "../../../schema/schema-parts";
import { tagMeanings } from "../../../schema/schema-words";
import { humanizeName } from "../../../schema/words";
import { type Choice, ICON_SCHEMA, type SiteOffers } from "../../api";

/** Schemas of the content by path, and the choices that depend on the content. */
export interface Schemas {
  schema: (path: string) => JsonObject;
  choices: SiteOffers["choices"];
}

/** Properties of a text field. */
interface Writable {
  /** Whether the text is prose, which can contain facts, unlike a time of day. */
  isProse: boolean;
  isMarkdown: boolean;
  /** Whether the text may have many paragraphs, with headings and lists. */
  isLong: boolean;
}

/** What is chosen by its picture: an icon, or a picture of the product. */
type Picker = "icon" | "visual";

/** The schemas whose choices are chosen by picture. */
const PICKERS: Readonly<Record<string, Picker>> = {
  [ICON_SCHEMA]: "icon",
  [VISUAL_SCHEMA]: "visual",
};

/** Kind of a field, with its limits and choices. */
export type FieldKind =
  /** A text; `maxLength` is in characters. Entries of a list with the same grouping text belong together. */
  | ({ kind: "text"; maxLength: number; isGrouping: boolean } & Writable)
  /** A list of paragraphs, headings and list lines. */
  | ({ kind: "article" } & Writable)
  /** One of the choices. */
  | { kind: "choice"; choices: Choice[]; isBoolean?: boolean; picker?: Picker | undefined }
  /** One of the choices, or any other URL. */
  | { kind: "address"; choices: Choice[] }
  /** A number; null if it is nullable and there is none. */
  | { kind: "number"; min: number; isNullable: boolean; isInteger: boolean }
  /** A date, as YYYY-MM-DD. */
  | { kind: "date" }
  | { kind: "switch" }
  | { kind: "list"; item: LocatedSchema[]; min: number; max: number }
  | { kind: "group"; fields: GroupField[] }
  /** A map to values from names that the author chooses, which match a pattern, or that the content offers, as rows. */
  | { kind: "map"; item: LocatedSchema[]; namePattern: string }
  | { kind: "rows"; item: LocatedSchema[]; rows: Choice[] };

/** A field of a group. */
export interface GroupField {
  name: string;
  at: LocatedSchema[];
  isRequired: boolean;
}

/** A field as the form shows it. */
export type Field = FieldKind & { title: string; description: string };

/** Returns all schemas of a value, with those that they reference and those that apply conditionally to the value. */
export const schemasFor = (
  schemas: Schemas,
  at: readonly LocatedSchema[],
  value: JsonValue | undefined,
): LocatedSchema[] => at.flatMap((located) => applicableSchemas(schemas, located, value));

const keywordOf = (at: readonly LocatedSchema[], keyword: string): JsonValue | undefined =>
  at.map(({ schema }) => schema[keyword]).find((found) => found !== undefined);

/** Returns the choices of an enum, or of a boolean with words, labeled by the schema's words or descriptions. */
function ownChoices(at: readonly LocatedSchema[]): Choice[] | undefined {
  const found = at.find(({ schema }) => schema.enum ?? schema["x-words"])?.schema;
  if (!found) return undefined;
  const words = [found["x-words"], found.enumDetails, found.enumDescriptions].find(Array.isArray) ?? [];
  const values = Array.isArray(found.enum) ? found.enum : [true, false];
  return values.map((value, index) => ({
    value: String(value),
    label: String(words[index] ?? humanizeName(String(value))),
  }));
}

/** Returns the choices that depend on the content; undefined if the schemas reference none. */
function offeredChoices({ choices }: Schemas, at: readonly LocatedSchema[]): Choice[] | undefined {
  const [name] = at.flatMap(({ schema }) => {
    const groups = entityGroups(schema);
    return groups ? entityChoice(groups) : (schema["x-choice"] ?? []);
  });
  return name === undefined ? undefined : (choices[String(name)] ?? []);
}

/** Properties that follow from the file: the path of its schema, and its own name, which the address is made of. */
const OF_FILE = ["$schema", "id"];

/** Returns the fields of a group in schema order, without the properties that follow from the file or that the site fills in. */
function fieldsOf(schemas: Schemas, at: readonly LocatedSchema[]): GroupField[] {
  const meanings = at.flatMap(({ schema, file }) => tagMeanings(schema, file, schemas));
  const names = [...new Set(at.flatMap(({ schema }) => Object.keys(propertiesOf(schema))))];
  const required = new Set(at.flatMap(({ schema }) => (schema.required as string[] | undefined) ?? []));
  return names.flatMap((name) => {
    const found = childSchemas(at, name);
    if (OF_FILE.includes(name) || found.some(({ schema }) => isFilledIn(schema))) return [];
    const { name: _, ...meaning } = meanings.find((tag) => tag.name === name) ?? {};
    const own = found.map(({ schema, file }) => ({ schema: { ...schema, ...meaning }, file }));
    return [{ name, at: own, isRequired: required.has(name) }];
  });
}

/** Whether a text is not prose: a time of day, or the price of a competitor's product. */
const hasFormat = ({ schema: { pattern, format } }: LocatedSchema): boolean =>
  pattern !== undefined || (format !== undefined && !["markdown", "emphasis"].includes(String(format)));

/** Maximum length, in characters, above which a Markdown text counts as long. */
const LONG_TEXT = 1000;

/** Whether a list holds the lines of an article: Markdown texts without a maximum number. */
const isArticle = (at: readonly LocatedSchema[], item: readonly LocatedSchema[]): boolean =>
  keywordOf(item, "format") === "markdown" && keywordOf(at, "maxItems") === undefined;

function textKind(maxLength: number, at: readonly LocatedSchema[]): FieldKind {
  const isMarkdown = keywordOf(at, "format") === "markdown";
  return {
    kind: "text",
    maxLength,
    isGrouping: keywordOf(at, "x-grouping") === true,
    isProse: !at.some(hasFormat),
    isMarkdown,
    isLong: isMarkdown && maxLength > LONG_TEXT,
  };
}

function kindOf(schemas: Schemas, at: readonly LocatedSchema[]): FieldKind {
  const offered = offeredChoices(schemas, at);
  if (offered)
    return { kind: keywordOf(at, "x-choice") === "address" ? "address" : "choice", choices: offered };
  const choices = ownChoices(at);
  if (choices) {
    const isBoolean = keywordOf(at, "type") === "boolean";
    return { kind: "choice", choices, isBoolean, picker: at.map(({ file }) => PICKERS[file]).find(Boolean) };
  }
  const number = (keyword: string, otherwise: number) => Number(keywordOf(at, keyword) ?? otherwise);
  const unlimited = Number.POSITIVE_INFINITY;
  const types = [keywordOf(at, "type")].flat();
  const isNullable = types.includes("null");
  switch (types[0]) {
    case "boolean":
      return { kind: "switch" };
    case "integer":
    case "number":
      return { kind: "number", min: number("minimum", 0), isNullable, isInteger: types[0] === "integer" };
    case "array": {
      const item = childSchemas(at, 0);
      if (isArticle(at, item)) return { kind: "article", isProse: true, isMarkdown: true, isLong: true };
      return { kind: "list", item, min: number("minItems", 0), max: number("maxItems", unlimited) };
    }
    case "object": {
      const fields = fieldsOf(schemas, at);
      if (fields.length > 0) return { kind: "group", fields };
      const item = childSchemas(at, "name");
      const names = objectAt(keywordOf(at, "propertyNames"));
      const rows = schemas.choices[String(names["x-choice"])];
      if (rows) return { kind: "rows", item, rows };
      return { kind: "map", item, namePattern: String(names.pattern ?? "") };
    }
    default:
      if (at.some(({ schema }) => /^(?:publication-)?date$/.test(String(schema.format))))
        return { kind: "date" };
      return textKind(number("maxLength", unlimited), at);
  }
}

/** Removes what a description says about the syntax of Markdown, since the buttons of the field write it. */
const withoutSyntax = (description: string): string =>
  description
    .replace(/\. Markdown(?:: [^.]*)?\./, ".")
    .replace(/,? in Markdown(?:: [^.]*(?=\.))?/, "")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/\*\*|## /g, "");

/** Derives a field from the schemas of a value. */
export function fieldAt(schemas: Schemas, at: readonly LocatedSchema[], value: JsonValue | undefined): Field {
  const all = schemasFor(schemas, at, value);
  const kind = kindOf(schemas, all);
  const title = titleOf(all) ?? "Entry";
  // The description is omitted if the choices have descriptions.
  const isExplained = kind.kind === "choice" && keywordOf(all, "enumDescriptions") !== undefined;
  const written = isExplained ? "" : String(keywordOf(all, "description") ?? "");
  const isMarkdown = "isMarkdown" in kind && kind.isMarkdown;
  return { ...kind, title, description: isMarkdown ? withoutSyntax(written) : written };
}

/** Whether a value is a visual. */
export const isPicture = (
  schemas: Schemas,
  at: readonly LocatedSchema[],
  value: JsonValue | undefined,
): boolean => schemasFor(schemas, at, value).some(({ file }) => file === VISUAL_SCHEMA);
