import type { JsonObject, JsonValue } from "./json-document";
import { objectAt, resolveReference, unionBranches } from "./schema-parts";
import type { SchemaSet } from "./schema-set";
import { humanizeName } from "./words";

/** Access to schemas by path. */
type Sources = Pick<SchemaSet, "schema">;

/** Matches a title that is an identifier, such as `PricingBoxProps` or `CallLogVisual`. */
const NAME_IN_CODE = /^(?:[A-Z][a-z]+){2,}$/;

/** Returns a schema's title and description for people, empty if it has none. The description states the limits of the length. */
export function titleAndDescriptionOf(schema: JsonObject): { title: string; description: string } {
  const { title = "", description = "", minLength, maxLength } = schema;
  const name = String(title);
  const range = Number(minLength) > 1 ? `${minLength} to ${maxLength}` : `At most ${maxLength}`;
  const isStated = String(description).includes(`${range} characters`);
  const limit = typeof maxLength === "number" && !isStated ? ` ${range} characters.` : "";
  return {
    title: NAME_IN_CODE.test(name) ? humanizeName(name.replace(/(?:Visual|Name)$/, "")) : name,
    description: `${String(description)}${limit}`.trim(),
  };
}

/** Returns the branch of a tagged union, written as `allOf: [{ if, then }]`, that a value of the tag selects. */
function findBranch(schema: JsonObject, name: string, value: JsonValue): JsonObject | undefined {
  const branch = unionBranches(schema).find(
    (part) => objectAt(objectAt(objectAt(part.if).properties)[name]).const === value,
  );
  return branch && objectAt(branch.then);
}

/** Returns the title and description of a branch: those of the schema it refers to, or of the tag in it. */
function wordsOfBranch(branch: JsonObject, name: string, from: string, sources: Sources) {
  if (typeof branch.$ref === "string")
    return titleAndDescriptionOf(sources.schema(resolveReference(from, branch.$ref)));
  return titleAndDescriptionOf(objectAt(objectAt(branch.properties)[name]));
}

/**
 * Describes each value of a schema's tags. The words come from the branch that the value selects, so that they are written
 * once.
 *
 * @param from path of the schema's file, to resolve its references
 * @returns one entry for each tag, for completion and hovers; `enumDetails` are the branches' titles, if they have their own
 */
export function tagMeanings(schema: JsonObject, from: string, sources: Sources) {
  return Object.entries(objectAt(schema.properties)).flatMap(([name, property]) => {
    const { enum: values, title } = objectAt(property);
    if (!Array.isArray(values)) return [];
    const words = values.flatMap((value) => {
      const branch = findBranch(schema, name, value);
      return branch ? [wordsOfBranch(branch, name, from, sources)] : [];
    });
    if (words.length < values.length) return [];
    const titles = words.map((word) => word.title);
    const details = titles.every((word) => word === title) ? {} : { enumDetails: titles };
    return [{ name, enumDescriptions: words.map(({ description }) => description), ...details }];
  });
}
