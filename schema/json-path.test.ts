import { expect, test } from "vitest";
import { ancestorsOf, valueAt, valuesIn } from "./json-path";

const value = { list: ["one", { name: "two" }] };

test("valueAt finds values in lists and objects, but no built-in properties", () => {
  expect(valueAt(value, ["list", 1, "name"])).toBe("two");
  expect(valueAt(value, ["list", "1", "name"])).toBe("two");
  for (const step of ["length", "constructor", "01", 2])
    expect(valueAt(value, ["list", step])).toBeUndefined();
  expect(valueAt(value, ["list", 0, 0])).toBeUndefined();
  expect(valueAt(value, ["list", 0, "length"])).toBeUndefined();
});

test("ancestorsOf returns the values along a path", () => {
  expect(ancestorsOf(value, ["list", 1, "name"])).toEqual([value, value.list, value.list[1]]);
});

test("valuesIn returns every value with its path", () => {
  expect([...valuesIn(value)].map(([path]) => path.join("."))).toEqual([
    "",
    "list",
    "list.0",
    "list.1",
    "list.1.name",
  ]);
});
