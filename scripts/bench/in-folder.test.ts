import { EventEmitter } from "node:events";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { eventually } from "../../tests/eventually";
import { inFolder } from "./in-folder";

/** Starts a process of its own, which writes into the folder for ever, and notes its number. */
const PARENT = `
  const { spawn } = require("node:child_process");
  const { writeFileSync } = require("node:fs");
  const child = spawn(process.execPath, ["-e", \`
    const { mkdirSync, writeFileSync } = require("node:fs");
    setInterval(() => {
      mkdirSync("\${process.argv[1]}", { recursive: true });
      writeFileSync("\${process.argv[1]}/more", "");
    }, 1);
  \`]);
  writeFileSync(process.argv[1] + "/child", String(child.pid));
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "in-folder-"));
});

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("leaves neither a process nor the folder after %s", async (signal, code) => {
  const signals = new EventEmitter();
  const ended = inFolder(folder, ["-e", PARENT, folder], {}, signals);
  await eventually(() => expect(existsSync(join(folder, "more"))).toBe(true));
  const child = Number(readFileSync(join(folder, "child"), "utf8"));
  signals.emit(signal, signal);
  expect(await ended).toBe(code);
  await eventually(() => expect(isRunning(child)).toBe(false));
  expect(existsSync(folder)).toBe(false);
  expect(signals.eventNames()).toEqual([]);
});

it("gives the exit code of what ends by itself, and removes the folder", async () => {
  writeFileSync(join(folder, "file"), "");
  expect(await inFolder(folder, ["-e", "process.exit(3)"])).toBe(3);
  expect(existsSync(folder)).toBe(false);
});
