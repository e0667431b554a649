import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { compressTexts } from "./compress";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compress-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const TEXT = "A number that is answered. ".repeat(100);

it("writes texts compressed beside themselves, at every depth", async () => {
  mkdirSync(join(folder, "assets/chunks"), { recursive: true });
  const names = ["index.html", "assets/chunks/a.js", "site.webmanifest"];
  for (const name of names) writeFileSync(join(folder, name), TEXT);
  await compressTexts(folder);
  for (const name of names) {
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString()).toBe(TEXT);
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString()).toBe(TEXT);
  }
});

it("leaves alone what is small, a picture, or the configuration of a host", async () => {
  writeFileSync(join(folder, "robots.txt"), "Allow: /");
  for (const name of ["icon.png", "font.woff2", "_headers"]) writeFileSync(join(folder, name), TEXT);
  await compressTexts(folder);
  expect(readdirSync(folder).sort()).toEqual(["_headers", "font.woff2", "icon.png", "robots.txt"]);
});
