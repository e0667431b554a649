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

/** Writes placeholders in the place of an example's texts. */
class Neutral {
  /** @param isFurther true for an entry like another one, which leads somewhere else */
  constructor(
    readonly schemas: Schemas,
    readonly isFurther: boolean,
  ) {}

  value(at: readonly Located[], example: JsonValue, number?: number): JsonValue {
    const known = at.flatMap((located) => parts(this.schemas, located, example));
    if (typeof example === "string") return this.#text(known, example, number);
    if (Array.isArray(example)) return this.#list(known, example);
    if (isJsonObject(example)) return this.#object(known, example);
    return example;
  }

  #text(at: readonly Located[], example: string, number: number | undefined): string {
    if (this.isFurther && said(at, "x-choice").includes("address")) return "";
    if (at.some(isChosen)) return example;
    const [title = "Text"] = said(at, "title").map(String);
    // In a list of texts no two may be alike.
    const words =
      number === undefined ? [...shortened(said(at, "description")[0]), title] : [`${title} ${number}`];
    return fitting(at, words) ?? example;
  }

  /** As few entries as there may be, of those of the example. */
  #list(at: readonly Located[], example: readonly JsonValue[]): JsonValue[] {
    const wanted = Math.max(1, ...said(at, "minItems").map(Number));
    return example
      .slice(0, wanted)
      .map((entry, index) => this.value(below(at, index).found, entry, index + 1));
  }

  #object(at: readonly Located[], example: JsonObject): JsonObject {
    const required = said(at, "required").flat();
    const entries = Object.entries(example).flatMap(([name, value]) => {
      const own = below(at, name).found;
      // A feature that nobody has chosen would stand beside other words with its plans.
      const isLeftOut = said(own, "x-entity").length > 0 && !required.includes(name);
      return isLeftOut ? [] : [[name, this.value(own, value)]];
    });
    return Object.fromEntries(entries) as JsonObject;
  }
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

/**
 * As `withPlaceholders`, of any value that schemas describe, such as a product picture.
 *
 * @param number of a further entry of a list, counted from 1: no two of their texts and addresses may be alike
 */
export const neutral = (
  schemas: Schemas,
  at: readonly Located[],
  example: JsonValue,
  number?: number,
): JsonValue => new Neutral(schemas, number !== undefined).value(at, example, number);
