import { isJsonObject, type JsonObject, type JsonValue } from "../schema/json-document";
import { propertiesOf, resolveReference } from "../schema/schema-parts";
import type { SchemaSet } from "../schema/schema-set";
import { memoize } from "./memoize";

/** A fact that the site states: a template, resolved once or for each plan. */
export interface Fact {
  of: JsonValue;
  each: boolean;
}

/** The parts of a schema that name entities and state facts about them. */
export interface FactShape {
  /** Groups of the constants from which a property names an entity, by property. */
  entities: ReadonlyMap<string, readonly string[]>;
  facts: ReadonlyMap<string, Fact>;
  properties: ReadonlyMap<string, FactShape>;
  items?: FactShape;
}

/** Whether the site fills a property in, with data (block-data.ts) or facts (facts.ts), so that no author writes it. */
export const isFilledIn = (property: JsonValue | undefined): boolean =>
  isJsonObject(property) && ["x-data", "x-fact", "x-fact-each"].some((keyword) => keyword in property);

/** Returns the groups of the constants from which a property names an entity; undefined for other properties. */
export const entityGroups = (property: JsonObject): string[] | undefined =>
  property["x-entity"] === undefined ? undefined : [property["x-entity"]].flat().map(String);

/** Returns the name of the choice among the entities of some groups: `plans`, `addOns-features`. */
export const entityChoice = (groups: readonly string[]): string => groups.join("-");

/** Reads the fact shape of a schema; undefined if nothing in it names an entity or states a fact. */
function readShape(schema: JsonValue | undefined, file: string, schemas: SchemaSet): FactShape | undefined {
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
    const below = readShape(property, file, schemas);
    if (below) properties.set(name, below);
  }
  const items = readShape(schema.items, file, schemas);
  if (entities.size + facts.size + properties.size === 0 && !items) return undefined;
  return { entities, facts, properties, ...(items ? { items } : {}) };
}

const shapeOf = memoize((schema: JsonObject, file: string, schemas: SchemaSet) =>
  readShape(schema, file, schemas),
);

/** Returns the parts of the schema at a path that name entities and state facts; undefined if there are none. */
export const factShape = (schemas: SchemaSet, path: string): FactShape | undefined =>
  shapeOf(schemas.schema(path), path, schemas);
