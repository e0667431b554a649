import { isJsonObject } from "../schema/json-document";
import { valuesIn } from "../schema/json-path";
import { objectAt } from "../schema/schema-parts";
import type { SchemaSet } from "../schema/schema-set";
import { humanizeName } from "../schema/words";
import { countryOf } from "./carriers";
import { shownItems } from "./collections";
import { comparisonIndex, competitorOf } from "./comparisons";
import type { Constants } from "./constants";
import { entityChoice, entityGroups } from "./fact-shape";
import { idsIn } from "./facts";
import { formatConstant } from "./format";
import type { Site } from "./site";

/** A value that the content offers for a field, with the words for it. */
export interface Choice {
  value: string;
  label: string;
}

/** Returns every list of entity groups that a property of the schemas refers to, by the name of its choices. */
function entityGroupLists(schemas: SchemaSet): Map<string, readonly string[]> {
  const values = schemas.paths.flatMap((path) => [...valuesIn(schemas.schema(path))]);
  const named = values.flatMap(([, value]) => (isJsonObject(value) ? [entityGroups(value) ?? []] : []));
  return new Map(named.filter((groups) => groups.length > 0).map((groups) => [entityChoice(groups), groups]));
}

/** Returns the label of an entity; for a feature, with the plans that include it. */
function entityLabel(key: string, constants: Constants): string {
  const constant = constants.get(key);
  const name = String(constant?.label ?? constants.get(`${key}.name`)?.value ?? "");
  return constant?.unit === "plan-tag" ? `${name} (${formatConstant(constant)})` : name;
}

/** Returns the entities of some groups of the constants. Features are sorted by name, since there are many. */
function entitiesOf(groups: readonly string[], constants: Constants): Choice[] {
  const named = groups.flatMap((group) =>
    idsIn(group, constants).map((id) => ({ value: id, label: entityLabel(`${group}.${id}`, constants) })),
  );
  return groups.includes("features") ? named.sort((a, b) => a.label.localeCompare(b.label)) : named;
}

/** Choices by the name that a schema has for them in `x-choice`. Addresses and pictures have more than the data. */
const NAMED: Readonly<Record<string, (site: Site) => Choice[]>> = {
  author: ({ authors }) => authors.map(({ name, role }) => ({ value: name, label: `${name} (${role})` })),
  collection: ({ collections }) =>
    [...collections.keys()]
      .filter((name) => !name.includes("/"))
      .map((name) => ({ value: name, label: name })),
  competitor: ({ collections }) =>
    shownItems(collections, "comparisons")
      .map(competitorOf)
      .map(({ id, name }) => ({ value: id, label: name })),
  country: ({ collections }) =>
    shownItems(collections, "carriers")
      .map(countryOf)
      .map(({ id, name }) => ({ value: id, label: name })),
  /** Rows of the feature table of comparisons. */
  "feature-row": ({ collections }) =>
    (comparisonIndex(collections)?.feature_categories ?? [])
      .flatMap(({ features }) => features)
      .map((key) => ({ value: key, label: humanizeName(key) })),
  /** The label is the heading, or else the type of the block. */
  shared: ({ shared }) =>
    [...shared].map(([name, { value }]) => {
      const { type, props } = objectAt(value);
      return { value: name, label: String(objectAt(props).heading ?? type ?? "") };
    }),
};

/** Names of the choices that a schema can have in `x-choice`. */
export const CHOICES: readonly string[] = ["address", "picture", ...Object.keys(NAMED)];

/** Returns the choices from the data, by name: those of `x-choice`, and of each list of groups in `x-entity`. */
export function choicesOf(site: Site): Readonly<Record<string, Choice[]>> {
  const named = Object.entries(NAMED).map(([name, choices]) => [name, choices(site)] as const);
  const entities = [...entityGroupLists(site.schemas)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, groups]) => [name, entitiesOf(groups, site.constants)] as const);
  return Object.fromEntries([...named, ...entities]);
}
