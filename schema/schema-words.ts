import { wordsOfName } from "./field-title";
import type { JsonObject, JsonValue } from "./json-document";
import { objectAt, resolveReference, unionBranches } from "./schema-parts";
import type { SchemaSet } from "./schema-set";

/** Where schemas are looked up. */
type Sources = Pick<SchemaSet, "schema">;

/** A title that is a name in the code, such as `PricingBoxProps` or `CallLogVisual`. */
const NAME_IN_CODE = /^(?:[A-Z][a-z]+){2,}$/;

/** Title and description for people, empty where a schema has none: a limit on length is said in words. */
export function wordsOf(schema: JsonObject): { title: string; description: string } {
  const { title = "", description = "", maxLength } = schema;
  const name = String(title);
  const limit = typeof maxLength === "number" ? ` At most ${maxLength} characters.` : "";
  return {
    title: NAME_IN_CODE.test(name) ? wordsOfName(name.replace(/Visual$/, "")) : name,
    description: `${String(description)}${limit}`.trim(),
  };
}

/** The branch of a tagged union, written as `allOf: [{ if, then }]`, that a value of its tag selects. */
function branchOf(schema: JsonObject, name: string, value: JsonValue): JsonObject | undefined {
  const branch = unionBranches(schema).find(
    (part) => objectAt(objectAt(objectAt(part.if).properties)[name]).const === value,
  );
  return branch && objectAt(branch.then);
}

/** The words of a branch: of the schema that it refers to, or of the tag in it. */
function wordsOfBranch(branch: JsonObject, name: string, from: string, sources: Sources) {
  if (typeof branch.$ref === "string") return wordsOf(sources.schema(resolveReference(from, branch.$ref)));
  return wordsOf(objectAt(objectAt(branch.properties)[name]));
}

/**
 * What each value of the tags of a schema means. The words are those of the branch that the value selects, so that they
 * are written once.
 *
 * @param from path of the schema's file, which its references are relative to
 * @returns for completion and hovers, by the name of the tag; details are the titles of branches that have their own
 */
export function tagMeanings(schema: JsonObject, from: string, sources: Sources) {
  return Object.entries(objectAt(schema.properties)).flatMap(([name, property]) => {
    const { enum: values, title } = objectAt(property);
    if (!Array.isArray(values)) return [];
    const words = values.flatMap((value) => {
      const branch = branchOf(schema, name, value);
      return branch ? [wordsOfBranch(branch, name, from, sources)] : [];
    });
    if (words.length < values.length) return [];
    const titles = words.map((word) => word.title);
    const details = titles.every((word) => word === title) ? {} : { enumDetails: titles };
    return [{ name, enumDescriptions: words.map(({ description }) => description), ...details }];
  });
}
