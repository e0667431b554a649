import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { cacheIn } from "../../tests/cache";
import { emptyFolder } from "../../tests/empty-folder";
import { FILE_SUFFIXES, FinishedPageCache } from "./finished-page-cache";

const NEEDS = { sheets: ["/assets/static/hero.css"], classLists: ["hero"], isScripted: false, scripts: [] };

let root: string;
let site: string;
beforeEach(() => {
  root = emptyFolder();
  site = join(root, "pricing.html");
  cacheIn(root);
});

const open = () => new FinishedPageCache("bundle");

/** Finishes a page in a build. */
function finish(key: string, words = "A page"): void {
  const pages = open();
  for (const ending of FILE_SUFFIXES) writeFileSync(site + ending, words + ending);
  pages.store(key, site, { needs: NEEDS, style: "style" });
  pages.save();
}

/** Returns the texts of the files that another build restores for a key; undefined if the page is not cached. */
function taken(key: string): string[] | undefined {
  const other = join(root, "other", "pricing.html");
  rmSync(join(root, "other"), { recursive: true, force: true });
  const page = open().restore(key, other);
  if (!page) return existsSync(other) ? ["half a page"] : undefined;
  expect(page).toMatchObject({ needs: NEEDS, style: "style" });
  return FILE_SUFFIXES.map((ending) => readFileSync(other + ending, "utf8"));
}

it("restores a page with its compressed forms as an earlier build finished it", () => {
  finish("key");
  expect(taken("key")).toEqual(["A page", "A page.br", "A page.gz"]);
  expect(taken("other")).toBeUndefined();
});

it("keeps a page after its site is removed or rebuilt", () => {
  finish("key");
  rmSync(site);
  writeFileSync(site, "Another page");
  expect(taken("key")?.[0]).toBe("A page");
});

it("replaces the cached page of the same key", () => {
  finish("key");
  rmSync(site);
  finish("key", "A later page");
  expect(taken("key")?.[0]).toBe("A later page");
});

it("can be deleted during a build", () => {
  const pages = open();
  rmSync(pages.folder, { recursive: true });
  pages.save();
  finish("key");
  expect(taken("key")?.[0]).toBe("A page");
});

it.each(FILE_SUFFIXES)("rejects a page whose file %s was changed, truncated or removed", (ending) => {
  finish("key");
  writeFileSync(site + ending, "Edited by hand");
  expect(taken("key")).toBeUndefined();
  finish("key");
  truncateSync(join(root, "finished-bundle", `key${ending}`), 2);
  expect(taken("key")).toBeUndefined();
  finish("key");
  rmSync(join(root, "finished-bundle", `key${ending}`));
  expect(taken("key")).toBeUndefined();
});

it("stores no incomplete page, and does not mix the files of two builds", () => {
  finish("key");
  const pages = open();
  for (const ending of FILE_SUFFIXES) rmSync(site + ending);
  writeFileSync(site, "Another page");
  pages.store("key", site, { needs: NEEDS, style: "style" });
  pages.save();
  expect(taken("key")).toBeUndefined();
});

it("evicts pages that two builds have not requested", () => {
  finish("left");
  finish("asked for");
  const names = () => readdirSync(join(root, "finished-bundle")).filter((name) => !name.includes("."));
  expect(names().sort()).toEqual(["asked for", "left", "list"]);
  taken("asked for");
  finish("new");
  expect(names().sort()).toEqual(["asked for", "list", "new"]);
});

it("continues without caching if it cannot write", () => {
  const pages = open();
  rmSync(join(root, "finished-bundle"), { recursive: true });
  writeFileSync(site, "A page");
  pages.store("key", site, { needs: NEEDS, style: "style" });
  expect(taken("key")).toBeUndefined();
});
