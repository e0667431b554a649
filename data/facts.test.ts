import { describe, expect, it } from "vitest";
import type { JsonValue } from "../schema/json-document";
import type { SchemaSet } from "../schema/schema-set";
import type { Constant } from "./constants";
import { stateFacts } from "./facts";

const text = (key: string, value: string, more: Partial<Constant> = {}): [string, Constant] => [
  key,
  { key, value, unit: "text", alternates: [], ...more },
];
const dollars = (key: string, value: number): [string, Constant] => [
  key,
  { key, value, unit: "usd", per: "month", alternates: [] },
];

const constants = new Map([
  text("plans.lite.name", "Lite"),
  dollars("plans.lite.price", 4),
  text("plans.lite.minutes", "None"),
  text("plans.standard.name", "Standard"),
  dollars("plans.standard.price", 12),
  dollars("plans.standard.listPrice", 30),
  text("plans.standard.minutes", "Many"),
  text("attributes.minutes.name", "Voice minutes"),
  text("attributes.storage.name", "Storage"),
  text("plans.discount", "60%"),
]);

/** A schema set with one block, `card`, and a schema that it refers to. */
const schemas: SchemaSet = {
  blockTypes: ["card"],
  visualKinds: [],
  paths: [],
  schema: (path): { [key: string]: JsonValue } =>
    path === "schema/offer.schema.json"
      ? {
          properties: {
            plan: { "x-entity": "plans" },
            price: { "x-fact": "{{$plan.price}} {{$plan.price|period}}" },
            listPrice: { "x-fact": "{{$plan.listPrice}}" },
            annual: { "x-fact": { price: "{{$plan.price}}", saving: "{{$plan.saving}}" } },
          },
        }
      : {
          properties: {
            offers: { items: { $ref: "../../schema/offer.schema.json" } },
            rows: {
              items: {
                properties: {
                  attribute: { "x-entity": ["attributes"] },
                  cells: { "x-fact-each": "{{$each.$attribute.id}}" },
                },
              },
            },
          },
        },
  errors: () => [],
};

const state = (written: JsonValue) => stateFacts(schemas, "blocks/card/schema.json", written, { constants });

describe("facts of the entities that a block names", () => {
  it("are added beside them as tokens", () => {
    const { value, faults } = state({
      heading: "Ours",
      offers: [{ plan: "standard", note: "Own words" }],
    });
    expect(faults).toEqual([]);
    expect(value).toEqual({
      heading: "Ours",
      offers: [
        {
          plan: "standard",
          note: "Own words",
          price: "{{plans.standard.price}} {{plans.standard.price|period}}",
          listPrice: "{{plans.standard.listPrice}}",
        },
      ],
    });
  });

  it("are omitted if the entity does not have them", () => {
    expect(state({ offers: [{ plan: "lite" }] }).value).toEqual({
      offers: [{ plan: "lite", price: "{{plans.lite.price}} {{plans.lite.price|period}}" }],
    });
  });

  it("are omitted if no entity is named", () => {
    expect(state({ offers: [{ note: "Later" }] }).value).toEqual({ offers: [{ note: "Later" }] });
  });

  it("are listed for each plan in the order of the plans, or omitted", () => {
    expect(state({ rows: [{ attribute: "minutes" }, { attribute: "storage" }] }).value).toEqual({
      rows: [
        { attribute: "minutes", cells: ["{{plans.lite.minutes}}", "{{plans.standard.minutes}}"] },
        { attribute: "storage" },
      ],
    });
    expect(state({ rows: [{ attribute: "storage" }] }).unstated).toEqual([
      { path: ["rows", 0], name: "cells", constant: "plans.lite.storage" },
      { path: ["rows", 0], name: "cells", constant: "plans.standard.storage" },
    ]);
  });

  it("cannot be typed, and cannot belong to an unknown entity", () => {
    expect(state({ offers: [{ plan: "standart" }, { plan: "lite", price: "$3" }] }).faults).toEqual([
      {
        path: ["offers", 0, "plan"],
        message: 'There is no plan "standart".',
        fix: 'Did you mean "standard"?',
        constant: "plans.standart",
      },
      {
        path: ["offers", 1, "price"],
        part: "key",
        message: '"price" is filled in by the site from "plan", so that it is always what the constants say.',
        fix: "Remove it.",
      },
    ]);
  });

  it("are not added to content of an unexpected shape", () => {
    for (const written of ["text", 3, null, { offers: "none" }, { offers: [[]] }])
      expect(state(written)).toEqual({ value: written, unstated: [], faults: [] });
  });
});
