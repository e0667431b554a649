import type { JsonObject, JsonValue } from "../../../schema/json-document";
import { objectAt, resolveReference, unionBranches } from "../../../schema/schema-parts";
import { type Sources, wordsOf } from "./json-schema";

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
