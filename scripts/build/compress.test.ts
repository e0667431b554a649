import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, expect, it } from "vitest";
import { emptyFolder } from "../../tests/folder";
import { KeptFiles } from "../kept/kept-files";
import { compressTexts, writePage } from "./compress";

let folder: string;
beforeEach(() => {
  folder = emptyFolder();
});

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

it("takes what was compressed before, and compresses what has changed", async () => {
  const kept = new KeptFiles(emptyFolder());
  const file = join(folder, "index.html");
  /** The compressed forms of a text, in a folder where nothing else is. */
  const compressed = async (text: string, from?: KeptFiles) => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    writeFileSync(file, text);
    await compressTexts(folder, from);
    return [".br", ".gz"].map((ending) => readFileSync(file + ending));
  };
  const made = await compressed(TEXT, kept);
  // What is kept is all that can say so.
  for (const name of readdirSync(kept.folder)) writeFileSync(join(kept.folder, name), "kept");
  expect((await compressed(TEXT, kept)).map(String)).toEqual(["kept", "kept"]);
  const [, changed = Buffer.of()] = await compressed(`${TEXT}And more.`, kept);
  expect(gunzipSync(changed).toString()).toBe(`${TEXT}And more.`);
  expect(await compressed(TEXT)).toEqual(made);
});

it("leaves alone a page that has its compressed forms", async () => {
  const file = join(folder, "index.html");
  await writePage(file, Buffer.from(TEXT));
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(TEXT);
  writeFileSync(`${file}.gz`, "its own");
  await compressTexts(folder);
  expect(readFileSync(`${file}.gz`, "utf8")).toBe("its own");
});
