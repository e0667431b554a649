import { hash } from "node:crypto";
import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { Script } from "node:vm";
import type { ValidateFunction } from "ajv/dist/2020.js";
import { cacheFolder, writeAtomically } from "./cache-file";
import { compilerFingerprint, validatorCode } from "./compile";
import { FORMATS } from "./formats";
import type { JsonObject } from "./json-document";

/** Validators by schema path. */
export type Validators = Readonly<Record<string, ValidateFunction>>;

const require = createRequire(import.meta.url);

/** Returns the cache file of the schemas' validators. @param schemaText the schemas as text */
export const validatorCacheFile = (schemaText: string): string => {
  const digest = hash("sha256", compilerFingerprint() + schemaText);
  return join(cacheFolder(), `validators-${digest.slice(0, 32)}`);
};

/** Content of a cache file: the code, and V8's code cache for it. */
interface CacheEntry {
  code: string;
  cachedData: Buffer;
}

/** Runs the generated code and returns its validators. */
function evaluate(script: Script): Validators {
  const validators: Validators = {};
  script.runInThisContext()(validators, require, FORMATS);
  return validators;
}

/** Reads validators that an earlier process cached; undefined if the file is missing or unreadable. */
function readCachedValidators(file: string): Validators | undefined {
  try {
    utimesSync(file, new Date(), new Date());
    const { code, cachedData }: CacheEntry = deserialize(readFileSync(file));
    return evaluate(new Script(code, { filename: file, cachedData }));
  } catch {
    return undefined;
  }
}

/** Creates validators, and caches them for later processes. */
function createValidators(file: string, code: string): Validators {
  const script = new Script(code);
  const validators = evaluate(script);
  // V8's code cache contains only the functions compiled so far, so each validator is called once.
  for (const validate of Object.values(validators)) validate({});
  const entry: CacheEntry = { code, cachedData: script.createCachedData() };
  writeAtomically(file, (unfinished) => writeFileSync(unfinished, serialize(entry)));
  return validators;
}

/**
 * Returns the schemas' validators by path, from the cache or newly created.
 *
 * @param schemaText the schemas as text, for the cache key
 * @throws SchemaError for an invalid schema
 */
export function validatorsOf(schemas: ReadonlyMap<string, JsonObject>, schemaText: string): Validators {
  const file = validatorCacheFile(schemaText);
  return readCachedValidators(file) ?? createValidators(file, validatorCode(schemas));
}
