import { isJsonObject, type JsonObject, type JsonValue } from "../schema/json-document";
import { propertiesOf, resolveReference } from "../schema/schema-parts";
import type { SchemaSet } from "../schema/schema-set";
import { once } from "./once";

/** A fact that the site states: a template, once or for each plan. */
export interface Fact {
  of: JsonValue;
  each: boolean;
}

/** The parts of a schema that name entities and state facts about them. */
export interface FactShape {
  /** Groups of the constants in which a property names an entity. */
  entities: ReadonlyMap<string, readonly string[]>;
  facts: ReadonlyMap<string, Fact>;
  properties: ReadonlyMap<string, FactShape>;
  items?: FactShape;
}

/** True for a property that the site fills in, with data (block-data.ts) or facts (facts.ts): no author writes it. */
export const isFilledIn = (property: JsonValue | undefined): boolean =>
  isJsonObject(property) && ["x-data", "x-fact", "x-fact-each"].some((keyword) => keyword in property);

/** Groups of the constants in which a property names an entity; undefined for other properties. */
export const entityGroups = (property: JsonObject): string[] | undefined =>
  property["x-entity"] === undefined ? undefined : [property["x-entity"]].flat().map(String);

/** Name of a choice among the entities of some groups of the constants: `plans`, `addOns-features`. */
export const entityChoice = (groups: readonly string[]): string => groups.join("-");

const shapesOf = once((_: SchemaSet) => new Map<string, FactShape | undefined>());

/** The shape of a schema's value; undefined where nothing below it names an entity. */
function read(schema: JsonValue | undefined, file: string, schemas: SchemaSet): FactShape | undefined {
  if (!isJsonObject(schema)) return undefined;
  if (typeof schema.$ref === "string" && !schema.$ref.startsWith("#"))
    return factShape(schemas, resolveReference(file, schema.$ref));
  const entities = new Map<string, string[]>();
  const facts = new Map<string, Fact>();
  const properties = new Map<string, FactShape>();
  for (const [name, property] of Object.entries(propertiesOf(schema))) {
    if (!isJsonObject(property)) continue;
    const { "x-fact": fact, "x-fact-each": each } = property;
    const groups = entityGroups(property);
    if (groups) entities.set(name, groups);
    if (fact !== undefined) facts.set(name, { of: fact, each: false });
    if (each !== undefined) facts.set(name, { of: each, each: true });
    const below = read(property, file, schemas);
    if (below) properties.set(name, below);
  }
  const items = read(schema.items, file, schemas);
  if (entities.size + facts.size + properties.size === 0 && !items) return undefined;
  return { entities, facts, properties, ...(items ? { items } : {}) };
}

/** The parts of the schema at a path that name entities and state facts; undefined where it has none. */
export function factShape(schemas: SchemaSet, path: string): FactShape | undefined {
  const shapes = shapesOf(schemas);
  if (!shapes.has(path)) {
    // Entered before it is read, so that a schema that refers to itself ends.
    shapes.set(path, undefined);
    shapes.set(path, read(schemas.schema(path), path, schemas));
  }
  return shapes.get(path);
}
