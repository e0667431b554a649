import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { emptyFolder } from "../tests/empty-folder";
import { loadSchemas, schemaNames, visualSchema } from "./schema-set";

let root: string;

const write = (path: string, value: unknown) => {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), typeof value === "string" ? value : JSON.stringify(value));
};

beforeEach(() => {
  root = emptyFolder();
  write("schema/name.schema.json", { type: "string", maxLength: 3 });
  write("blocks/note/schema.json", {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    "x-group": "Openings",
    type: "object",
    properties: {
      name: { $ref: "../../schema/name.schema.json", description: "A name." },
      size: { type: "integer", default: 2 },
      body: { type: "string", format: "markdown" },
      amount: { type: "string", format: "numeral" },
      visual: { $ref: "../../schema/visual.gen.schema.json" },
    },
  });
  write("renderer/ui/visuals/dot/schema.json", {
    type: "object",
    required: ["size"],
    properties: { kind: {}, size: {} },
  });
});

const errors = (value: object) =>
  loadSchemas(root)
    .errors("blocks/note/schema.json", value)
    .map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);

it("ignores an editor's lock file beside a schema", () => {
  symlinkSync("me@machine.1:2", join(root, "schema/.#name.schema.json"));
  expect(errors({ name: "Albert", size: 1 })).toEqual(["/name maxLength"]);
});

it("lists blocks and visuals by their folders", () => {
  mkdirSync(join(root, "blocks/empty"));
  expect(loadSchemas(root)).toMatchObject({ blockTypes: ["note"], visualKinds: ["dot"] });
  rmSync(join(root, "renderer"), { recursive: true });
  expect(schemaNames(root).visualKinds).toEqual([]);
});

it("resolves references between files, and fills in defaults", () => {
  const value = { name: "Al" };
  expect(errors(value)).toEqual([]);
  expect(value).toEqual({ name: "Al", size: 2 });
  expect(errors({ name: "Albert" })).toEqual(["/name maxLength"]);
});

it("rejects an empty text and an unknown property, unless a schema allows them", () => {
  const lines = { type: "array", items: { type: "string", minLength: 0 } };
  const extra = { type: "object", additionalProperties: true, properties: { lines } };
  write("blocks/note/schema.json", { type: "object", properties: { name: { type: "string" }, extra } });
  expect(errors({ name: "", nmae: "Al" })).toEqual([" additionalProperties", "/name minLength"]);
  expect(errors({ extra: { lines: [""], more: 1 } })).toEqual([]);
});

it("titles a property by its name, unless a schema has a title for it", () => {
  const own = { title: "Picture", description: "Its picture." };
  const properties = {
    shareImage: { description: "Its image." },
    own,
    name: { $ref: "../../schema/name.schema.json" },
  };
  write("blocks/note/schema.json", { type: "object", properties });
  expect(loadSchemas(root).schema("blocks/note/schema.json").properties).toEqual({
    ...properties,
    shareImage: { title: "Share image", description: "Its image." },
  });
});

it("inlines a definition of another file, with the description at the reference", () => {
  const names = { type: "array", maxItems: 1, description: "Names.", items: { $ref: "name.schema.json" } };
  write("schema/fields.schema.json", { $defs: { names } });
  const owners = { $ref: "../../schema/fields.schema.json#/$defs/names", description: "Its owners." };
  write("blocks/card/schema.json", { type: "object", properties: { owners } });
  const { schema, errors } = loadSchemas(root);
  expect(schema("blocks/card/schema.json").properties).toEqual({
    owners: { ...names, description: "Its owners.", items: { $ref: "/schema/name.schema.json" } },
  });
  expect(errors("blocks/card/schema.json", { owners: ["Long", "Al"] })).toMatchObject([
    { keyword: "maxItems" },
    { keyword: "maxLength" },
  ]);
});

it("throws on a missing definition with its name", () => {
  const title = { $ref: "../../schema/name.schema.json#/$defs/titel" };
  write("blocks/card/schema.json", { type: "object", properties: { title } });
  expect(() => loadSchemas(root)).toThrow(
    /^blocks\/card\/schema\.json is not a usable schema: .*\/\$defs\/titel/,
  );
});

it("knows the project's formats and annotations", () => {
  expect(errors({ body: "# Any *text*", amount: "4.9" })).toEqual([]);
  expect(errors({ amount: "4,9" })).toEqual(["/amount format"]);
});

it("validates a visual by its kind, with one error for an unknown kind", () => {
  expect(errors({ visual: { kind: "dot", size: 1 } })).toEqual([]);
  expect(errors({ visual: { kind: "dot" } })).toContain("/visual required");
  expect(errors({ visual: { kind: "dott", size: 1 } })).toEqual(["/visual/kind enum"]);
});

it("returns the document of a schema, and an empty object for a missing one", () => {
  const schemas = loadSchemas(root);
  expect(schemas.schema("schema/name.schema.json")).toMatchObject({ type: "string", maxLength: 3 });
  expect(schemas.schema("schema/nothing.schema.json")).toEqual({});
  expect(() => schemas.errors("schema/nothing.schema.json", 1)).toThrow(
    "schema/nothing.schema.json is not a usable schema: it is missing.",
  );
});

it.each([
  ["is not JSON", "{", /^blocks\/note\/schema\.json is not a usable schema: .*JSON/],
  ["is not an object", "[]", "blocks/note/schema.json is not a usable schema: an object in { } is expected."],
])("throws when a schema %s, with its path", (_, text, message) => {
  write("blocks/note/schema.json", text);
  expect(() => loadSchemas(root)).toThrow(message);
});

it("throws in a folder that is no project", () => {
  expect(() => loadSchemas("/nowhere")).toThrow(
    "/nowhere/schema is not a usable schema: it is missing; run the command in the project's folder.",
  );
});

it("throws on an unknown keyword", () => {
  write("blocks/note/schema.json", { type: "object", "x-haeding": 1 });
  expect(() => errors({})).toThrow("x-haeding");
});

it("builds a visual schema without kinds", () => {
  expect(visualSchema([])).toMatchObject({ properties: { kind: { enum: [] } }, allOf: [] });
});
