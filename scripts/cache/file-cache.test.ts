import { statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { cacheIn } from "../../tests/cache";
import { emptyFolder } from "../../tests/empty-folder";
import { cachedFile } from "./disk-cache";

let folder: string;
beforeEach(() => {
  folder = join(emptyFolder(), "cache");
  cacheIn(folder);
});

/** Returns the cached text of a name, or else caches and returns the given text. */
const cachedText = async (name: string, text: string) =>
  String(await cachedFile(name, async () => Buffer.from(text)));

it("creates a file once", async () => {
  expect([
    await cachedText("name", "one"),
    await cachedText("name", "two"),
    await cachedText("other", "three"),
  ]).toEqual(["one", "one", "three"]);
});

it("marks a file as used", async () => {
  await cachedText("name", "one");
  utimesSync(join(folder, "name"), new Date(0), new Date(0));
  await cachedText("name", "two");
  expect(statSync(join(folder, "name")).mtimeMs).toBeGreaterThan(0);
});

it("continues without caching if it cannot write", async () => {
  writeFileSync(folder, "a file, not a folder");
  for (const text of ["one", "two"]) expect(await cachedText("name", text)).toBe(text);
});
