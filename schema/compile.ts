import { createRequire } from "node:module";
import type * as ajvModule from "ajv/dist/2020.js";
import type { ValidateFunction } from "ajv/dist/2020.js";
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

/** Makes validators of schemas. */
export interface Compiler {
  /** The validator of a schema. @throws SchemaError when there is none at this path, or it cannot be compiled */
  validator(path: string): ValidateFunction;
  /** Code of a function `(exports, require, formats)` that gives `exports` the validators by their paths. */
  code(paths: readonly string[]): string;
}

/**
 * A compiler that knows all schemas of a project, and our own formats and annotations. Ajv is loaded by it alone, since
 * most commands need none: their validators are kept (kept-validators.ts).
 *
 * @throws SchemaError for one that is not valid
 */
export function compilerOf(schemas: ReadonlyMap<string, JsonObject>): Compiler {
  const { Ajv2020 } = require("ajv/dist/2020.js") as typeof ajvModule;
  const { _ } = require("ajv/dist/compile/codegen") as typeof codegen;
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    useDefaults: true,
    strictRequired: false,
    strictTypes: false,
    code: { source: true, formats: _`formats` },
  });
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format);
  for (const keyword of ANNOTATIONS) ajv.addKeyword(keyword);
  for (const [path, schema] of schemas) {
    // ajv looks up `$schema` in a schema document and throws on what it does not know, so it is left out.
    const { $schema: _dialect, ...rest } = schema;
    try {
      ajv.addSchema({ ...rest, $id: BASE + path });
    } catch (fault) {
      throw new SchemaError(path, fault);
    }
  }
  return {
    validator(path) {
      let compiled: ReturnType<typeof ajv.getSchema>;
      try {
        compiled = ajv.getSchema(BASE + path);
      } catch (fault) {
        throw new SchemaError(path, fault);
      }
      if (!compiled) throw new SchemaError(path, "it is missing");
      return compiled as ValidateFunction;
    },
    code(paths) {
      const { default: standalone } = require("ajv/dist/standalone") as { default: typeof standaloneCode };
      const code = standalone(ajv, Object.fromEntries(paths.map((path) => [path, BASE + path])));
      return `(function (exports, require, formats) {${code}\n})`;
    },
  };
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
    wordsOf(compilerOf),
  ]);
