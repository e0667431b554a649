import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { emptyFolder } from "../../tests/folder";
import { DiskCache } from "./kept";

let folder: string;
let file: string;
beforeEach(() => {
  folder = emptyFolder();
  file = join(folder, "deep/answers");
});

/** Asks a process of its own for answers, and saves them. */
function ask(answers: Record<string, unknown>, holds?: (answer: unknown) => boolean): string[] {
  const found: string[] = [];
  const kept = new DiskCache(file);
  for (const [key, answer] of Object.entries(answers)) {
    const find = () => {
      found.push(key);
      return answer;
    };
    expect(kept.getOrCompute(key, find, holds)).toEqual(answer);
  }
  kept.save();
  return found;
}

it("finds an answer once, also for processes that come later", () => {
  const answers = { a: { list: [1, undefined] }, b: new Map([["c", new Set([1])]]) };
  expect(ask(answers)).toEqual(["a", "b"]);
  expect(ask(answers)).toEqual([]);
});

it("finds anew what does not hold any more", () => {
  ask({ a: 1 });
  expect(ask({ a: 2 }, (answer) => answer === 2)).toEqual(["a"]);
  expect(ask({ a: 2 })).toEqual([]);
});

it("forgets what two processes in a row have not asked for", () => {
  ask({ a: 1, b: 2 });
  ask({ a: 1 });
  expect(ask({ a: 1, b: 2 })).toEqual([]);
  ask({ a: 1, c: 3 });
  ask({ a: 1, d: 4 });
  expect(ask({ a: 1, b: 2 })).toEqual(["b"]);
});

it("writes nothing where nothing is new", () => {
  ask({ a: 1, b: 2 });
  const { ino } = statSync(file);
  ask({ b: 2, a: 1 });
  expect(statSync(file).ino).toBe(ino);
});

it("begins anew with a file that is broken, and leaves none behind where it cannot write", () => {
  ask({ a: 1 });
  writeFileSync(file, readFileSync(file).subarray(0, 7));
  expect(ask({ a: 1 })).toEqual(["a"]);
  rmSync(join(folder, "deep"), { recursive: true });
  writeFileSync(join(folder, "deep"), "a file where the folder should be");
  expect(ask({ a: 1 })).toEqual(["a"]);
  expect(existsSync(file)).toBe(false);
  expect(readdirSync(folder)).toEqual(["deep"]);
});
