import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** What a command said and how it ended. */
export interface Outcome {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a Node program in a project's folder, as a person's terminal would: without what this test's own runner has set. */
function runNode(root: string, args: readonly string[]): Promise<Outcome> {
  const { GITHUB_ACTIONS: _actions, CI: _ci, NODE_ENV: _mode, VITEST: _vitest, ...env } = process.env;
  const child = spawn(process.execPath, args, { cwd: root, env });
  const outcome: Outcome = { code: null, out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => {
    outcome.out += stripVTControlCharacters(chunk.toString());
  });
  child.stderr.on("data", (chunk: Buffer) => {
    outcome.err += stripVTControlCharacters(chunk.toString());
  });
  return new Promise((resolve) => {
    child.on("close", (code) => resolve({ ...outcome, code }));
  });
}

/** Runs a command of scripts/, as npm does. */
export const run = (root: string, script: string, ...args: string[]): Promise<Outcome> =>
  runNode(root, ["--import", "tsx", `scripts/${script}.ts`, ...args]);

/** Runs one test file of the project. */
export const runTests = (root: string, file: string, name: string): Promise<Outcome> =>
  runNode(root, ["node_modules/vitest/vitest.mjs", "run", file, "-t", name]);

/** A fingerprint of a folder: every file's path and bytes. */
export function fingerprint(folder: string): string {
  const hash = createHash("sha256");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(file));
  return `${files.length} files, ${hash.digest("hex")}`;
}

/** What unfinished builds have left in a project's folder. */
export function leftovers(root: string): string[] {
  const folder = join(root, ".build");
  return existsSync(folder) ? readdirSync(folder) : [];
}
