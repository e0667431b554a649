import { choicesOf } from "../schema/explain-value";
import { isJsonObject, type JsonObject, type JsonPath, type JsonValue } from "../schema/json-document";
import { suggestNearest } from "../schema/nearest";
import type { SchemaSet } from "../schema/schema-set";
import type { Fault } from "./constant-leaves";
import { CONSTANTS_FILE, type Constants } from "./constants";
import { type FactShape, factShape } from "./fact-shape";
import { plansOf } from "./plans";
import { resolveText, type TokenLookup } from "./tokens";

/** Content with its facts filled in, see `stateFacts`. */
export type StatedFacts = ReturnType<typeof stateFacts>;

/** Keys of the entities that an object's properties name, by property: `plan` → `plans.standard`. */
type Scope = ReadonlyMap<string, string>;

/** Matches a reference to an entity: `$plan` is its key, `$plan.id` the last part of the key. */
const REFERENCE = /\$(\w+)(\.id)?/g;

const idOf = (key: string): string => key.slice(key.lastIndexOf(".") + 1);

/**
 * Returns the ids of the entities in a group of the constants, in order. An entity has a name (a plan, an attribute) or a
 * label (an add-on, a feature).
 */
export function idsIn(group: string, constants: Constants): string[] {
  return [...constants.values()].flatMap(({ key, label }) => {
    const [first, id = "", part, ...more] = key.split(".");
    const isEntity = part === undefined ? label !== undefined : part === "name" && more.length === 0;
    return first === group && isEntity ? id : [];
  });
}

/** Returns the key of the entity that an id names in one of the groups. */
function entityKey(id: string, groups: readonly string[], constants: Constants): string | undefined {
  if (id.includes(".")) return undefined;
  const keys = groups.map((group) => `${group}.${id}`);
  return keys.find((key) => constants.get(key)?.label !== undefined || constants.has(`${key}.name`));
}

/** Returns the noun for one entity of a group: `plan`, `add-on`. */
const groupNoun = (group: string): string => group.replace(/s$/, "").replace(/[A-Z]/g, "-$&").toLowerCase();

/** Returns the fault of an id that names no entity of the groups. */
function unknownEntity(id: string, groups: readonly string[], constants: Constants): Omit<Fault, "path"> {
  const unlabeled = groups.map((group) => `${group}.${id}`).find((key) => constants.has(key));
  if (unlabeled) {
    const message = `${unlabeled} has no label, so it cannot be shown here.`;
    return { message, fix: `Give it a "label" in ${CONSTANTS_FILE}.` };
  }
  const ids = groups.flatMap((group) => idsIn(group, constants));
  const fix = suggestNearest(id, ids) ?? choicesOf(ids);
  const message = `There is no ${groups.map(groupNoun).join(" or ")} "${id}".`;
  return { message, fix, constant: `${groups[0]}.${id}` };
}

/** Fills the facts into a block's content, in one traversal. */
class Filler {
  /** Facts that an author typed, and ids that name no entity. */
  readonly faults: Fault[] = [];
  /** Constants whose lack left out a fact, each with the path of the object that lacks it and the fact's name there. */
  readonly unstated: { path: JsonPath; name: string; constant: string }[] = [];
  /** Keys of the constants that the current fact needs and that do not exist. */
  readonly #missed = new Set<string>();

  constructor(readonly lookup: TokenLookup) {}

  visit(value: JsonValue, shape: FactShape | undefined, path: JsonPath): JsonValue {
    if (!shape) return value;
    if (Array.isArray(value))
      return value.map((child, index) => this.visit(child, shape.items, [...path, index]));
    if (!isJsonObject(value)) return value;
    // Facts come first, in reading order: the name of an add-on before its description.
    const filled = this.#facts(value, shape, path);
    for (const [name, child] of Object.entries(value))
      filled[name] = this.visit(child, shape.properties.get(name), [...path, name]);
    return filled;
  }

  #facts(value: JsonObject, shape: FactShape, path: JsonPath): JsonObject {
    const facts: JsonObject = {};
    const scope = this.#scopeOf(value, shape, path);
    for (const [name, fact] of shape.facts) {
      if (Object.hasOwn(value, name)) this.#refuse(name, shape, path);
      else {
        this.#missed.clear();
        const stated = fact.each ? this.#forEachPlan(fact.of, scope) : this.#state(fact.of, scope);
        if (stated !== undefined) facts[name] = stated;
        else for (const constant of this.#missed) this.unstated.push({ path, name, constant });
      }
    }
    return facts;
  }

  /** Returns the entities that an object names; reports an id that names none. */
  #scopeOf(value: JsonObject, { entities }: FactShape, path: JsonPath): Scope {
    const scope = new Map<string, string>();
    const { constants } = this.lookup;
    for (const [name, groups] of entities) {
      const id = value[name];
      if (typeof id !== "string") continue;
      const key = entityKey(id, groups, constants);
      if (key) scope.set(name, key);
      else this.faults.push({ path: [...path, name], ...unknownEntity(id, groups, constants) });
    }
    return scope;
  }

  #refuse(name: string, { entities }: FactShape, path: JsonPath): void {
    const from = [...entities.keys()].map((entity) => `"${entity}"`).join(" and ");
    const message = `"${name}" is filled in by the site${from ? ` from ${from}` : ""}, so that it is always what the constants say.`;
    this.faults.push({ path: [...path, name], part: "key", message, fix: "Remove it." });
  }

  #forEachPlan(template: JsonValue, scope: Scope): JsonValue | undefined {
    const states = plansOf(this.lookup.constants).map(({ id }) =>
      this.#state(template, new Map([...scope, ["each", `plans.${id}`]])),
    );
    return states.every((state) => state !== undefined) ? (states as JsonValue[]) : undefined;
  }

  /** Inserts the entities' keys into a template; undefined if an entity does not have the fact. */
  #state(template: JsonValue, scope: Scope): JsonValue | undefined {
    if (isJsonObject(template)) {
      const entries = Object.entries(template).map(
        ([name, child]) => [name, this.#state(child, scope)] as const,
      );
      return entries.every(([, state]) => state !== undefined)
        ? (Object.fromEntries(entries) as JsonObject)
        : undefined;
    }
    if (typeof template !== "string") return template;
    let isKnown = true;
    const text = template.replace(REFERENCE, (_, name: string, id: string | undefined) => {
      const key = scope.get(name);
      if (key === undefined) isKnown = false;
      return id ? idOf(key ?? "") : (key ?? "");
    });
    if (!isKnown) return undefined;
    const { faults } = resolveText(text, this.lookup);
    for (const { constant } of faults) if (constant) this.#missed.add(constant);
    return faults.length === 0 ? text : undefined;
  }
}

/**
 * Fills in the facts of the entities that a block's content names. A property whose schema has `x-fact` is written by the
 * site, as tokens that are later resolved like an author's.
 *
 * - `"x-entity": "plans"`: the property's value is the id of an entity in that group of the constants.
 * - `"x-fact": "{{$plan.price}}"`: the fact; `$plan` is the entity that the sibling property `plan` names. A fact that the
 *   entity does not have is left out.
 * - `"x-fact-each": "{{$each.$attribute.id|cell}}"`: a list with one entry for each plan.
 *
 * @param written content as it is in the file
 * @returns a new value, with faults for ids that name no entity and for facts that an author typed
 */
export function stateFacts(schemas: SchemaSet, schema: string, written: JsonValue, lookup: TokenLookup) {
  const filler = new Filler(lookup);
  const value = filler.visit(written, factShape(schemas, schema), []);
  return { value, unstated: filler.unstated, faults: filler.faults };
}
