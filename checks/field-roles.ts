import { once } from "../data/once";
import { below, type Located, parts } from "../schema/field-title";
import type { JsonObject } from "../schema/json-document";
import { VISUALS_FOLDER } from "../schema/schema-parts";
import type { SchemaSet } from "../schema/schema-set";

/** What a value in a block's content is for, as the block's schema says. */
export type Role =
  | "prose"
  | "markdown"
  | "sourced"
  | "verbatim"
  | "address"
  | "action"
  | "visual"
  | "code"
  | "fact";

/** Roles of texts that are no words of an author's: a program has signs and empty lines of its own. */
export const NO_WORDS: readonly Role[] = ["code", "verbatim", "address", "fact"];

/** Schemas that give a value its role wherever they are referred to. */
const ROLE_OF_SCHEMA: Record<string, Role> = {
  "schema/address.schema.json": "address",
  "schema/action.schema.json": "action",
  "schema/visual.gen.schema.json": "visual",
};

/** Formats that say what a text is for. */
export const ROLE_OF_FORMAT: Record<string, Role> = {
  markdown: "markdown",
  // A fact about somebody else's product, for which its file names sources.
  sourced: "sourced",
  verbatim: "verbatim",
};

/** A text whose words and figures are not ours to judge: a choice, a numeral, a date. */
export const isCode = (schema: JsonObject): boolean =>
  "enum" in schema || "const" in schema || "format" in schema || "x-entity" in schema;

/** What one schema says by itself; what the site states (data/facts.ts) is a fact in whatever form. */
function roleIn({ schema, file }: Located, schemas: SchemaSet): Role | undefined {
  if ("x-fact" in schema || "x-fact-each" in schema) return "fact";
  const ofFormat = ROLE_OF_FORMAT[String(schema.format)];
  if (ofFormat || isCode(schema)) return ofFormat ?? "code";
  if (schema !== schemas.schema(file)) return undefined;
  return ROLE_OF_SCHEMA[file] ?? (file.startsWith(`${VISUALS_FOLDER}/`) ? "visual" : undefined);
}

/** The role of a value, and those of what it holds. */
export class Roles {
  readonly role: Role;
  readonly #at: readonly Located[];
  readonly #below = new Map<string | number, Roles>();

  /** @param located the schemas of the value */
  constructor(
    readonly schemas: SchemaSet,
    located: readonly Located[],
  ) {
    // Branches of if/then all count: their names say the same, and which one applies is for validation to judge.
    this.#at = located.flatMap((one) => parts(schemas, one, undefined));
    const said = this.#at.flatMap((one) => roleIn(one, schemas) ?? []);
    this.role = said.includes("fact") ? "fact" : (said.at(-1) ?? "prose");
  }

  /** Those of an entry of a list, or of what has a name; prose where the schema does not know it. */
  below(step: string | number): Roles {
    const key = typeof step === "number" ? 0 : step;
    const known = this.#below.get(key) ?? new Roles(this.schemas, below(this.#at, step).found);
    this.#below.set(key, known);
    return known;
  }
}

const ofSchemas = once((_: SchemaSet) => new Map<string, Roles>());

/** The roles that a schema gives to the parts of a value, such as `blocks/hero/schema.json` to a hero's content. */
export function rolesOf(schemas: SchemaSet, path: string): Roles {
  const files = ofSchemas(schemas);
  const roles = files.get(path) ?? new Roles(schemas, [{ schema: schemas.schema(path), file: path }]);
  files.set(path, roles);
  return roles;
}
