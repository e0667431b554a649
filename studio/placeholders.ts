import { FORMAT_ROLES, isUnjudgedText } from "../checks/field-roles";
import { UNKNOWN_WEBSITE } from "../checks/placeholder";
import { applicableSchemas, childSchemas, type LocatedSchema } from "../schema/field-title";
import { isJsonObject, type JsonObject, type JsonValue } from "../schema/json-document";
import type { SchemaSet } from "../schema/schema-set";

/** Returns the values of a keyword in a schema and in the schemas it references, the nearest first. */
const keywordValues = (at: readonly LocatedSchema[], keyword: string): JsonValue[] =>
  at.flatMap(({ schema }) => schema[keyword] ?? []);

/** Whether the author chooses the value instead of writing it: an icon, an address, a date. */
const isChosen = ({ schema }: LocatedSchema): boolean =>
  isUnjudgedText(schema) && !FORMAT_ROLES.some((role) => role === schema.format);

/**
 * Returns short forms of a description: `One line, with a verb. It is large.` → `One line, with a verb`, `One line`. A
 * description with a token has none, since the token would be resolved.
 */
function shortForms(description: JsonValue | undefined): string[] {
  if (typeof description !== "string" || description.includes("{{")) return [];
  const sentence = description.replace(/\.(\s.*)?$/s, "");
  return [sentence, sentence.replace(/[,:;].*/s, "")];
}

/** Returns the first text that fits into the field, in brackets; undefined if none fits, as in a field for a time of day. */
function findFitting(at: readonly LocatedSchema[], words: readonly string[]): string | undefined {
  const maxLength = Math.min(...keywordValues(at, "maxLength").map(Number), Number.POSITIVE_INFINITY);
  const patterns = keywordValues(at, "pattern").map((pattern) => new RegExp(String(pattern), "u"));
  return words
    .map((text) => `[${text}]`)
    .find(
      (text) =>
        text.length <= maxLength &&
        !/[[\]]/.test(text.slice(1, -1)) &&
        patterns.every((pattern) => pattern.test(text)),
    );
}

/** Returns a chosen text of an added entry: another one's website is not its own, and what it says is known as of this month. */
const withoutOrigin = (written: string): string =>
  written
    .replace(/^https:.*/, UNKNOWN_WEBSITE)
    .replace(/^20\d\d(?:-\d\d)?$/, new Date().toISOString().slice(0, 7));

/**
 * Replaces the texts of any value that schemas describe, such as a visual, as `withPlaceholders` does for a block.
 *
 * @param number one-based number of an added list entry, whose texts and addresses must differ from the other entries
 */
export function withPlaceholderTexts(
  schemas: Pick<SchemaSet, "schema">,
  at: readonly LocatedSchema[],
  example: JsonValue,
  number?: number,
): JsonValue {
  const schemasOf = (own: readonly LocatedSchema[], written: JsonValue): LocatedSchema[] =>
    own.flatMap((located) => applicableSchemas(schemas, located, written));
  /** Whether a value refers to content, such as a page, or is an object with such a value, such as a button. */
  const isReference = (own: readonly LocatedSchema[], written: JsonValue): boolean => {
    const known = schemasOf(own, written);
    if (!isJsonObject(written)) return keywordValues(known, "x-choice").length > 0;
    return Object.entries(written).some(([name, child]) => isReference(childSchemas(known, name), child));
  };
  /** Whether a value is a price: an added entry must not state that of the entry it is modeled on. */
  const isPrice = (known: readonly LocatedSchema[], written: JsonValue): boolean =>
    number !== undefined && typeof written === "number" && keywordValues(known, "type").includes("number");
  const text = (known: readonly LocatedSchema[], written: string, index: number | undefined): string => {
    // An added entry must not refer to the same page or competitor as the entry it is modeled on.
    if (number !== undefined && isReference(known, written)) return "";
    const isGrouping = number !== undefined && keywordValues(known, "x-grouping").length > 0;
    const kept = number === undefined ? written : withoutOrigin(written);
    if (isGrouping || known.some(isChosen)) return kept;
    const [title = "Text"] = keywordValues(known, "title").map(String);
    // Texts of a list must be unique.
    const words =
      index === undefined
        ? [...shortForms(keywordValues(known, "description")[0]), title]
        : [`${title} ${index}`];
    return findFitting(known, words) ?? kept;
  };
  /** Keeps the minimum number of the example's entries. */
  const list = (known: readonly LocatedSchema[], entries: readonly JsonValue[]): JsonValue[] =>
    entries
      .slice(0, Math.max(1, ...keywordValues(known, "minItems").map(Number)))
      .map((entry, index) => value(childSchemas(known, index), entry, index + 1));
  const object = (known: readonly LocatedSchema[], properties: JsonObject): JsonObject => {
    const required = keywordValues(known, "required").flat();
    const entries = Object.entries(properties).flatMap(([name, property]): [string, JsonValue][] => {
      const own = childSchemas(known, name);
      // Nothing that the author has not chosen: a feature would show its plans beside an unrelated text, a link lead anywhere.
      const isToChoose =
        keywordValues(own, "x-entity").length > 0 ||
        (number === undefined && isReference(own, property)) ||
        isPrice(own, property);
      return isToChoose && !required.includes(name) ? [] : [[name, value(own, property)]];
    });
    return Object.fromEntries(entries);
  };
  const value = (own: readonly LocatedSchema[], written: JsonValue, index?: number): JsonValue => {
    const known = schemasOf(own, written);
    if (typeof written === "string") return text(known, written, index);
    if (Array.isArray(written)) return list(known, written);
    if (!isJsonObject(written)) return isPrice(known, written) ? "" : written;
    // That such a button does nothing has been decided for its own page.
    const isInert = written.kind === "none" && written.callToAction === true;
    return isInert ? { kind: "signup" } : object(known, written);
  };
  return value(at, example, number);
}

/**
 * Returns a block's example with a placeholder for each text: the schema's description in brackets. Optional links are left
 * out; other chosen values, such as icons and button actions, are unchanged. Lists have the minimum number of entries.
 *
 * @param example block entry, such as blocks/hero/example.json
 */
export function withPlaceholders(schemas: SchemaSet, example: JsonObject): JsonObject {
  const file = `blocks/${String(example.type)}/schema.json`;
  // The placeholders contain none of the example's made-up figures.
  const { madeUp: _, props = {}, ...entry } = example;
  return { ...entry, props: withPlaceholderTexts(schemas, [{ schema: schemas.schema(file), file }], props) };
}
