import { describe, expect, it } from "vitest";
import { type FactShape, factShape } from "../../data/fact-shape";
import { idsIn, stateFacts } from "../../data/facts";
import type { JsonObject } from "../../schema/json-document";
import { site } from "../render";

/** An object in a block's schema that names entities or states facts, with its path. */
interface Spot {
  block: string;
  steps: readonly string[];
  shape: FactShape;
}

function spotsBelow(block: string, shape: FactShape | undefined, steps: readonly string[] = []): Spot[] {
  if (!shape) return [];
  const own = shape.facts.size > 0 ? [{ block, steps, shape }] : [];
  return [
    ...own,
    ...[...shape.properties].flatMap(([name, below]) => spotsBelow(block, below, [...steps, name])),
    ...spotsBelow(block, shape.items, [...steps, "[]"]),
  ];
}

/** Content of a block that contains one object at the spot. */
const contentAt = ({ steps }: Spot, object: JsonObject): JsonObject =>
  steps.reduceRight<JsonObject | JsonObject[]>(
    (inner, step) => (step === "[]" ? [inner as JsonObject] : { [step]: inner as JsonObject }),
    object,
  ) as JsonObject;

const schemaOf = (block: string): string => `blocks/${block}/schema.json`;
const spots = site.schemas.blockTypes.flatMap((block) =>
  spotsBelow(block, factShape(site.schemas, schemaOf(block))),
);
const lookup = {
  constants: site.constants,
  namespaces: { site: { name: site.data.name } },
  route: "/pricing",
};
const state = (spot: Spot, object: JsonObject) =>
  stateFacts(site.schemas, schemaOf(spot.block), contentAt(spot, object), lookup);

it("finds the blocks that name plans, attributes, add-ons and features", () => {
  const groups = spots.flatMap(({ shape }) => [...shape.entities.values()].flat());
  expect(new Set(groups)).toEqual(new Set(["plans", "tiers", "attributes", "addOns", "features"]));
});

describe.each(spots.map((spot) => [`${spot.block} ${spot.steps.join(" › ")}`, spot] as const))(
  "%s",
  (_, spot) => {
    it("states each of its facts for at least one entity", () => {
      for (const [name] of spot.shape.facts) {
        const choices = [...spot.shape.entities].flatMap(([property, groups]) =>
          groups.flatMap((group) => idsIn(group, site.constants)).map((id) => ({ [property]: id })),
        );
        const values = [{}, ...choices].map((choice) => JSON.stringify(state(spot, choice).value));
        expect(
          values.some((value) => value.includes(`"${name}":`)),
          name,
        ).toBe(true);
      }
    });

    it("rejects its facts in authored content", () => {
      for (const [name] of spot.shape.facts) {
        const { faults } = state(spot, { [name]: "$99" });
        expect(faults.map(({ message }) => message)).toEqual([
          expect.stringContaining("filled in by the site"),
        ]);
      }
    });
  },
);
