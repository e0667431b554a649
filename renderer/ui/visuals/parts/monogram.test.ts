import { expect, it } from "vitest";
import { initials } from "./monogram";

it.each([
  ["Marta Ruiz", "MR"],
  ["Sam", "S"],
  ["Ana de la Cruz", "AC"],
  ["  ", ""],
])("the initials of %j are %j", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
