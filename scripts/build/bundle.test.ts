import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { cacheFolder } from "../../schema/cache-file";
import { errorAt, FILE_START } from "../../schema/diagnostic";
import { cacheIn } from "../../tests/cache";
import { emptyFolder } from "../../tests/empty-folder";
import { bundle } from "./bundle";

let root: string;
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

beforeEach(() => {
  root = emptyFolder();
  for (const folder of ["blocks/hero", "renderer", "public"])
    mkdirSync(join(root, folder), { recursive: true });
  write("blocks/hero/block.css", ".hero {}");
  write("vite.config.ts", "export default {};");
  cacheIn(join(root, "kept"));
});

let builds = 0;

/** Builds into a new folder; returns its content, and whether the bundler ran. */
async function build(): Promise<[text: string, isNew: boolean]> {
  builds += 1;
  const outDir = join(root, `out-${builds}`);
  const run = vi.fn(async () => {
    mkdirSync(join(outDir, "client"), { recursive: true });
    writeFileSync(join(outDir, "client/entry.js"), readFileSync(join(root, "blocks/hero/block.css")));
    return [];
  });
  await bundle(root, outDir, run);
  return [readFileSync(join(outDir, "client/entry.js"), "utf8"), run.mock.calls.length > 0];
}

it("bundles the same sources once, in any folder", async () => {
  expect(await build()).toEqual([".hero {}", true]);
  expect(await build()).toEqual([".hero {}", false]);
  const copy = emptyFolder();
  cpSync(root, copy, { recursive: true });
  root = copy;
  expect(await build()).toEqual([".hero {}", false]);
});

it.each([
  ["a style", () => write("blocks/hero/block.css", ".hero { color: red }")],
  ["an added file", () => write("public/robots.txt", "")],
  ["the bundler's settings", () => write("vite.config.ts", "export default { base: '/' };")],
  ["a built-in address", () => vi.stubEnv("VITE_SITE_URL", "https://pingo.example")],
  ["a file with such addresses", () => write(".env", "VITE_SITE_URL=https://pingo.example")],
])("bundles again after a change of %s", async (_, change) => {
  await build();
  change();
  expect(await build()).toEqual([readFileSync(join(root, "blocks/hero/block.css"), "utf8"), true]);
});

it("bundles again with other code, and always if its version is unknown", async () => {
  await build();
  cacheIn(cacheFolder(), "2");
  expect(await build()).toEqual([".hero {}", true]);
  const before = readdirSync(cacheFolder());
  const outDir = join(root, "out");
  const run = vi.fn(async () => []);
  vi.stubGlobal("codeVersion", undefined);
  await bundle(root, outDir, run);
  expect(run).toHaveBeenCalled();
  expect(readdirSync(cacheFolder())).toEqual(before);
});

it("works without the optional folders of the bundler", async () => {
  rmSync(join(root, "public"), { recursive: true });
  expect(await build()).toEqual([".hero {}", true]);
  expect(await build()).toEqual([".hero {}", false]);
});

it("does not cache a failed bundle", async () => {
  const faults = [errorAt("a.tsx", FILE_START, { rule: "bundle", message: "No." })];
  const failed = await bundle(root, join(root, "out"), async () => faults);
  expect(failed).toEqual({ faults, key: undefined });
  const run = () => Promise.reject(new Error("no"));
  await expect(bundle(root, join(root, "out"), run)).rejects.toThrow("no");
  expect(await build()).toEqual([".hero {}", true]);
});

it("does not cache a bundle whose sources have changed meanwhile", async () => {
  const run = async () => {
    write("blocks/hero/block.css", ".later {}");
    return [];
  };
  mkdirSync(join(root, "out"));
  await bundle(root, join(root, "out"), run);
  write("blocks/hero/block.css", ".hero {}");
  expect(await build()).toEqual([".hero {}", true]);
});
