import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { filesFolder, KeptFiles } from "./kept-files";
import { keepPage, keptPage } from "./kept-html";

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "kept-files-"));
});
afterEach(() => rmSync(parent, { recursive: true }));

const folderOf = (bundle: string, root = "/project", pages = 1) => filesFolder(root, bundle, pages, parent);

/** Lets a folder have been used so many minutes ago. */
function age(folder: string, minutes: number): void {
  const then = new Date(Date.now() - minutes * 60_000);
  utimesSync(folder, then, then);
}

it("gives what was kept under a key, and nothing under another", () => {
  new KeptFiles(folderOf("a")).keep("key", Buffer.from("text"));
  const kept = new KeptFiles(folderOf("a"));
  expect(kept.read("key")?.toString()).toBe("text");
  expect(kept.read("other")).toBeUndefined();
});

it("keeps nothing where it cannot be written, and goes on", () => {
  const kept = new KeptFiles(join(parent, "gone"));
  kept.keep("key", Buffer.from("text"));
  expect(kept.read("key")).toBeUndefined();
});

it("gives a page as it was kept, and none of which only half is there", () => {
  const kept = new KeptFiles(folderOf("a"));
  const page = { html: "<p>A page</p>", styles: [{ path: "assets/blocks/hero.css", css: "p{}" }] };
  keepPage(kept, "key", page);
  expect(keptPage(kept, "key")).toEqual(page);
  const bytes = kept.read("page key");
  kept.keep("page key", Buffer.from(bytes?.subarray(0, 20) ?? []));
  expect(keptPage(kept, "key")).toBeUndefined();
});

it("throws away what the bundle before the last one has left, of this project only", () => {
  const [first, second, other] = [folderOf("a"), folderOf("b"), folderOf("a", "/another")];
  age(first, 3);
  age(second, 2);
  age(other, 9);
  const third = folderOf("c");
  const left = readdirSync(parent).map((name) => join(parent, name));
  expect(left.sort()).toEqual([second, third, other].sort());
});

it("throws away a folder that edits have filled, the more pages the later", () => {
  const folder = folderOf("a");
  mkdirSync(folder, { recursive: true });
  for (let file = 0; file <= 1012; file += 1) writeFileSync(join(folder, String(file)), "");
  expect(readdirSync(folderOf("a", "/project", 2))).toHaveLength(1013);
  expect(readdirSync(folderOf("a"))).toEqual([]);
});
