import { expect, it } from "vitest";
import type { SchemaSet } from "../schema/schema-set";
import { dataProperties } from "./block-data";

it("names a schema with an unknown source", () => {
  const schemas = { schema: () => ({ properties: { posts: { "x-data": "articles" } } }) };
  expect(() => dataProperties(schemas as unknown as SchemaSet, "blocks/list/schema.json")).toThrow(
    'blocks/list/schema.json is not a usable schema: "x-data" names "articles"; known are',
  );
});
