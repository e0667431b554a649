import { randomUUID } from "node:crypto";
import { readFileSync, rmSync, truncateSync } from "node:fs";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { afterEach, expect, it } from "vitest";
import { FORMATS } from "./formats";
import { isJsonObject, type JsonObject } from "./json-document";
import { VISUAL_SCHEMA } from "./schema-parts";
import { loadSchemas } from "./schema-set";
import { type Validators, validatorCacheFile, validatorsOf } from "./validator-cache";

const ROOT = process.cwd();
const { paths, schema } = loadSchemas(ROOT);
const schemas = new Map([...paths, VISUAL_SCHEMA].map((path) => [path, schema(path)]));

/** Used in place of the schemas' text; unique, so that each run of the test has a cache file of its own. */
const schemaText = randomUUID();
afterEach(() => rmSync(validatorCacheFile(schemaText), { force: true }));

/** Yields variants of an example with typical mistakes: each value emptied, of another type, too long or missing. */
function* slips(example: JsonObject): Generator<JsonObject> {
  for (const key of Object.keys(example)) {
    for (const value of ["", "x".repeat(500), 7, null, {}, [{}]]) yield { ...example, [key]: value };
    const { [key]: _, ...rest } = example;
    yield rest;
  }
  yield { ...example, unknown: true };
}

function examplesOf(path: string): JsonObject[] {
  if (!path.startsWith("blocks/")) return [{}, { kind: "image" }, { id: "a b", name: 3 }];
  const { props }: { props: unknown } = JSON.parse(
    readFileSync(path.replace("schema.json", "example.json"), "utf8"),
  );
  return isJsonObject(props) ? [props, ...slips(props)] : [];
}

/** Returns validators compiled by Ajv itself, with its default options for code. */
function compiled(): Validators {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    useDefaults: true,
    strict: false,
    formats: FORMATS,
  });
  const base = "https://schemas.invalid/";
  for (const [path, { $schema: _, ...rest }] of schemas) ajv.addSchema({ ...rest, $id: base + path });
  return Object.fromEntries(
    paths.map((path) => {
      const validate = ajv.getSchema(base + path);
      if (!validate) throw new Error(`No validator for ${path}.`);
      return [path, validate];
    }),
  );
}

type Found = [errors: Omit<ErrorObject, "schemaPath">[], filledIn: JsonObject];

/** Returns a validator's errors for a value, and the value with its defaults. */
function runValidator(validators: Validators, path: string, value: JsonObject): Found {
  const validate = validators[path];
  const own = structuredClone(value);
  if (!validate) throw new Error(`No validator for ${path}.`);
  const errors = validate(own) ? [] : [...(validate.errors ?? [])];
  return [errors.map(({ schemaPath: _, ...error }) => error), own];
}

it("returns the same errors and defaults as Ajv, both compiled and from the cache", () => {
  const reference = compiled();
  const created = validatorsOf(schemas, schemaText);
  const cached = validatorsOf(new Map(), schemaText);
  expect(Object.keys(cached)).toEqual([...schemas.keys()]);
  let faults = 0;
  for (const path of paths)
    for (const value of examplesOf(path)) {
      const found = runValidator(reference, path, value);
      expect(runValidator(created, path, value)).toEqual(found);
      expect(runValidator(cached, path, value)).toEqual(found);
      faults += found[0].length;
    }
  expect(faults).toBeGreaterThan(1000);
});

it("has no entry for other schemas", () => {
  validatorsOf(schemas, schemaText);
  expect(validatorsOf(new Map(), `${schemaText} `)).toEqual({});
  rmSync(validatorCacheFile(`${schemaText} `));
});

it("compiles the validators again if the cache file is damaged", () => {
  validatorsOf(schemas, schemaText);
  truncateSync(validatorCacheFile(schemaText), 40);
  expect(Object.keys(validatorsOf(schemas, schemaText))).toContain("blocks/hero/schema.json");
});
