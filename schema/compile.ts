import { createRequire } from "node:module";
import type * as ajvModule from "ajv/dist/2020.js";
import type * as codegen from "ajv/dist/compile/codegen/index.js";
import type standaloneCode from "ajv/dist/standalone/index.js";
import { FORMATS } from "./formats";
import type { JsonObject } from "./json-document";

const require = createRequire(import.meta.url);

/** Base for the schemas' identifiers, so that relative `$ref`s between files resolve; never fetched. */
const BASE = "https://schemas.invalid/";

/** Keywords of ours. They restrict no value. */
const ANNOTATIONS = [
  // The block carries the heading of this level (the rule page-heading).
  "x-heading",
  // What the site fills the property in with (data/block-data.ts).
  "x-data",
  // What the content offers to choose from, for editors (scripts/generate/editor).
  "x-choice",
  // What the site states of the entities that an author names (data/facts.ts).
  "x-entity",
  "x-fact",
  "x-fact-each",
];

/** A schema that cannot be used, told in one line with its file: a fault of the code that whoever edits it can mend. */
export class SchemaError extends Error {
  override name = "SchemaError";

  constructor(path: string, reason: unknown) {
    const words = reason instanceof Error ? reason.message : String(reason);
    super(`${path} is no schema that can be used: ${words.replaceAll(BASE, "")}.`);
  }
}

/** Does something with a schema. @throws SchemaError where that cannot be done */
function attempt(path: string, use: () => unknown): void {
  try {
    use();
  } catch (fault) {
    throw new SchemaError(path, fault);
  }
}

/**
 * Code of a function `(exports, require, formats)` that gives `exports` the validators of schemas by their paths. It
 * knows our own formats and annotations. Ajv is loaded by it alone, since most commands need none: their validators are
 * kept (kept-validators.ts).
 *
 * @throws SchemaError for a schema that is not valid
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
    // Without these two the code is made in half the time, and says the same.
    inlineRefs: false,
    code: { source: true, formats: _`formats`, optimize: false },
  });
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format);
  for (const keyword of ANNOTATIONS) ajv.addKeyword(keyword);
  // ajv looks up `$schema` in a schema document and throws on what it does not know, so it is left out.
  for (const [path, { $schema: _dialect, ...rest }] of schemas)
    attempt(path, () => ajv.addSchema({ ...rest, $id: BASE + path }));
  const paths = [...schemas.keys()];
  for (const path of paths) attempt(path, () => ajv.getSchema(BASE + path));
  const code = standalone(ajv, Object.fromEntries(paths.map((path) => [path, BASE + path])));
  return `(function (exports, require, formats) {${code}\n})`;
}

/** What a function says; bundlers number the names that occur twice. */
const wordsOf = (value: unknown): string => String(value).replaceAll(/\$\d+\b/g, "");

/** All that decides what the compiler makes of schemas, beside them; the same in every bundle of the code. */
export const compilerWords = (): string =>
  JSON.stringify([
    (require("ajv/package.json") as { version: string }).version,
    process.version,
    BASE,
    ANNOTATIONS,
    Object.entries(FORMATS).map(([name, format]) => [name, wordsOf(format), JSON.stringify(format)]),
    wordsOf(validatorCode),
  ]);
