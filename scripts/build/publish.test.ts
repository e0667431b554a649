import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { emptyFolder } from "../../tests/folder";
import { publish } from "./publish";
import { moveFolder, prepareWorkFolders, removeFolder } from "./work-folders";

/** Above the largest process number that Linux gives (2^22): nobody runs under it. */
const DEAD = 999_999_999;

let root: string;
let dist: string;

beforeEach(() => {
  root = emptyFolder();
  dist = join(root, "dist");
});

function put(folder: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "page"), text);
}
const site = (folder = dist) => readFileSync(join(folder, "page"), "utf8");
const inBuild = () => readdirSync(join(root, ".build"));

it("puts the new site in the place of the earlier one, and leaves nothing else", () => {
  put(dist, "earlier");
  const folders = prepareWorkFolders(dist);
  put(folders.site, "new");
  publish(folders, dist);
  expect(site()).toBe("new");
  expect(inBuild()).toEqual([]);
});

it("puts the earlier site back when the new one cannot take its place", () => {
  put(dist, "earlier");
  const folders = prepareWorkFolders(dist);
  expect(() => publish(folders, dist)).toThrow("it is gone");
  expect(site()).toBe("earlier");
  expect(inBuild()).toEqual([]);
});

it("clears away what a killed build has left", () => {
  put(dist, "earlier");
  put(join(root, `.build/site-${DEAD}`), "half");
  put(join(root, `.build/earlier-${DEAD}`), "older");
  prepareWorkFolders(dist);
  expect(inBuild()).toEqual([]);
  expect(site()).toBe("earlier");
});

it("puts back the site of a build that was killed between its two renames", () => {
  put(join(root, `.build/earlier-${DEAD}`), "earlier");
  prepareWorkFolders(dist);
  expect(site()).toBe("earlier");
  expect(inBuild()).toEqual([]);
});

it("moves a folder once, however many builds find it at the same moment", () => {
  const earlier = join(root, "earlier");
  put(earlier, "earlier");
  expect(moveFolder(earlier, dist)).toBe("moved");
  expect(moveFolder(earlier, dist)).toBe("gone");
  put(earlier, "older");
  expect(moveFolder(earlier, dist)).toBe("taken");
  expect(site()).toBe("earlier");
  expect(() => moveFolder(earlier, join(dist, "page/below"))).toThrow("ENOTDIR");
});

it("leaves alone what a running build and other tools have made", () => {
  put(join(root, `.build/site-${process.ppid}`), "another's");
  put(join(root, ".build/bench-x"), "bench");
  prepareWorkFolders(dist);
  expect(inBuild()).toEqual(["bench-x", `site-${process.ppid}`]);
  expect(existsSync(dist)).toBe(false);
});

it("goes on where a folder that nobody needs cannot be removed, and names it", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  // Nothing can stand below a device.
  removeFolder("/dev/null/earlier");
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^\/dev\/null\/earlier .*cannot be removed \(ENOTDIR/)],
  ]);
  warn.mockRestore();
});
