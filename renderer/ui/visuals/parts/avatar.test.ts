import { expect, it } from "vitest";
import { initials } from "./avatar";

it.each([
  ["Marta Ruiz", "MR"],
  ["Sam", "S"],
  ["Ana de la Cruz", "AC"],
  ["  ", ""],
])("returns for %j the initials %j", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
