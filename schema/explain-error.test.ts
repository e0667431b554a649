import { join } from "node:path";
import { expect, it } from "vitest";
import { EXPLAINED_KEYWORDS } from "./explain-error";
import { isJsonObject, type JsonValue } from "./json-document";
import { VISUAL_SCHEMA } from "./schema-parts";
import { loadSchemas } from "./schema-set";

/** Keywords that annotate or that contain schemas with faults of their own; they reject no value. */
const SILENT = [
  ...[
    "$schema",
    "$ref",
    "$defs",
    "$comment",
    "title",
    "description",
    "default",
    "examples",
    "x-heading",
    "x-data",
    "x-entity",
    "x-fact",
    "x-fact-each",
    "x-choice",
  ],
  ...["properties", "patternProperties", "items", "allOf", "then", "else"],
];
/** Keywords whose values are maps of schemas. */
const MAPS = ["properties", "patternProperties", "$defs"];
/** Keywords whose values are not schemas. */
const PLAIN = [...["enum", "const", "default", "examples", "required", "type"], ...["x-fact", "x-fact-each"]];

/** Returns the keywords that a schema and its subschemas use. */
function keywordsOf(schema: JsonValue | undefined, found = new Set<string>()): Set<string> {
  if (Array.isArray(schema)) for (const part of schema) keywordsOf(part, found);
  if (!isJsonObject(schema)) return found;
  for (const [keyword, value] of Object.entries(schema)) {
    found.add(keyword);
    if (MAPS.includes(keyword) && isJsonObject(value)) keywordsOf(Object.values(value), found);
    else if (!PLAIN.includes(keyword)) keywordsOf(value, found);
  }
  return found;
}

it("explains exactly the keywords of our schemas that can reject a value", () => {
  const { paths, schema } = loadSchemas(join(import.meta.dirname, ".."));
  expect(paths.length).toBeGreaterThan(50);
  const used = new Set([...paths, VISUAL_SCHEMA].flatMap((path) => [...keywordsOf(schema(path))]));
  const judging = [...used].filter((keyword) => !SILENT.includes(keyword));
  expect(judging.sort()).toEqual(EXPLAINED_KEYWORDS.filter((keyword) => keyword !== "false schema").sort());
});
