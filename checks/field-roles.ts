import { posix } from "node:path";
import { once } from "../data/once";
import { isJsonObject, type JsonObject, type JsonValue } from "../schema/json-document";
import { type SchemaSet, VISUALS_FOLDER } from "../schema/schema-set";

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

/** The roles of a value and of what it holds. */
export interface Roles {
  role: Role;
  properties: Map<string, Roles>;
  /** Of the properties that the schema does not name: the values of a map. */
  others?: Roles;
  items?: Roles;
}

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

/** What the site states of an entity (data/facts.ts): no author has written it, and it is what the constants say. */
const isFact = (schema: JsonObject): boolean => "x-fact" in schema || "x-fact-each" in schema;

class RoleReader {
  /** By schema file; entered before it is filled, so that a schema that refers to itself ends. */
  readonly #files = new Map<string, Roles>();

  constructor(readonly schemas: SchemaSet) {}

  ofFile(path: string): Roles {
    const known = this.#files.get(path);
    if (known) return known;
    const isVisual = path.startsWith(`${VISUALS_FOLDER}/`);
    const roles: Roles = {
      role: ROLE_OF_SCHEMA[path] ?? (isVisual ? "visual" : "prose"),
      properties: new Map(),
    };
    this.#files.set(path, roles);
    this.#add(this.schemas.schema(path), path, roles);
    return roles;
  }

  /**
   * Adds what one schema says. Branches of if/then are all added: the names in them say the same in each, and which
   * one applies is for validation to judge.
   */
  #add(schema: JsonValue | undefined, file: string, roles: Roles): void {
    if (!isJsonObject(schema)) return;
    const role = ROLE_OF_FORMAT[String(schema.format)];
    if (isFact(schema)) roles.role = "fact";
    else if (role) roles.role = role;
    else if (isCode(schema)) roles.role = "code";
    if (typeof schema.$ref === "string") this.#addReferred(schema.$ref, file, roles);
    if (isJsonObject(schema.properties)) {
      for (const [name, child] of Object.entries(schema.properties)) {
        const known = roles.properties.get(name) ?? { role: "prose", properties: new Map() };
        roles.properties.set(name, known);
        this.#add(child, file, known);
      }
    }
    if (isJsonObject(schema.additionalProperties)) {
      roles.others ??= { role: "prose", properties: new Map() };
      this.#add(schema.additionalProperties, file, roles.others);
    }
    if (schema.items !== undefined) {
      roles.items ??= { role: "prose", properties: new Map() };
      this.#add(schema.items, file, roles.items);
    }
    for (const part of Array.isArray(schema.allOf) ? schema.allOf : []) this.#add(part, file, roles);
    this.#add(schema.then, file, roles);
    this.#add(schema.else, file, roles);
  }

  #addReferred(reference: string, file: string, roles: Roles): void {
    const [target = "", pointer = ""] = reference.split("#");
    if (target === "") {
      const steps = pointer.split("/").slice(1);
      const below = (value: JsonValue | undefined, step: string) =>
        isJsonObject(value) ? value[step] : undefined;
      this.#add(steps.reduce(below, this.schemas.schema(file) as JsonValue | undefined), file, roles);
      return;
    }
    const { role, properties, others, items } = this.ofFile(posix.join(posix.dirname(file), target));
    // What the site states is a fact in whatever form.
    if (role !== "prose" && roles.role !== "fact") roles.role = role;
    for (const [name, child] of properties) roles.properties.set(name, child);
    if (others) roles.others = others;
    if (items) roles.items = items;
  }
}

const readerOf = once((schemas: SchemaSet) => new RoleReader(schemas));

/** The roles that a schema gives to the parts of a value, such as `blocks/hero/schema.json` to a hero's content. */
export const rolesOf = (schemas: SchemaSet, path: string): Roles => readerOf(schemas).ofFile(path);
