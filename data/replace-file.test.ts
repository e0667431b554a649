import { linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { emptyFolder } from "../tests/empty-folder";
import { replaceFile } from "./replace-file";

let folder: string;
const pathOf = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(pathOf(name), "utf8");

beforeEach(() => {
  folder = emptyFolder();
  writeFileSync(pathOf("page.json"), "old");
});

it("writes the text to another file, which takes the place of the old one", () => {
  linkSync(pathOf("page.json"), pathOf("same.json"));
  replaceFile(pathOf("page.json"), "new");
  expect([read("page.json"), read("same.json")]).toEqual(["new", "old"]);
});

it("creates a file and its folders", () => {
  replaceFile(pathOf("a/b.json"), "new");
  expect(read("a/b.json")).toBe("new");
});

it("replaces a link, and leaves its target unchanged", () => {
  symlinkSync("page.json", pathOf("link.json"));
  replaceFile(pathOf("link.json"), "new");
  expect([read("page.json"), read("link.json")]).toEqual(["old", "new"]);
});

it("leaves no temporary file if it fails", () => {
  mkdirSync(pathOf("folder.json"));
  expect(() => replaceFile(pathOf("folder.json"), "new")).toThrow();
  expect(readdirSync(folder).sort()).toEqual(["folder.json", "page.json"]);
});
