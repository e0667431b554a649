import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { Script } from "node:vm";
import type { ValidateFunction } from "ajv/dist/2020.js";
import { compilerWords, validatorCode } from "./compile";
import { FORMATS } from "./formats";
import type { JsonObject } from "./json-document";

/** Validators by the paths of their schemas. */
export type Validators = Readonly<Record<string, ValidateFunction>>;

const require = createRequire(import.meta.url);

/** Where one process keeps what the next one need not find again; scripts/run.mjs throws away what is not used any more. */
export const KEPT_FOLDER =
  process.env.PINGO_KEPT ?? join(dirname(require.resolve("ajv/package.json")), "../.cache/pingo/programs");

/** Where the validators of schemas are kept. @param words the schemas */
export const fileOfValidators = (words: string): string => {
  const hash = createHash("sha256").update(compilerWords()).update(words).digest("hex");
  return join(KEPT_FOLDER, `validators-${hash.slice(0, 32)}`);
};

/** What is kept in a file: code, and what V8 has made of it. */
interface Kept {
  code: string;
  cachedData: Buffer;
}

/** The validators that code makes. */
function evaluate(script: Script): Validators {
  const validators: Validators = {};
  script.runInThisContext()(validators, require, FORMATS);
  return validators;
}

/** Validators that a process before this one has made; undefined where there are none that can be read. */
function kept(file: string): Validators | undefined {
  try {
    utimesSync(file, new Date(), new Date());
    const { code, cachedData }: Kept = deserialize(readFileSync(file));
    return evaluate(new Script(code, { filename: file, cachedData }));
  } catch {
    return undefined;
  }
}

/** Makes validators, and keeps them for processes after this one. */
function made(file: string, code: string): Validators {
  const script = new Script(code);
  const validators = evaluate(script);
  // V8 keeps of a function what it has compiled by then.
  for (const validate of Object.values(validators)) validate({});
  const unfinished = `${file}-${randomUUID()}`;
  try {
    mkdirSync(KEPT_FOLDER, { recursive: true });
    writeFileSync(unfinished, serialize({ code, cachedData: script.createCachedData() } satisfies Kept));
    renameSync(unfinished, file);
  } catch {
    // Whatever has hindered it, such as a full disk, the next process makes them itself.
  }
  return validators;
}

/**
 * The validators of schemas, by their paths: those that are kept, or else new ones.
 *
 * @param words what the schemas say
 * @throws SchemaError for one that is not valid
 */
export function validatorsOf(schemas: ReadonlyMap<string, JsonObject>, words: string): Validators {
  const file = fileOfValidators(words);
  return kept(file) ?? made(file, validatorCode(schemas));
}
