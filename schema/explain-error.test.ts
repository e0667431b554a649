import { join } from "node:path";
import { expect, it } from "vitest";
import { ANNOTATION_KEYWORDS } from "./compile";
import { EXPLAINED_KEYWORDS } from "./explain-error";
import { schemasIn, VISUAL_SCHEMA } from "./schema-parts";
import { loadSchemas } from "./schema-set";

/** Keywords that annotate or that contain schemas with faults of their own; they reject no value. */
const SILENT = [
  ...["$schema", "$ref", "$defs", "$comment", "title", "description", "default", "examples"],
  ...["properties", "patternProperties", "items", "allOf", "then", "else"],
  ...ANNOTATION_KEYWORDS,
];

it("explains exactly the keywords of our schemas that can reject a value", () => {
  const { paths, schema } = loadSchemas(join(import.meta.dirname, ".."));
  expect(paths.length).toBeGreaterThan(50);
  const all = [...paths, VISUAL_SCHEMA].flatMap((path) => [...schemasIn(schema(path))]);
  const used = new Set(all.flatMap(([, part]) => Object.keys(part)));
  const judging = [...used].filter((keyword) => !SILENT.includes(keyword));
  expect(judging.sort()).toEqual(EXPLAINED_KEYWORDS.filter((keyword) => keyword !== "false schema").sort());
});
