import { createRequire } from "node:module";
import type * as ajvModule from "ajv/dist/2020.js";
import type * as codegen from "ajv/dist/compile/codegen/index.js";
import type standaloneCode from "ajv/dist/standalone/index.js";
import { FORMATS } from "./formats";
import type { JsonObject } from "./json-document";

const require = createRequire(import.meta.url);

/** Base URI of the schemas' `$id`s, so that relative `$ref`s between files resolve; never fetched. */
const BASE_URI = "https://schemas.invalid/";

/** The project's own annotation keywords (schema/README.md). They do not constrain values. */
export const ANNOTATION_KEYWORDS = [
  "x-group",
  "x-data",
  "x-choice",
  "x-words",
  "x-grouping",
  "x-entity",
  "x-fact",
  "x-fact-each",
];

/** An unusable schema: a fault of the code, not of content. The message is one line and names the file. */
export class SchemaError extends Error {
  override name = "SchemaError";

  constructor(
    readonly path: string,
    reason: unknown,
  ) {
    const words = reason instanceof Error ? reason.message : String(reason);
    super(`${path} is not a usable schema: ${words.replaceAll(BASE_URI, "")}.`);
  }
}

/** Runs a function that uses the schema at a path. @throws SchemaError when the function throws */
function attempt(path: string, use: () => unknown): void {
  try {
    use();
  } catch (fault) {
    throw new SchemaError(path, fault);
  }
}

/**
 * Returns the code of a function `(exports, require, formats)` that assigns the schemas' validators to `exports`, by path.
 * The validators support the project's own formats and annotations. Only this function loads Ajv, because most commands
 * find their validators in the cache (validator-cache.ts).
 *
 * @throws SchemaError for an invalid schema
 */
export function validatorCode(schemas: ReadonlyMap<string, JsonObject>): string {
  const { Ajv2020 } = require("ajv/dist/2020.js") as typeof ajvModule;
  const { _ } = require("ajv/dist/compile/codegen") as typeof codegen;
  const { default: standalone } = require("ajv/dist/standalone") as { default: typeof standaloneCode };
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    useDefaults: true,
    strictRequired: false,
    strictTypes: false,
    // Without inlining and optimization, generating the code takes half the time, and it reports the same errors.
    inlineRefs: false,
    code: { source: true, formats: _`formats`, optimize: false },
  });
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format);
  ajv.addVocabulary(ANNOTATION_KEYWORDS);
  // Ajv resolves `$schema` and throws on an unknown dialect, so it is left out.
  for (const [path, { $schema: _dialect, ...rest }] of schemas)
    attempt(path, () => ajv.addSchema({ ...rest, $id: BASE_URI + path }));
  const paths = [...schemas.keys()];
  for (const path of paths) attempt(path, () => ajv.getSchema(BASE_URI + path));
  const code = standalone(ajv, Object.fromEntries(paths.map((path) => [path, BASE_URI + path])));
  return `(function (exports, require, formats) {${code}\n})`;
}

/** Returns a value as source text, without the numbers that bundlers append to duplicate names. */
const sourceTextOf = (value: unknown): string => String(value).replaceAll(/\$\d+\b/g, "");

/** Returns everything but the schemas that the compiled code depends on; the same in every bundle of the code. */
export const compilerFingerprint = (): string =>
  JSON.stringify([
    (require("ajv/package.json") as { version: string }).version,
    process.version,
    BASE_URI,
    ANNOTATION_KEYWORDS,
    Object.entries(FORMATS).map(([name, format]) => [name, sourceTextOf(format), JSON.stringify(format)]),
    sourceTextOf(validatorCode),
  ]);
