import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { format, stripVTControlCharacters } from "node:util";
import { vi } from "vitest";
import { RUN_FILE } from "../../scripts/command/run-file";
import { runCommand } from "../../scripts/user-error";

/** Output and exit code of a command. `err` has no colors, which the bundler writes to stderr even without a terminal. */
export interface Outcome {
  code: number | null;
  out: string;
  err: string;
}

/** Environment variables that the test runner sets, and a person's terminal does not. */
const RUNNER_ENV = ["GITHUB_ACTIONS", "CI", "NODE_ENV", "VITEST"];

/**
 * Runs a command in a project's folder as npm does, in a separate process: for tests of streams, signals and exit codes,
 * and for the bundler, which changes the process that it runs in. For everything else, `runHere` is faster.
 *
 * @param root a copy of the whole project, whose own commands are run, or any other project
 */
export async function run(root: string, script: string, ...args: string[]): Promise<Outcome> {
  const own = join(root, "scripts/run.mjs");
  const file = existsSync(own) ? own : RUN_FILE;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !RUNNER_ENV.includes(name)));
  const child = spawn(process.execPath, [file, script, ...args], { cwd: root, env });
  const [[code], out, err] = await Promise.all([
    once(child, "close"),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, out, err: stripVTControlCharacters(err) };
}

/** The main function of a command's script. */
export type Command = (root: string, args: string[]) => Promise<void>;

/** Runs a command's main function on a project in this process, and captures its output. */
export async function runHere(command: Command, root: string, ...args: string[]): Promise<Outcome> {
  const outcome: Outcome = { code: null, out: "", err: "" };
  const capture = (stream: "out" | "err") => (text: unknown) => {
    outcome[stream] += String(text);
    return true;
  };
  const captureLine =
    (stream: "out" | "err") =>
    (...words: unknown[]) =>
      void capture(stream)(`${format(...words)}\n`);
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation(capture("out")),
    vi.spyOn(process.stderr, "write").mockImplementation(capture("err")),
    vi.spyOn(console, "log").mockImplementation(captureLine("out")),
    vi.spyOn(console, "error").mockImplementation(captureLine("err")),
  ];
  const { exitCode } = process;
  process.exitCode = 0;
  try {
    await runCommand(() => command(root, args));
    return { ...outcome, code: Number(process.exitCode) };
  } finally {
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
  }
}

/** Returns a fingerprint of a folder: of every file's path and bytes. */
export function fingerprint(folder: string): string {
  const hash = createHash("sha256");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(file));
  return `${files.length} files, ${hash.digest("hex")}`;
}

/** Returns the entries that unfinished builds have left in a project's folder. */
export function leftovers(root: string): string[] {
  const folder = join(root, ".build");
  return existsSync(folder) ? readdirSync(folder) : [];
}
