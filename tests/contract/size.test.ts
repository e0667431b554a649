import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { filesBelow } from "../../data/files-below";
import { ROOT } from "../roots";

const LONGEST_LINE = 160;
const MOST_LINES = 200;

const isOurs = (name: string): boolean => name.endsWith(".ts") && !/\.(?:test|fixture|gen)\.ts$/.test(name);
const linesOf = (name: string): string[] => readFileSync(join(ROOT, "checks", name), "utf8").split("\n");

const files = filesBelow(ROOT, "checks")
  .map((file) => file.replace(/^checks\//, ""))
  .filter(isOurs);

it("no line of the checks exceeds the maximum length", () => {
  expect(files.length).toBeGreaterThan(50);
  const long = files.flatMap((name) =>
    linesOf(name).flatMap((line, index) => (line.length > LONGEST_LINE ? [`${name}:${index + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

it("no file of the checks exceeds the maximum number of lines", () => {
  expect(files.filter((name) => linesOf(name).length > MOST_LINES)).toEqual([]);
});
