import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { isJsonObject, type JsonObject } from "./json-document";

/** Base for the schemas' identifiers, so that relative `$ref`s between files resolve; never fetched. */
const BASE = "https://schemas.invalid/";

/** Folder with one folder a product visual (see renderer/ui/visuals/README.md). */
export const VISUALS_FOLDER = "renderer/ui/visuals";

/** Every JSON Schema of the project, compiled on first use. */
export interface SchemaSet {
  /** Names of the folders in `blocks/`, sorted: the block types that exist. */
  blockTypes: readonly string[];
  /** Names of the folders in `renderer/ui/visuals/`, sorted. */
  visualKinds: readonly string[];
  /** Paths of the schemas in `schema/`, sorted: `schema/action.schema.json`. */
  shared: readonly string[];
  /** The schema document at a path such as `blocks/hero/schema.json`. */
  schema(path: string): JsonObject;
  /** Validates a value (filling defaults into it) against the schema at a path; an empty list means valid. */
  errors(path: string, value: unknown): ErrorObject[];
}

/** Folders below `folder` that hold a schema.json, sorted by name; a missing folder has none. */
export function schemaFolders(root: string, folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(path, entry.name, "schema.json")))
    .map((entry) => entry.name)
    .sort();
}

/**
 * The schema of a product visual, made from the folders: an enum on `kind` with if/then, because then a typo
 * gives one error in the right place, in ajv and in VS Code alike (`oneOf` gives one for each kind).
 */
export function visualSchema(kinds: readonly string[]): JsonObject {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Visual",
    description: "A picture of the product, drawn in HTML and SVG from its own content.",
    type: "object",
    required: ["kind"],
    properties: { kind: { title: "Picture", description: "Which picture to draw.", enum: [...kinds] } },
    allOf: kinds.map((kind) => ({
      if: { properties: { kind: { const: kind } }, required: ["kind"] },
      // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema
      then: { $ref: `../${VISUALS_FOLDER}/${kind}/schema.json` },
    })),
  };
}

function readSchema(root: string, path: string): JsonObject {
  const value: unknown = JSON.parse(readFileSync(join(root, path), "utf8"));
  if (!isJsonObject(value)) throw new Error(`${path} is not a JSON Schema: an object is expected.`);
  return value;
}

/** How the format `numeral` is written. */
export const NUMERAL = /^[0-9]+(\.[0-9]+)?$/;

const A_YEAR = 366 * 24 * 60 * 60 * 1000;

/** True for a day that is in the calendar, and not so far away that its year must be a slip. */
function isPublicationDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && day.toJSON()?.slice(0, 10) === text;
  return isDay && text >= "2015" && day.getTime() < Date.now() + A_YEAR;
}

/** A compiler that knows all schemas of a project, and our own formats and annotations. */
function compilerOf(schemas: ReadonlyMap<string, JsonObject>): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    useDefaults: true,
    strictRequired: false,
    strictTypes: false,
  });
  formats.default(ajv);
  // Texts that hold Markdown or a numeral; editors ignore formats they do not know, ajv wants them declared.
  ajv.addFormat("markdown", true);
  ajv.addFormat("numeral", NUMERAL);
  // Words about somebody else's product: figures in them come from its sources and are none of our constants.
  ajv.addFormat("sourced", true);
  // No sentence of ours: a line of a program, or a misspelling that is shown as one.
  ajv.addFormat("verbatim", true);
  const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  ajv.addFormat("country", (code: string) => /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined);
  const currencies = new Set(Intl.supportedValuesOf("currency"));
  ajv.addFormat("currency", (code: string) => currencies.has(code));
  ajv.addFormat("publication-date", isPublicationDate);
  // A note for the rule page-heading: the block carries the heading of this level. It restricts no value.
  ajv.addKeyword("x-heading");
  // Names what the site fills the property in with (data/block-data.ts). It restricts no value.
  ajv.addKeyword("x-data");
  // Names what the content offers to choose from, for editors (scripts/generate/editor). It restricts no value.
  ajv.addKeyword("x-choice");
  // What the site states of the entities that an author names (data/facts.ts). They restrict no value.
  for (const keyword of ["x-entity", "x-fact", "x-fact-each"]) ajv.addKeyword(keyword);
  for (const [path, schema] of schemas) {
    // ajv looks up `$schema` in a schema document and throws on what it does not know, so it is left out.
    const { $schema: _, ...rest } = schema;
    ajv.addSchema({ ...rest, $id: BASE + path });
  }
  return ajv;
}

/** The schemas of a project by their paths. */
function readSchemas(root: string, paths: readonly string[]): Map<string, JsonObject> {
  return new Map(paths.map((path) => [path, readSchema(root, path)]));
}

/** The set that was made last: schemas of the same words are not compiled again in one process. */
let latest: { words: string; set: SchemaSet } | undefined;

/**
 * Reads every schema of a project.
 *
 * @param root folder that holds `schema/` and `blocks/`
 * @throws when a schema is not valid JSON or not a valid schema: that is a fault of the code, not of content
 */
export function loadSchemas(root: string): SchemaSet {
  const blockTypes = schemaFolders(root, "blocks");
  const visualKinds = schemaFolders(root, VISUALS_FOLDER);
  const shared = readdirSync(join(root, "schema"))
    .filter((name) => name.endsWith(".schema.json") && !name.includes(".gen."))
    .sort()
    .map((name) => `schema/${name}`);
  const schemas = readSchemas(root, [
    ...shared,
    ...blockTypes.map((type) => `blocks/${type}/schema.json`),
    ...visualKinds.map((kind) => `${VISUALS_FOLDER}/${kind}/schema.json`),
  ]);
  schemas.set("schema/visual.gen.schema.json", visualSchema(visualKinds));
  const words = JSON.stringify([...schemas]);
  if (latest?.words === words) return latest.set;
  const ajv = compilerOf(schemas);
  const validator = (path: string): ValidateFunction => {
    const compiled = ajv.getSchema(BASE + path);
    if (!compiled) throw new Error(`There is no schema ${path}.`);
    return compiled as ValidateFunction;
  };
  const set: SchemaSet = {
    blockTypes,
    visualKinds,
    shared,
    schema: (path) => schemas.get(path) ?? {},
    errors(path, value) {
      const validate = validator(path);
      return validate(value) ? [] : [...(validate.errors ?? [])];
    },
  };
  latest = { words, set };
  return set;
}
