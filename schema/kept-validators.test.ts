import { randomUUID } from "node:crypto";
import { readFileSync, rmSync, truncateSync } from "node:fs";
import type { ErrorObject } from "ajv/dist/2020.js";
import { afterEach, expect, it } from "vitest";
import { type Compiler, compilerOf } from "./compile";
import { isJsonObject, type JsonObject } from "./json-document";
import { fileOfValidators, keepValidators, keptValidators, type Validators } from "./kept-validators";
import { VISUAL_SCHEMA } from "./schema-parts";
import { loadSchemas } from "./schema-set";

const ROOT = process.cwd();
const { paths, schema } = loadSchemas(ROOT);
const schemas = new Map([...paths, VISUAL_SCHEMA].map((path) => [path, schema(path)]));

/** Words that no other test has. */
const words = randomUUID();
afterEach(() => rmSync(fileOfValidators(words), { force: true }));

/** An example with what authors get wrong: each of its values emptied, of another kind, too long or not there. */
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

type Found = [errors: ErrorObject[], filledIn: JsonObject];

/** What a validator says of a value, and the value with its defaults. */
function ask(validator: Compiler["validator"] | Validators, path: string, value: JsonObject): Found {
  const validate = typeof validator === "function" ? validator(path) : validator[path];
  const own = structuredClone(value);
  if (!validate) throw new Error(`No validator for ${path}.`);
  return [validate(own) ? [] : [...(validate.errors ?? [])], own];
}

it("says the same as what ajv has just compiled: errors with their schemas, and defaults", () => {
  const { validator, code } = compilerOf(schemas);
  keepValidators(words, code(paths));
  const kept = keptValidators(words);
  expect(Object.keys(kept)).toEqual(paths);
  let faults = 0;
  for (const path of paths)
    for (const value of examplesOf(path)) {
      const found = ask(validator, path, value);
      expect(ask(kept, path, value)).toEqual(found);
      faults += found[0].length;
    }
  expect(faults).toBeGreaterThan(1000);
});

it("has nothing for other schemas", () => {
  keepValidators(words, compilerOf(schemas).code([]));
  expect(keptValidators(`${words} `)).toEqual({});
});

it("takes what cannot be read for nothing", () => {
  expect(keptValidators(words)).toEqual({});
  keepValidators(words, compilerOf(schemas).code(paths));
  truncateSync(fileOfValidators(words), 40);
  expect(keptValidators(words)).toEqual({});
});
