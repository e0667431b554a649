import { memoize } from "../data/memoize";
import { applicableSchemas, childSchemas, type LocatedSchema } from "../schema/field-title";
import type { JsonObject } from "../schema/json-document";
import { VISUALS_FOLDER } from "../schema/schema-parts";
import type { SchemaSet } from "../schema/schema-set";

/** Purpose of a value in a block's content, as the block's schema defines it. */
export type Role =
  | "prose"
  | "markdown"
  | "emphasis"
  | "sourced"
  | "verbatim"
  | "address"
  | "action"
  | "visual"
  | "code"
  | "fact";

/** Roles of texts in sentences. */
export const PROSE_ROLES: readonly Role[] = ["prose", "markdown", "emphasis", "sourced"];

/** Roles of texts that are not an author's words. Programs, for example, use their own signs and empty lines. */
export const NON_PROSE_ROLES: readonly Role[] = ["code", "verbatim", "address", "fact"];

/** Schemas that define the role of every value that refers to them. */
const ROLE_OF_SCHEMA: Record<string, Role> = {
  "schema/address.schema.json": "address",
  "schema/action.schema.json": "action",
  "schema/visual.gen.schema.json": "visual",
};

/** Formats that define the role of a text, under the same name (schema/formats.ts). */
export const FORMAT_ROLES: readonly Role[] = ["markdown", "emphasis", "sourced", "verbatim"];

/** Whether a schema is for a text whose words and figures are not judged: a choice, a numeral, a date. */
export const isUnjudgedText = (schema: JsonObject): boolean =>
  ["enum", "const", "format", "x-entity", "x-choice"].some((keyword) => keyword in schema);

/** Returns the role that one schema defines. A value that the site states (data/facts.ts) is a fact in any format. */
function roleIn({ schema, file }: LocatedSchema, schemas: SchemaSet): Role | undefined {
  if ("x-fact" in schema || "x-fact-each" in schema) return "fact";
  if (schema === schemas.schema(file)) {
    const named = ROLE_OF_SCHEMA[file] ?? (file.startsWith(`${VISUALS_FOLDER}/`) ? "visual" : undefined);
    if (named) return named;
  }
  const ofFormat = FORMAT_ROLES.find((role) => role === schema.format);
  return ofFormat ?? (isUnjudgedText(schema) ? "code" : undefined);
}

/** The role of a value, and the roles of the values in it. */
export class Roles {
  readonly role: Role;
  readonly #located: readonly LocatedSchema[];
  readonly #below = new Map<string | number, Roles>();

  /** @param located schemas of the value */
  constructor(
    readonly schemas: SchemaSet,
    located: readonly LocatedSchema[],
  ) {
    // All branches of if/then count: a name has one meaning in all of them, and validation decides which one applies.
    this.#located = located.flatMap((one) => applicableSchemas(schemas, one, undefined));
    const roles = this.#located.flatMap((one) => roleIn(one, schemas) ?? []);
    this.role = roles.includes("fact") ? "fact" : (roles.at(-1) ?? "prose");
  }

  /** Whether a schema defines the value. */
  get isDefined(): boolean {
    return this.#located.length > 0;
  }

  /** Returns the roles of a list entry or a property. */
  below(step: string | number): Roles {
    const key = typeof step === "number" ? 0 : step;
    const known = this.#below.get(key) ?? new Roles(this.schemas, childSchemas(this.#located, step));
    this.#below.set(key, known);
    return known;
  }
}

/** Memoized by schema, which belongs to one set and one path. */
const readRoles = memoize(
  (schema: JsonObject, schemas: SchemaSet, file: string) => new Roles(schemas, [{ schema, file }]),
);

/** Returns the roles that a schema defines, such as `blocks/hero/schema.json` for the content of a hero. */
export const rolesOf = (schemas: SchemaSet, path: string): Roles =>
  readRoles(schemas.schema(path), schemas, path);
