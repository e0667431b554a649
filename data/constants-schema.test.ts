import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type JsonObject, type JsonValue, parseJson } from "../schema/json-document";
import { loadSchemas } from "../schema/schema-set";
import { validate } from "../schema/validate";
import { CONSTANTS_FILE } from "./constants";
import { LEAF } from "./constants.fixture";
import { NUMBER_UNITS, type Reading, type Unit } from "./reading";

const ROOT = new URL("..", import.meta.url).pathname;
const schemas = loadSchemas(ROOT);
const schema = "schema/constants.schema.json";
const other = { source: "9", routes: ["/faq"], note: "n" };

it.each<[string, JsonValue]>([
  ["an unknown property", { ...LEAF, plus: true }],
  ["an alias with a value", { same: "a.y", value: 5 }],
  ["an alternate without a value", { ...LEAF, alternates: [other] }],
  ["an alternate with a value and an alias", { ...LEAF, alternates: [{ ...other, value: 5, same: "a.y" }] }],
  ["an alternate without routes", { ...LEAF, alternates: [{ value: 6, source: "9", note: "n" }] }],
  ["an alternate with a unit of its own", { ...LEAF, alternates: [{ ...other, value: 6, unit: "users" }] }],
  ["an empty group", {}],
  ["a name with a dot", { "x.y": LEAF }],
])("rejects %s", (_, entry) => {
  expect(schemas.errors(schema, { plans: { x: LEAF } })).toEqual([]);
  expect(schemas.errors(schema, { plans: { x: entry } })).not.toEqual([]);
});

it("requires a subject for every number outside of plans", () => {
  expect(schemas.errors(schema, { a: { b: { x: LEAF } } })).not.toEqual([]);
  const subject = { name: "a member", about: "member* team" };
  expect(schemas.errors(schema, { a: { b: { x: { ...LEAF, subject } } } })).toEqual([]);
});

it("shows the fields of a missing subject", () => {
  const document = parseJson(CONSTANTS_FILE, JSON.stringify({ a: { x: LEAF } }));
  const [fault, ...others] = validate(schemas, { document, value: document.value, schema, rule: "r" });
  expect(fault?.fix).toMatch(/^Add "subject": \{ "name": …, "about": … \}\. For an extra user/);
  expect(others).toEqual([]);
});

it("accepts a leaf, an alias and both kinds of alternate", () => {
  const alternates = [
    { ...other, value: 6 },
    { ...other, same: "a.y" },
  ];
  const group = { x: { ...LEAF, alternates }, y: { same: "plans.x" } };
  expect(schemas.errors(schema, { plans: group })).toEqual([]);
});

it("rejects a typed value if a plan’s prices determine it", () => {
  const errorsWith = (plan: JsonObject) => schemas.errors(schema, { plans: { gold: plan } });
  const named = ["plans.gold.price", "plans.discount"];
  expect(errorsWith({ listPrice: { undiscounted: named, unit: "usd", source: "9" } })).toEqual([]);
  expect(errorsWith({ listPrice: { value: 30, unit: "usd", source: "9" } })).not.toEqual([]);
  expect(errorsWith({ annualSaving: { value: 17, unit: "percent", source: "9" } })).not.toEqual([]);
});

it("lists the same units and qualifiers as the code", () => {
  const texts = ["text", "plan-tag", "date"] as const satisfies readonly Unit[];
  const { leaf, qualifier } = JSON.parse(readFileSync(`${ROOT}${schema}`, "utf8")).$defs;
  expect(leaf.properties.unit.enum).toEqual([...NUMBER_UNITS, ...texts]);
  type Qualifiers = Record<NonNullable<Reading["qualifier"]>, 1>;
  const qualifiers: Qualifiers = { plus: 1, "up-to": 1, under: 1, about: 1, from: 1 };
  expect(qualifier.enum).toEqual(Object.keys(qualifiers));
});
