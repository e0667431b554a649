import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, expect, it } from "vitest";
import { emptyFolder } from "../../tests/empty-folder";
import { compressScripts, compressTexts, writePage } from "./compress";

let folder: string;
beforeEach(() => {
  folder = emptyFolder();
});

const TEXT = "A number that is answered. ".repeat(100);

it("writes compressed texts next to the originals, at every depth", async () => {
  mkdirSync(join(folder, "assets/chunks"), { recursive: true });
  const names = ["index.html", "assets/chunks/a.js", "site.webmanifest"];
  for (const name of names) writeFileSync(join(folder, name), TEXT);
  await compressTexts(folder);
  for (const name of names) {
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString()).toBe(TEXT);
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString()).toBe(TEXT);
  }
});

it("skips small files, pictures and host configuration", async () => {
  writeFileSync(join(folder, "robots.txt"), "Allow: /");
  for (const name of ["icon.png", "font.woff2", "_headers"]) writeFileSync(join(folder, name), TEXT);
  await compressTexts(folder);
  expect(readdirSync(folder).sort()).toEqual(["_headers", "font.woff2", "icon.png", "robots.txt"]);
});

it("compresses scripts better than other texts, and only once", async () => {
  mkdirSync(join(folder, "assets"));
  const file = join(folder, "assets/a.js");
  writeFileSync(file, readFileSync(join(import.meta.dirname, "compress.ts")));
  await compressTexts(folder);
  const quick = readFileSync(`${file}.br`);
  await compressScripts(folder);
  const best = readFileSync(`${file}.br`);
  expect(best.length).toBeLessThan(quick.length);
  await compressTexts(folder);
  expect(readFileSync(`${file}.br`)).toEqual(best);
});

it("skips a page that has its compressed forms", async () => {
  const file = join(folder, "index.html");
  await writePage(file, Buffer.from(TEXT));
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(TEXT);
  writeFileSync(`${file}.gz`, "its own");
  await compressTexts(folder);
  expect(readFileSync(`${file}.gz`, "utf8")).toBe("its own");
});
