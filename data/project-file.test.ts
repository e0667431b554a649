import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { emptyFolder } from "../tests/empty-folder";
import { projectText, unreadableReason } from "./project-file";
import { readDocument } from "./read-document";

let root: string;
beforeEach(() => {
  root = emptyFolder();
  mkdirSync(join(root, "project/pages/about"), { recursive: true });
  mkdirSync(join(root, "outside"));
  writeFileSync(join(root, "outside/secret.json"), '"a secret"');
  writeFileSync(join(root, "project/pages/home.json"), '\ufeff"home"');
});

const project = () => join(root, "project");
const link = (target: string, file: string) => symlinkSync(join(root, target), join(project(), file));

it("reads a file and a symbolic link to a file beside it", () => {
  link("project/pages/home.json", "pages/start.json");
  expect(projectText(project(), "pages/home.json")).toBe('"home"');
  expect(projectText(project(), "pages/start.json")).toBe('"home"');
});

it("does not follow a symbolic link out of the folder, to a file or a folder", () => {
  link("outside/secret.json", "pages/linked.json");
  link("outside", "pages/folder");
  for (const file of ["pages/linked.json", "pages/folder/secret.json", "pages/../../outside/secret.json"]) {
    expect(unreadableReason(project(), file)).toBe(
      "This is a symbolic link that points outside pages/. It was not read; put the file itself here.",
    );
    expect(projectText(project(), file)).toBeUndefined();
    const { text, diagnostics } = readDocument(project(), file);
    expect([text, diagnostics[0]?.message]).toEqual(["", unreadableReason(project(), file)]);
  }
});

it("reads a folder of the project that is a symbolic link", () => {
  link("outside", "data");
  expect(projectText(project(), "data/secret.json")).toBe('"a secret"');
});

it("rejects a pipe without waiting for it, and a folder", () => {
  execFileSync("mkfifo", [join(project(), "pages/pipe.json")]);
  expect(unreadableReason(project(), "pages/pipe.json")).toBe(
    "This is a pipe or a device; a file is expected.",
  );
  expect(unreadableReason(project(), "pages/about")).toBe("This is a folder; a file is expected.");
  expect(projectText(project(), "pages/pipe.json")).toBeUndefined();
});

it("returns undefined for a missing file", () => {
  expect(projectText(project(), "pages/gone.json")).toBeUndefined();
  expect(readDocument(project(), "pages/gone.json").diagnostics[0]?.message).toBe(
    "This file is missing, and the site needs it.",
  );
});
