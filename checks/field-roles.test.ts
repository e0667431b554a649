import { expect, it } from "vitest";
import { realSchemas } from "../tests/check/project";
import { rolesOf } from "./field-roles";

it("reads the roles of a map's values from its schema", () => {
  const roles = rolesOf(realSchemas(), "schema/competitor.schema.json");
  const category = roles.below("comparison").below("calls");
  expect(category.below("product").role).toBe("prose");
  // Figures of another company come from its sources, not from our constants.
  expect(category.below("competitor").role).toBe("sourced");
  expect(roles.below("features").below("video").below("notes").role).toBe("sourced");
  expect(roles.below("pricing").below("extras").below(0).role).toBe("sourced");
});
