import { readdirSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { emptyFolder } from "../../tests/empty-folder";
import { FileCache } from "./file-cache";

let folder: string;
beforeEach(() => {
  folder = emptyFolder();
});

/** Returns the cached text of a key, or else caches and returns the given text. */
const cachedText = async (key: string, text: string) =>
  String(await new FileCache(folder).getOrCreate(key, async () => Buffer.from(text)));

it("creates the data of a key once", async () => {
  expect([
    await cachedText("key", "one"),
    await cachedText("key", "two"),
    await cachedText("other", "three"),
  ]).toEqual(["one", "one", "three"]);
});

it("continues without caching if it cannot write", async () => {
  const cache = new FileCache(folder);
  rmSync(folder, { recursive: true });
  for (const text of ["one", "two"])
    expect(String(await cache.getOrCreate("key", async () => Buffer.from(text)))).toBe(text);
});

it("evicts data that has not been requested for a week", async () => {
  await cachedText("old", "one");
  await cachedText("asked for", "one");
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), new Date(0), new Date(0));
  await cachedText("asked for", "two");
  await cachedText("new", "one");
  new FileCache(folder).prune();
  expect([
    await cachedText("old", "two"),
    await cachedText("asked for", "two"),
    await cachedText("new", "two"),
  ]).toEqual(["two", "one", "one"]);
});
