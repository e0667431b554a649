import type * as nodeFs from "node:fs";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { emptyFolder } from "../../tests/empty-folder";
import { moveFolder, prepareWorkFolders, publish, removeFolder } from "./publish";

const { renameSync: nodeRename } = await vi.importActual<typeof nodeFs>("node:fs");
vi.mock("node:fs", async (load) => {
  const fs = await load<typeof nodeFs>();
  return { ...fs, renameSync: vi.fn(fs.renameSync) };
});

/** Process id above the maximum of Linux (2^22), so no process has it. */
const UNUSED_PID = 999_999_999;

let root: string;
let dist: string;

beforeEach(() => {
  root = emptyFolder();
  dist = join(root, "dist");
});

function writePage(folder: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "page"), text);
}
const site = (folder = dist) => readFileSync(join(folder, "page"), "utf8");
const workFolders = () => readdirSync(join(root, ".build"));

it("replaces the previous site and leaves no work folders", () => {
  writePage(dist, "earlier");
  const folders = prepareWorkFolders(dist);
  writePage(folders.site, "new");
  publish(folders, dist);
  expect(site()).toBe("new");
  expect(workFolders()).toEqual([]);
});

it.each([
  ["previous site", 1],
  ["new site", 2],
])("copies the %s if it cannot be renamed", (_, failing) => {
  writePage(dist, "earlier");
  const folders = prepareWorkFolders(dist);
  writePage(folders.site, "new");
  const fail = () => {
    throw Object.assign(new Error("cross-device link"), { code: "EXDEV" });
  };
  for (const call of [1, 2]) {
    const rename = call === failing ? fail : nodeRename;
    vi.mocked(renameSync).mockImplementationOnce(rename);
  }
  publish(folders, dist);
  expect(site()).toBe("new");
  expect(workFolders()).toEqual([]);
});

it("restores the previous site if the new one cannot replace it", () => {
  writePage(dist, "earlier");
  const folders = prepareWorkFolders(dist);
  expect(() => publish(folders, dist)).toThrow("it is gone");
  expect(site()).toBe("earlier");
  expect(workFolders()).toEqual([]);
});

it("removes the leftovers of a killed build", () => {
  writePage(dist, "earlier");
  writePage(join(root, `.build/site-${UNUSED_PID}`), "half");
  writePage(join(root, `.build/earlier-${UNUSED_PID}`), "older");
  prepareWorkFolders(dist);
  expect(workFolders()).toEqual([]);
  expect(site()).toBe("earlier");
});

it("restores the site of a build that was killed between its two renames", () => {
  writePage(join(root, `.build/earlier-${UNUSED_PID}`), "earlier");
  prepareWorkFolders(dist);
  expect(site()).toBe("earlier");
  expect(workFolders()).toEqual([]);
});

it("moves a folder once, even if several builds find it simultaneously", () => {
  const earlier = join(root, "earlier");
  writePage(earlier, "earlier");
  expect(moveFolder(earlier, dist)).toBe("moved");
  expect(moveFolder(earlier, dist)).toBe("gone");
  writePage(earlier, "older");
  expect(moveFolder(earlier, dist)).toBe("taken");
  expect(site()).toBe("earlier");
  expect(() => moveFolder(earlier, join(dist, "page/below"))).toThrow("ENOTDIR");
});

it("keeps the folders of a running build and of other tools", () => {
  writePage(join(root, `.build/site-${process.ppid}`), "another's");
  writePage(join(root, ".build/bench-x"), "bench");
  prepareWorkFolders(dist);
  expect(workFolders()).toEqual(["bench-x", `site-${process.ppid}`]);
  expect(existsSync(dist)).toBe(false);
});

it("continues with a warning if an obsolete folder cannot be removed", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  // No path contains a null byte. Whether a missing folder below a file can be removed depends on Node's version.
  removeFolder("earlier\0");
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^earlier\0 .*cannot be removed \(ERR_INVALID_ARG_VALUE/)],
  ]);
  warn.mockRestore();
});
