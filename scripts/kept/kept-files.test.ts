import { readdirSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { emptyFolder } from "../../tests/folder";
import { KeptFiles } from "./kept-files";

let folder: string;
beforeEach(() => {
  folder = emptyFolder();
});

it("gives what was kept under a key, and nothing under another", () => {
  new KeptFiles(folder).keep("key", Buffer.from("text"));
  const kept = new KeptFiles(folder);
  expect(kept.read("key")?.toString()).toBe("text");
  expect(kept.read("other")).toBeUndefined();
});

it("keeps nothing where it cannot be written, and goes on", () => {
  const kept = new KeptFiles(folder);
  rmSync(folder, { recursive: true });
  kept.keep("key", Buffer.from("text"));
  expect(kept.read("key")).toBeUndefined();
});

it("makes what is not kept, once", async () => {
  const make = vi.fn(async () => Buffer.from("made"));
  for (const _ of ["first", "second"])
    expect((await new KeptFiles(folder).get("key", make)).toString()).toBe("made");
  expect(make).toHaveBeenCalledOnce();
});

it("throws away what nobody has asked for in a week", () => {
  const kept = new KeptFiles(folder);
  for (const key of ["old", "asked for", "new"]) kept.keep(key, Buffer.from(key));
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), new Date(0), new Date(0));
  kept.read("asked for");
  kept.keep("new", Buffer.from("new"));
  kept.prune();
  expect(["old", "asked for", "new"].map((key) => kept.read(key)?.toString())).toEqual([
    undefined,
    "asked for",
    "new",
  ]);
});
