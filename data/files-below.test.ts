import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { emptyFolder } from "../tests/empty-folder";
import { filesBelow } from "./files-below";

let root: string;

beforeEach(() => {
  root = emptyFolder();
  mkdirSync(join(root, "pages/blog/empty"), { recursive: true });
  for (const file of ["pages/pricing.json", "pages/blog/a.json", "note.txt"])
    writeFileSync(join(root, file), "");
});

it("lists files by their path from the root, without folders", () => {
  expect(filesBelow(root, "pages")).toEqual(["pages/blog/a.json", "pages/pricing.json"]);
  expect(filesBelow(root, ".")).toEqual(["note.txt", "pages/blog/a.json", "pages/pricing.json"]);
});

it("lists a symbolic link without following it", () => {
  symlinkSync(join(root, "pages"), join(root, "pages/blog/all"));
  expect(filesBelow(root, "pages/blog")).toEqual(["pages/blog/a.json", "pages/blog/all"]);
});

it("returns an empty list for a missing folder", () => {
  expect(filesBelow(root, "blocks")).toEqual([]);
  expect(filesBelow(root, "note.txt")).toEqual([]);
});

it("ignores files of tools, such as an editor's lock file", () => {
  symlinkSync("me@machine.1:2", join(root, "pages/.#pricing.json"));
  writeFileSync(join(root, "pages/blog/._a.json"), "");
  writeFileSync(join(root, "pages/.json"), "");
  expect(filesBelow(root, "pages")).toEqual(["pages/.json", "pages/blog/a.json", "pages/pricing.json"]);
});
