import { isCode, ROLE_OF_FORMAT } from "../checks/field-roles";
import { below, type Located, parts } from "../schema/field-title";
import { isJsonObject, type JsonObject, type JsonValue } from "../schema/json-document";
import type { SchemaSet } from "../schema/schema-set";

/** What a schema and those that it refers to say of a keyword, the nearest first. */
const said = (at: readonly Located[], keyword: string): JsonValue[] =>
  at.flatMap(({ schema }) => schema[keyword] ?? []);

const least = (at: readonly Located[], keyword: string): number =>
  Math.min(...said(at, keyword).map(Number), Number.POSITIVE_INFINITY);

/** Where schemas are looked up. */
type Schemas = Pick<SchemaSet, "schema">;

/** True for what an author chooses instead of writing it: an icon, an address, a day. */
const isChosen = ({ schema }: Located): boolean =>
  isCode(schema) && !(String(schema.format) in ROLE_OF_FORMAT);

/** `One line, with a verb. It is large.` → `One line, with a verb`, `One line`; a token in it would be resolved. */
function shortened(description: JsonValue | undefined): string[] {
  if (typeof description !== "string" || description.includes("{{")) return [];
  const sentence = description.replace(/\.(\s.*)?$/s, "");
  return [sentence, sentence.replace(/[,:;].*/s, "")];
}

/** The first of these that fits into the field, in brackets; nothing where not even its title does, as in a time of day. */
function fitting(at: readonly Located[], words: readonly string[]): string | undefined {
  const most = least(at, "maxLength");
  const patterns = said(at, "pattern").map((pattern) => new RegExp(String(pattern), "u"));
  return words
    .map((text) => `[${text}]`)
    .find(
      (text) =>
        text.length <= most &&
        !/[[\]]/.test(text.slice(1, -1)) &&
        patterns.every((pattern) => pattern.test(text)),
    );
}

/**
 * As `withPlaceholders`, of any value that schemas describe, such as a product picture.
 *
 * @param number of a further entry of a list, counted from 1: no two of their texts and addresses may be alike
 */
export function neutral(
  schemas: Schemas,
  at: readonly Located[],
  example: JsonValue,
  number?: number,
): JsonValue {
  const text = (known: readonly Located[], written: string, index: number | undefined): string => {
    // What is like another entry leads somewhere else.
    if (number !== undefined && said(known, "x-choice").includes("address")) return "";
    if (known.some(isChosen)) return written;
    const [title = "Text"] = said(known, "title").map(String);
    // In a list of texts no two may be alike.
    const words =
      index === undefined ? [...shortened(said(known, "description")[0]), title] : [`${title} ${index}`];
    return fitting(known, words) ?? written;
  };
  /** As few entries as there may be, of those of the example. */
  const list = (known: readonly Located[], entries: readonly JsonValue[]): JsonValue[] =>
    entries
      .slice(0, Math.max(1, ...said(known, "minItems").map(Number)))
      .map((entry, index) => value(below(known, index).found, entry, index + 1));
  const object = (known: readonly Located[], properties: JsonObject): JsonObject => {
    const required = said(known, "required").flat();
    const entries = Object.entries(properties).flatMap(([name, property]): [string, JsonValue][] => {
      const own = below(known, name).found;
      // A feature that nobody has chosen would stand beside other words with its plans.
      const isLeftOut = said(own, "x-entity").length > 0 && !required.includes(name);
      return isLeftOut ? [] : [[name, value(own, property)]];
    });
    return Object.fromEntries(entries);
  };
  const value = (own: readonly Located[], written: JsonValue, index?: number): JsonValue => {
    const known = own.flatMap((located) => parts(schemas, located, written));
    if (typeof written === "string") return text(known, written, index);
    if (Array.isArray(written)) return list(known, written);
    return isJsonObject(written) ? object(known, written) : written;
  };
  return value(at, example, number);
}

/**
 * A block's example without its stories: each text says in brackets what to write there, in the words of its schema.
 * What an author chooses, such as icons, buttons' actions and addresses, stays; lists are as short as they may be.
 *
 * @param example an entry such as blocks/hero/example.json
 */
export function withPlaceholders(schemas: SchemaSet, example: JsonObject): JsonObject {
  const file = `blocks/${String(example.type)}/schema.json`;
  // Figures that were made up are gone with the stories.
  const { madeUp: _, props = {}, ...entry } = example;
  return { ...entry, props: neutral(schemas, [{ schema: schemas.schema(file), file }], props) };
}
