import { readdirSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { emptyFolder } from "../../tests/folder";
import { FileCache } from "./kept-files";

let folder: string;
beforeEach(() => {
  folder = emptyFolder();
});

/** What is found under a key: the text that an earlier build has made, or the one that this build makes. */
const found = async (key: string, text: string) =>
  String(await new FileCache(folder).getOrCreate(key, async () => Buffer.from(text)));

it("makes once what is not kept under a key", async () => {
  expect([await found("key", "one"), await found("key", "two"), await found("other", "three")]).toEqual([
    "one",
    "one",
    "three",
  ]);
});

it("keeps nothing where it cannot be written, and goes on", async () => {
  const kept = new FileCache(folder);
  rmSync(folder, { recursive: true });
  for (const text of ["one", "two"])
    expect(String(await kept.getOrCreate("key", async () => Buffer.from(text)))).toBe(text);
});

it("throws away what nobody has asked for in a week", async () => {
  await found("old", "one");
  await found("asked for", "one");
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), new Date(0), new Date(0));
  await found("asked for", "two");
  await found("new", "one");
  new FileCache(folder).prune();
  expect([await found("old", "two"), await found("asked for", "two"), await found("new", "two")]).toEqual([
    "two",
    "one",
    "one",
  ]);
});
