import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { emptyFolder } from "../../tests/empty-folder";
import { DiskCache } from "./disk-cache";

let folder: string;
let file: string;
beforeEach(() => {
  folder = emptyFolder();
  file = join(folder, "deep/answers");
});

/** Looks up values as a separate process, saves the cache, and returns the keys whose values were computed. */
function lookUp(values: Record<string, unknown>, isValid?: (value: unknown) => boolean): string[] {
  const computed: string[] = [];
  const cache = new DiskCache(file);
  for (const [key, value] of Object.entries(values)) {
    const compute = () => {
      computed.push(key);
      return value;
    };
    expect(cache.getOrCompute(key, compute, isValid)).toEqual(value);
  }
  cache.save();
  return computed;
}

it("computes a value once, including for later processes", () => {
  const values = { a: { list: [1, undefined] }, b: new Map([["c", new Set([1])]]) };
  expect(lookUp(values)).toEqual(["a", "b"]);
  expect(lookUp(values)).toEqual([]);
});

it("recomputes a value that is no longer valid", () => {
  lookUp({ a: 1 });
  expect(lookUp({ a: 2 }, (answer) => answer === 2)).toEqual(["a"]);
  expect(lookUp({ a: 2 })).toEqual([]);
});

it("evicts values that two consecutive processes have not requested", () => {
  lookUp({ a: 1, b: 2 });
  lookUp({ a: 1 });
  expect(lookUp({ a: 1, b: 2 })).toEqual([]);
  lookUp({ a: 1, c: 3 });
  lookUp({ a: 1, d: 4 });
  expect(lookUp({ a: 1, b: 2 })).toEqual(["b"]);
});

it("does not write the file without new values", () => {
  lookUp({ a: 1, b: 2 });
  const { ino } = statSync(file);
  lookUp({ b: 2, a: 1 });
  expect(statSync(file).ino).toBe(ino);
});

it("starts empty with a corrupt file, and leaves no file if it cannot write", () => {
  lookUp({ a: 1 });
  writeFileSync(file, readFileSync(file).subarray(0, 7));
  expect(lookUp({ a: 1 })).toEqual(["a"]);
  rmSync(join(folder, "deep"), { recursive: true });
  writeFileSync(join(folder, "deep"), "a file where the folder should be");
  expect(lookUp({ a: 1 })).toEqual(["a"]);
  expect(existsSync(file)).toBe(false);
  expect(readdirSync(folder)).toEqual(["deep"]);
});
