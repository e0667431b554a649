import { expect, it } from "vitest";
import { realSchemas } from "../tests/check/project";
import { rolesOf } from "./field-roles";

it("gives the values of a map the roles that their schema says", () => {
  const roles = rolesOf(realSchemas(), "schema/competitor.schema.json");
  const category = roles.properties.get("comparison")?.others;
  expect(category?.properties.get("product")?.role).toBe("prose");
  // Figures of another company come from its sources, and are none of our constants.
  expect(category?.properties.get("competitor")?.role).toBe("sourced");
  expect(roles.properties.get("features")?.others?.properties.get("notes")?.role).toBe("sourced");
  expect(roles.properties.get("pricing")?.properties.get("extras")?.items?.role).toBe("sourced");
});
